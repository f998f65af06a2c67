import type { merchantResources as english } from '../en/merchantResources.ts'
import { errorStore } from './errorStore.ts'
import { merchant } from './merchant.ts'

/** The namespaces of Russian that only the pages of stores say; the type keeps them the same as the English ones. */
export const merchantResources: Record<keyof typeof english, object> = { errorStore, merchant }
