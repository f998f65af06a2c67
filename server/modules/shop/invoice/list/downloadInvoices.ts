import { csv, csvType } from '../../../../files/csv.ts'
import { rowsInPortions, sendTable, tableName } from '../../../../files/sendTable.ts'
import { workbook, workbookType } from '../../../../files/workbook.ts'
import type { SignedContext } from '../../../../kernel/context.ts'
import type { Wire } from '../../../../kernel/handlers.ts'
import type { Input } from '../../../../kernel/operation.ts'
import { walletViewOf } from '../../../money/wallet/walletView.ts'
import { zoneOf } from '../../../money/wallet/movementFilter.ts'
import { readFilter } from './readInvoices.ts'
import { listInvoices, type ListedInvoice } from './listInvoices.ts'
import type { invoiceOperations } from '../schema.ts'
import { columnsOf, rowsOf, sheetWords } from './invoiceSheet.ts'

const formats = {
  csv: { type: csvType, make: csv },
  xlsx: { type: workbookType, make: workbook },
} as const

/** Sends the invoices of a filter as a table, as fast as it is taken. */
export async function downloadInvoices(
  { query }: Input<typeof invoiceOperations.downloadInvoices>,
  { viewer: { userId }, db, locale, at }: SignedContext,
  { reply }: Wire,
): Promise<unknown> {
  const own = await walletViewOf(db, userId)
  const timeZone = zoneOf(query.time_zone, own.timeZone)
  const filter = await readFilter(db, userId, query, timeZone)
  const language = query.locale ?? locale
  const words = sheetWords[language]
  const format = query.format ?? 'xlsx'
  const { type, make } = formats[format]
  const file = make({
    name: words.sheet,
    language,
    columns: columnsOf(language, timeZone),
    rows: rowsInPortions<ListedInvoice>(
      (last, limit) => listInvoices(db, filter, { before: last?.id, limit }),
      rowsOf(language, timeZone, filter.store),
    ),
  })
  const name = tableName({ word: words.file, extension: format }, at)
  return sendTable(reply, { type, name, content: file })
}
