import type { merchantInvoiceResources as english } from '../en/merchantInvoiceResources.ts'
import { download } from './download.ts'
import { errorInvoice } from './errorInvoice.ts'
import { merchantInvoice } from './merchantInvoice.ts'

/** The namespaces of Russian that only a store’s pages of invoices say; the type keeps them the same as the English ones. */
export const merchantInvoiceResources: Record<keyof typeof english, object> = {
  download,
  errorInvoice,
  merchantInvoice,
}
