import { errorSwap } from './errorSwap.ts'
import { swap } from './swap.ts'

/** The namespaces of English that only the page of swaps says: they come with it. */
export const swapResources = { errorSwap, swap } as const
