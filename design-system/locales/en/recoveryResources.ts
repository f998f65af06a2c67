import { confirmation } from './confirmation.ts'
import { recovery } from './recovery.ts'

/** Words of pages that a link in a letter leads to. */
export const recoveryResources = { recovery, confirmation } as const
