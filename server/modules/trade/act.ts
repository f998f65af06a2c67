import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { TradeId } from '../../domain/identifier/tradeId.ts'
import { refuse } from '../../domain/refusal/refusal.ts'
import type { TradeMove } from '../../domain/trade/action.ts'
import type { Actor } from '../../domain/trade/actor.ts'
import { applyAction } from '../../domain/trade/apply.ts'
import type { Trade } from '../../domain/trade/trade.ts'
import { RequestRefused } from '../../kernel/refusal.ts'
import { advertsBehind } from './advertsBehind.ts'
import { carryOut } from './effects.ts'
import { changedColumns, tradeOfRow, type TradeRow } from './mapping.ts'
import type { TradeParts } from './ports.ts'

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
 * A locked trade. `buyer_sells`: adverts of its buyer hang on the coins that it pays out. `buyer_is_guest`: these go to an
 * account of the trade, to be sent to the address that the guest has left.
 */
type LockedTrade = TradeRow & { readonly buyer_sells: boolean; readonly buyer_is_guest: boolean }

/** A trade's row, locked until the transaction ends: of two racing actions the second sees what the first did. */
export async function lockTrade(tx: Tx, id: TradeId): Promise<LockedTrade | undefined> {
  const { rows } = await sql<LockedTrade>`
    select (l.trade).*, buyer_sells, buyer_is_guest from trade_lock(${id}) l`.execute(tx)
  return rows[0]
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
