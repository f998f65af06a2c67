import type { Tx } from '../../../../database/database.ts'
import type { TradeId } from '../../../../domain/identifier/tradeId.ts'
import { refuse } from '../../../../domain/refusal/refusal.ts'
import type { TradeMove } from '../../../../domain/trade/action.ts'
import type { Actor } from '../../../../domain/trade/actor.ts'
import { applyAction } from '../../../../domain/trade/applyAction.ts'
import type { Trade } from '../../../../domain/trade/trade.ts'
import { RequestRefused } from '../../../../kernel/refusal.ts'
import { advertsBehind } from './advertsBehind.ts'
import { carryOut } from './carryOutEffects.ts'
import { lockTrade } from '../../record/lockTrade.ts'
import { changedColumns, tradeOfRow, type TradeRow } from '../../record/tradeMapping.ts'
import type { TradeParts } from '../parts.ts'

/** Columns that come with an action and that the machine does not decide on. */
export type Remarks = Partial<
  Pick<TradeRow, 'payer_name' | 'dispute_statement' | 'ruling_reason' | 'ruled_by' | 'requisites'>
>

/** What is to be done to a trade. `action` may depend on the trade: "cancel" means three things. */
export interface Act {
  readonly tradeId: TradeId
  readonly action: TradeMove | ((trade: Trade) => TradeMove)
  readonly actor: Actor
  readonly at: Date
  /** Looks at the locked trade before anything is written; throws a refusal, or answers what else is written. */
  readonly check?: (row: TradeRow, action: TradeMove) => Promise<Remarks | void>
  readonly remarks?: Remarks
}

/**
 * Does one action to a trade, with everything that follows from it, in the transaction given. Refusals are thrown.
 * @returns the trade afterwards
 */
export async function actOnTrade(tx: Tx, parts: TradeParts, act: Act): Promise<TradeRow> {
  const { tradeId, actor, at } = act
  const locked = await lockTrade(tx, tradeId)
  if (!locked) throw new RequestRefused(refuse('not_found'))
  const { buyer_sells: buyerSells, buyer_is_guest: buyerIsGuest, ...before } = locked
  const trade = tradeOfRow(before)
  const action = typeof act.action === 'function' ? act.action(trade) : act.action
  const applied = applyAction(trade, action, actor, at)
  if (!applied.ok) throw new RequestRefused(applied.refusal)
  const added = await act.check?.(before, action)
  const columns = { ...changesOf(before, applied.trade, act), ...added }
  const row = { ...before, ...columns }
  const done = { row, trade: applied.trade, action, actor, effects: applied.effects, at }
  const behind = await advertsBehind(tx, parts.desk, done, buyerSells)
  await carryOut(tx, parts, done, { before, columns, buyerIsGuest, ...behind })
  return row
}

/** What an action changes in the row: only what differs is written, to the row that was read or not at all. */
const changesOf = (before: TradeRow, trade: Trade, { at, remarks }: Act): Partial<TradeRow> => ({
  ...changedColumns(before, trade),
  ...remarks,
  updated_at: at,
  version: before.version + 1,
})
