import { tellChat } from '../../../cable/publishEvents.ts'
import type { Connection, Tx } from '../../../database/database.ts'
import type { MessageId, UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { lockTrade } from '../record/lockTrade.ts'
import type { TradeMessageTable } from './tables.ts'

/** The pinned messages of a conversation, the latest pin first. */
export const pinnedIn = (db: Connection, tradeId: TradeId): Promise<TradeMessageTable[]> =>
  db
    .selectFrom('trade_message')
    .selectAll()
    .where('trade_id', '=', tradeId)
    .where('pinned_at', 'is not', null)
    .orderBy('pinned_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** What is to be pinned, or let go. */
export interface Pin {
  readonly tradeId: TradeId
  readonly messageId: MessageId
  readonly userId: UserId
  readonly isPinned: boolean
  readonly at: Date
}

/**
 * Keeps a message that somebody wrote in sight of all readers, or lets it go again; one that is as asked stays as it is.
 * What the system tells is not pinned.
 */
export async function pinMessage(tx: Tx, pin: Pin): Promise<TradeMessageTable> {
  const { tradeId, messageId, userId, isPinned, at } = pin
  // The row of the trade orders pins, so that there are never more than allowed.
  await lockTrade(tx, tradeId)
  const row = await tx
    .selectFrom('trade_message')
    .selectAll()
    .where('trade_id', '=', tradeId)
    .where('id', '=', messageId)
    .where('author', '<>', 'system')
    .executeTakeFirst()
  if (!row) throw new RequestRefused(refuse('not_found', 'message_id'))
  if ((row.pinned_at !== null) === isPinned) return row
  if (isPinned) await requireRoom(tx, tradeId)
  const pinned = isPinned ? { pinned_at: at, pinned_by: userId } : { pinned_at: null, pinned_by: null }
  await tx.updateTable('trade_message').set(pinned).where('id', '=', messageId).execute()
  tellChat(tx, tradeId, 'message_pinned', { trade_id: tradeId, message_id: messageId, is_pinned: isPinned })
  return { ...row, ...pinned }
}

async function requireRoom(tx: Tx, tradeId: TradeId): Promise<void> {
  const { mostPinned: limit } = product.chat
  if ((await pinnedIn(tx, tradeId)).length >= limit)
    throw new RequestRefused(refuseWith('too_many_pinned', { limit }))
}
