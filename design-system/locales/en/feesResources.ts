import { fees } from './fees.ts'

/** The namespaces of English that only the page of fees says: they come with it. */
export const feesResources = { fees } as const
