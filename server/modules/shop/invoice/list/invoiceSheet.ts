import { cellsIn, headOf } from '../../../../files/sendTable.ts'
import { inEachLocale } from '../../../../locales/localeTable.ts'
import type { ServerLocale } from '../../../../locales/wording.ts'
import { decimalCell, textCell, type Cell } from '../../../../files/sheetXml.ts'
import { clocksOf } from '../../../money/wallet/historySheet.ts'
import type { StoreRow } from '../../store/tables.ts'
import type { ListedInvoice } from './listInvoices.ts'
import { presentInvoice } from '../present.ts'
import type { InvoiceColumn } from '../../../../locales/invoiceSheetWords.ts'

const widths = {
  created: 20,
  status: 22,
  title: 40,
  reference: 20,
  email: 30,
  amount: 18,
  asset: 8,
  received: 18,
  coin: 8,
  paid: 20,
  id: 20,
} as const satisfies Record<InvoiceColumn, number>

/** The words of the table of invoices. */
export const sheetWords = inEachLocale(words => words.invoiceSheet)

/** The head of the table, in a language. */
export const columnsOf = (locale: ServerLocale, timeZone: string) =>
  headOf(widths, sheetWords[locale].column, timeZone)

/** Makes the rows of invoices, in a language and by the clocks of a zone. */
export function rowsOf(
  locale: ServerLocale,
  timeZone: string,
  store: StoreRow,
): (row: ListedInvoice) => Cell[] {
  const shownBy = clocksOf(timeZone)
  const momentCell = (at: Date | null): Cell =>
    at === null ? { kind: 'empty' } : { kind: 'moment', at: shownBy(at) }
  return row => {
    const invoice = presentInvoice(row, store)
    const cells: Record<InvoiceColumn, Cell> = {
      created: momentCell(row.created_at),
      status: textCell(sheetWords[locale].status[invoice.status]),
      title: textCell(row.title),
      reference: textCell(row.reference),
      email: textCell(row.payer_email),
      amount: decimalCell(invoice.amount.amount),
      asset: textCell(row.asset),
      received: decimalCell(invoice.received.amount),
      coin: textCell(row.coin),
      paid: momentCell(row.paid_at),
      id: textCell(row.unique_id),
    }
    return cellsIn(widths, cells)
  }
}
