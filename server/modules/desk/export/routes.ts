import type { Connection } from '../../../database/database.ts'
import type { Rates } from '../../../domain/rate/rates.ts'
import { csv, csvType } from '../../../files/csv.ts'
import { rowsInPortions, sendTable, tableName } from '../../../files/sendTable.ts'
import { decimalCell, emptyCell, textCell, type Cell } from '../../../files/sheetXml.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { appendEntry } from '../../../trail/appendEntry.ts'
import { operatorOf } from '../operator.ts'
import type { DeskParts } from '../parts.ts'
import { exportLists } from './lists.ts'
import type { deskExportOperations } from './schema.ts'

/** What a table is made of. */
type ExportParts = Pick<DeskParts, 'database'> & { readonly rates: () => Rates }

/**
 * Lists of the desk as tables, each in the order of its page and narrowed as that is. Who took one is written down before its first
 * row goes out: what leaves the desk is looked at elsewhere.
 */
export const deskExportHandlers = ({
  database,
  rates,
}: ExportParts): Handlers<typeof deskExportOperations> => ({
  async exportDeskList({ params: { list }, query: filter }, context, { reply }) {
    const { viewer, at } = context
    const db: Connection = context.db
    const { columns, cursor, read } = exportLists[list]
    type Item = Awaited<ReturnType<typeof read>>['items'][number]
    const portion = (last: Item | undefined, limit: number) =>
      read(db, {
        filter,
        after: last === undefined ? undefined : String(last[cursor ?? '']),
        limit,
        reader: viewer.userId,
        rates,
        at,
      })
    // What it is narrowed by is looked at before anything is told.
    await portion(undefined, 1)
    const actor = await operatorOf(context)
    await database.transaction(tx =>
      appendEntry(
        tx,
        actor,
        {
          deed: 'export_list',
          subjectKind: 'list',
          subjectId: list,
          subjectLabel: list,
          // What was searched for may be somebody's own: that there was a search is enough.
          after: { state: filter.state ?? null, is_searched: filter.search !== undefined },
        },
        at,
      ),
    )
    return sendTable(reply, {
      type: csvType,
      name: tableName({ word: list, extension: 'csv' }, at),
      content: csv({
        // Names of the wire, and the signs that go with them.
        language: 'en',
        columns: columns.map(title => ({ title, width: title.length })),
        rows: rowsInPortions<Item>(
          async (last, limit) =>
            // A list that comes whole has been told with its first portion.
            cursor === null && last !== undefined ? [] : (await portion(last, limit)).items,
          item => columns.map(name => cellOf(item[name])),
        ),
      }),
    })
  },
})

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return emptyCell
  if (typeof value === 'number') return decimalCell(String(value))
  if (typeof value === 'string' || typeof value === 'boolean') return textCell(String(value))
  if (Array.isArray(value) && value.every(one => typeof one === 'string')) return textCell(value.join(' '))
  return textCell(JSON.stringify(value))
}
