import type { swapResources as english } from '../en/swapResources.ts'
import { errorSwap } from './errorSwap.ts'
import { swap } from './swap.ts'

/** The namespaces of Russian that only the page of swaps says; the type keeps them the same as the English ones. */
export const swapResources: Record<keyof typeof english, object> = { errorSwap, swap }
