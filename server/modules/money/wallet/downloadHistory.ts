import type { Connection } from '../../../database/database.ts'
import type { SignedContext } from '../../../kernel/context.ts'
import type { Wire } from '../../../kernel/handlers.ts'
import type { Input } from '../../../kernel/operation.ts'
import type { Cell } from '../../../files/sheetXml.ts'
import { sendTable, tableName } from '../../../files/sendTable.ts'
import { workbook, workbookType } from '../../../files/workbook.ts'
import type { MovementCursor } from '../../../ledger/movements.ts'
import { walletViewOf } from './walletView.ts'
import { historyPage, type HistoryView } from './historyPage.ts'
import { columnsOf, historyWords, rowsOf } from './historySheet.ts'
import { daysOf, readFilter, zoneOf, type ReadFilter } from './movementFilter.ts'
import type { IsSimulated } from './present.ts'
import type { walletOperations } from './schema.ts'

/** Movements that are read, and held, at a time. */
const portion = 1000

/** Sends the caller's movements as a spreadsheet, as fast as it is taken. */
export async function downloadHistory(
  { isSimulated }: { readonly isSimulated: IsSimulated },
  { query }: Input<typeof walletOperations.downloadTransactions>,
  { viewer: { userId }, db, locale, at }: SignedContext,
  { reply }: Wire,
): Promise<unknown> {
  const own = await walletViewOf(db, userId)
  const timeZone = zoneOf(query.time_zone, own.timeZone)
  const filter = await readFilter(db, userId, query, timeZone)
  const language = query.locale ?? locale
  const words = historyWords[language]
  const makeRow = rowsOf(language, timeZone)
  const view = { userId, fiat: own.fiat, isSimulated }
  const file = workbook({
    name: words.sheet,
    columns: columnsOf(language, timeZone),
    rows: portionsOf(db, view, filter, items => items.map(makeRow)),
  })
  const name = tableName({ word: words.file, extension: 'xlsx', ...daysOf(query) }, at)
  return sendTable(reply, { type: workbookType, name, content: file })
}

type Page = Awaited<ReturnType<typeof historyPage>>

/** Each portion is read when the one before it was taken. */
async function* portionsOf(
  db: Connection,
  view: HistoryView,
  filter: ReadFilter,
  made: (items: Page['items']) => (readonly Cell[])[],
): AsyncGenerator<(readonly Cell[])[]> {
  let before: MovementCursor | null | undefined
  while (before !== null) {
    const page: Page = await historyPage(db, view, { ...filter, limit: portion, ...(before && { before }) })
    before = page.next
    yield made(page.items)
    page.items.length = 0
  }
}
