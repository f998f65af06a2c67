import { sql } from 'kysely'
import { tellChat, tellUser } from '../../../cable/publishEvents.ts'
import type { Connection, Tx } from '../../../database/database.ts'
import type { MessageId, UserId } from '../../../domain/identifier/identifier.ts'
import { lockTrade } from '../record/lockTrade.ts'
import type { TradeRow } from '../record/tradeMapping.ts'
import type { TradeMarkTable } from './tables.ts'
import { unreadByTrade } from './unreadByTrade.ts'

/** As what somebody reads. */
export type Reader = 'buyer' | 'seller' | 'arbiter'

/** The marks of everybody on a conversation. */
export const marksOf = (db: Connection, trade: TradeRow): Promise<TradeMarkTable[]> =>
  db.selectFrom('trade_mark').selectAll().where('trade_id', '=', trade.id).execute()

/**
 * Marks the conversation as delivered, or also as read, up to a message. Marks only go forward. The others are told.
 * @returns how many messages are still unread
 */
export async function markUpTo(
  tx: Tx,
  mark: {
    readonly trade: TradeRow
    readonly userId: UserId
    readonly reader: Reader
    readonly upTo: MessageId
    readonly isRead: boolean
    readonly at: Date
  },
): Promise<number> {
  const { trade, userId, reader, upTo, isRead, at } = mark
  // The row orders it with what is said now: what is told last of the unread is true.
  if (isRead) await lockTrade(tx, trade.id)
  const known = await tx
    .selectFrom('trade_message')
    .select('id')
    .where('trade_id', '=', trade.id)
    .where('id', '=', upTo)
    .executeTakeFirst()
  const isMoved = known !== undefined && (await moveMark(tx, mark)).numAffectedRows === 1n
  const unread = (await unreadByTrade(tx, [trade.id], userId)).get(trade.id) ?? 0
  if (isMoved) {
    // Every tab of the reader, in the order of what else is told of the trade.
    if (isRead) tellUser(tx, userId, 'trade_read', { trade_id: trade.id, unread_count: unread })
    tellChat(tx, trade.id, 'messages_read', {
      trade_id: trade.id,
      reader,
      up_to_id: upTo,
      delivered_at: at.toISOString(),
      read_at: isRead ? at.toISOString() : null,
    })
  }
  return unread
}

async function moveMark(tx: Tx, { trade, userId, upTo, isRead, at }: Parameters<typeof markUpTo>[1]) {
  const read = isRead ? upTo : null
  const readAt = isRead ? at : null
  const { numAffectedRows } = await sql`
    insert into trade_mark as m (trade_id, user_id, delivered_up_to, delivered_at, read_up_to, read_at)
    values (${trade.id}, ${userId}, ${upTo}::uuid, ${at}, ${read}::uuid, ${readAt})
    on conflict (trade_id, user_id) do update set
      delivered_up_to = greatest(m.delivered_up_to, excluded.delivered_up_to),
      delivered_at = case when m.delivered_up_to >= excluded.delivered_up_to then m.delivered_at else excluded.delivered_at end,
      read_up_to = greatest(m.read_up_to, excluded.read_up_to),
      read_at = case
        when excluded.read_up_to is null or m.read_up_to >= excluded.read_up_to then m.read_at else excluded.read_at end
    where m.delivered_up_to is null or m.delivered_up_to < excluded.delivered_up_to
      or (excluded.read_up_to is not null and (m.read_up_to is null or m.read_up_to < excluded.read_up_to))`.execute(
    tx,
  )
  return { numAffectedRows: numAffectedRows ?? 0n }
}
