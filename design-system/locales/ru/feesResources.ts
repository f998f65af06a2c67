import type { feesResources as english } from '../en/feesResources.ts'
import { fees } from './fees.ts'

/** The namespaces of Russian that only the page of fees says; the type keeps them the same as the English ones. */
export const feesResources: Record<keyof typeof english, object> = { fees }
