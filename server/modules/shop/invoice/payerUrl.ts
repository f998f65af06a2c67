import { localePrefix } from '../../../locales/localeTable.ts'
import type { InvoiceRow } from './tables.ts'

/** Where an invoice is paid, in its language. */
export const payerUrl = (
  origin: string,
  { unique_id: id, locale }: Pick<InvoiceRow, 'unique_id' | 'locale'>,
) => `${origin}${localePrefix(locale)}/invoice/${id}`
