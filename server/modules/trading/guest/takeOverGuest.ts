import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { tellUser } from '../../../cable/publishEvents.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { openStatuses } from '../../../domain/trade/status.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { spendLinks } from '../../telling/outgoing/mailedLinks.ts'
import { forgetPayouts } from '../payout/payoutRows.ts'

/** What of an open trade names its buyer. A table that a trade's page writes for one side is a row here. */
const namesBuyer = [
  ['trade_message', 'author_id'],
  ['trade_message', 'pinned_by'],
  ['trade_mark', 'user_id'],
  ['trade_memo', 'user_id'],
  ['notification', 'user_id'],
] as const

/** A guest's open trades, locked: none is released while it is decided where its coins go. */
const lockOpenTrades = (tx: Tx, guestId: UserId) =>
  tx
    .selectFrom('trade')
    .select(['id', 'seller_id', 'status'])
    .where('buyer_id', '=', guestId)
    .where('status', 'in', openStatuses)
    .orderBy('id')
    .forUpdate()
    .execute()

/** A guest signs up: what is not released yet goes to the balance of the account that they become. */
export async function takeOver(tx: Tx, guestId: UserId, at: Date): Promise<void> {
  const trades = await lockOpenTrades(tx, guestId)
  if (trades.length > 0) await forgetPayouts(tx, idsOf(trades))
  await spendLinks(tx, guestId, 'guest_return', at)
}

/**
 * A guest logs in: their open trades go along to the account, with all that is said in them. Refused where the account sells
 * in one of them.
 */
export async function moveGuestTrades(tx: Tx, guestId: UserId, userId: UserId, at: Date): Promise<void> {
  const trades = await lockOpenTrades(tx, guestId)
  if (trades.length === 0) return
  if (trades.some(trade => trade.seller_id === userId)) throw new RequestRefused(refuse('guest_sells_too'))
  const ids = idsOf(trades)
  for (const [table, column] of namesBuyer)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${userId}
      where trade_id = any(${ids}) and ${sql.ref(column)} = ${guestId}`.execute(tx)
  // Digests are each person's own: those of the account are worked out anew.
  await sql`update trade set buyer_id = ${userId}, contractor_id = ${userId}, requisite_digests = null,
    updated_at = ${at}, version = version + 1 where id = any(${ids})`.execute(tx)
  await forgetPayouts(tx, ids)
  for (const { id, seller_id: sellerId, status } of trades)
    tellUser(tx, sellerId, 'trade_changed', {
      trade_id: id,
      status,
      action: 'open',
      by_me: false,
      unread_count: null,
    })
}

const idsOf = (trades: readonly { readonly id: TradeId }[]): readonly TradeId[] => trades.map(({ id }) => id)
