import { tellUser } from '../../../cable/publishEvents.ts'
import type { Tx } from '../../../database/database.ts'
import type { InstantTradeId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import { instantTransitions, moveOfTrade, type InstantMove } from '../../../domain/instantTrade/machine.ts'
import type { Refusal } from '../../../domain/refusal/refusal.ts'
import type { TradeStatus } from '../../../domain/trade/status.ts'
import type { InstantTradeRow } from './tables.ts'

/** What comes with a move: the trade that was opened, or why none could be. */
interface Found {
  readonly tradeId?: TradeId
  readonly refusal?: Refusal
}

/** Makes one move of an instant trade, and tells its owner live. Nothing happens when it has moved on already. */
export async function moveInstantTrade(
  tx: Tx,
  id: InstantTradeId,
  move: InstantMove,
  { at, tradeId, refusal }: Found & { readonly at: Date },
): Promise<void> {
  const { from, to } = instantTransitions[move]
  const moved = await tx
    .updateTable('instant_trade')
    .set({
      status: to,
      updated_at: at,
      ...(tradeId ? { trade_id: tradeId } : {}),
      ...(refusal ? { refusal: JSON.stringify(refusal) } : {}),
    })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning(['id', 'user_id', 'status', 'trade_id'])
    .executeTakeFirst()
  if (moved) tellInstantTrade(tx, moved)
}

/** Tells whoever asked for it where their instant trade stands. */
export const tellInstantTrade = (
  tx: Tx,
  row: Pick<InstantTradeRow, 'id' | 'user_id' | 'status' | 'trade_id'>,
): void =>
  tellUser(tx, row.user_id, 'instant_trade_update', {
    instant_trade_id: row.id,
    status: row.status,
    trade_id: row.trade_id,
  })

/** A trade has ended: an instant trade that opened it ends with it. */
export async function followTrade(
  tx: Tx,
  trade: { readonly id: TradeId; readonly status: TradeStatus },
  at: Date,
): Promise<void> {
  const move = moveOfTrade[trade.status]
  if (move === null) return
  const row = await tx
    .selectFrom('instant_trade')
    .select('id')
    .where('trade_id', '=', trade.id)
    .executeTakeFirst()
  if (row) await moveInstantTrade(tx, row.id, move, { at })
}
