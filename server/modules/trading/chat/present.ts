import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { describeFiles } from '../../../files/files.ts'
import type { TradeRow } from '../record/tradeMapping.ts'
import { marksOf } from './readMarks.ts'
import type { TradeMarkTable, TradeMessageTable } from './tables.ts'

/** Messages as the wire shows them to one reader, with the marks of the others. */
export async function presentMessages(
  db: Connection,
  trade: TradeRow,
  rows: readonly TradeMessageTable[],
  viewerId: UserId,
) {
  const marks = await marksOf(db, trade)
  const around = await aroundMessages(db, rows)
  return rows.map(row => ({
    ...plainMessage(row, around),
    is_mine: row.author_id === viewerId,
    client_id: row.author_id === viewerId ? row.client_id : null,
    ...marked(row, marks),
  }))
}

/** Names and files of messages. */
export interface AroundMessages {
  readonly nameOf: (authorId: UserId) => string | null
  readonly files: Awaited<ReturnType<typeof describeFiles>>
}

/** Reads the names and files of messages. */
export async function aroundMessages(
  db: Connection,
  rows: readonly Pick<TradeMessageTable, 'author_id' | 'attachment_id'>[],
): Promise<AroundMessages> {
  const authors = [...new Set(rows.flatMap(row => (row.author_id ? [row.author_id] : [])))]
  const names =
    authors.length === 0
      ? []
      : await db.selectFrom('app_user').select(['id', 'user_name']).where('id', 'in', authors).execute()
  const known = new Map(names.map(row => [row.id, row.user_name]))
  const files = await describeFiles(
    db,
    rows.flatMap(row => (row.attachment_id ? [row.attachment_id] : [])),
  )
  return { nameOf: id => known.get(id) ?? null, files }
}

/** A message as it is for everybody but its author, before anybody has received it. */
export function plainMessage(row: Omit<TradeMessageTable, 'pinned_by'>, { nameOf, files }: AroundMessages) {
  const file = row.attachment_id ? files.get(row.attachment_id) : undefined
  return {
    id: row.id,
    trade_id: row.trade_id,
    author: row.author,
    author_name: row.author_id ? nameOf(row.author_id) : null,
    is_mine: false,
    text: row.text,
    attachment: file ? { ...file, url: `/api/v1/attachments/${file.id}` } : null,
    system: row.system_code
      ? { code: row.system_code, amount: row.system_amount, asset: row.system_asset }
      : null,
    client_id: null as string | null,
    created_at: row.created_at.toISOString(),
    delivered_at: null as string | null,
    read_at: null as string | null,
    is_pinned: row.pinned_at !== null,
  }
}

/** When anybody but the author received and read a message. */
function marked(row: TradeMessageTable, marks: readonly TradeMarkTable[]) {
  const others = marks.filter(mark => mark.user_id !== row.author_id)
  const delivered = others.find(mark => mark.delivered_up_to !== null && mark.delivered_up_to >= row.id)
  const read = others.find(mark => mark.read_up_to !== null && mark.read_up_to >= row.id)
  return {
    delivered_at: delivered?.delivered_at?.toISOString() ?? null,
    read_at: read?.read_at?.toISOString() ?? null,
  }
}
