import type { reputationResources as english } from '../en/reputationResources.ts'
import { reputation } from './reputation.ts'

/** The namespace of Russian that only the page about reputation says; the type keeps it the same as the English one. */
export const reputationResources: Record<keyof typeof english, object> = { reputation }
