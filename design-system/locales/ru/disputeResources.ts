import type { disputeResources as english } from '../en/disputeResources.ts'
import { dispute } from './dispute.ts'

/** The namespaces of Russian that only these pages say; the type keeps them the same as the English ones. */
export const disputeResources: Record<keyof typeof english, object> = { dispute }
