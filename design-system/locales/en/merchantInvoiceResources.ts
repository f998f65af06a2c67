import { download } from './download.ts'
import { errorInvoice } from './errorInvoice.ts'
import { merchantInvoice } from './merchantInvoice.ts'

/** The namespaces of English that only a store’s pages of invoices say: they come with them. */
export const merchantInvoiceResources = { download, errorInvoice, merchantInvoice } as const
