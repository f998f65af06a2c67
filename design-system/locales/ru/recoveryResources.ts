import type { recoveryResources as english } from '../en/recoveryResources.ts'
import { confirmation } from './confirmation.ts'
import { recovery } from './recovery.ts'

export const recoveryResources: Record<keyof typeof english, object> = { recovery, confirmation }
