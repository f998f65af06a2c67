import { errorStore } from './errorStore.ts'
import { merchant } from './merchant.ts'

/** The namespaces of English that only the pages of stores say: they come with them. */
export const merchantResources = { errorStore, merchant } as const
