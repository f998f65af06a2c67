import type { invoiceResources as english } from '../en/invoiceResources.ts'
import { invoice } from './invoice.ts'

/** The namespaces of Russian that only the page of a payer says; the type keeps them the same as the English ones. */
export const invoiceResources: Record<keyof typeof english, object> = { invoice }
