import { invoice } from './invoice.ts'

/** The namespaces of English that only the page of a payer, and its preview, say: they come with it. */
export const invoiceResources = { invoice } as const
