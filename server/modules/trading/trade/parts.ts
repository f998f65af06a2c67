import type { Tx } from '../../../database/database.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import type { TradeAction } from '../../../domain/trade/action.ts'
import type { Actor } from '../../../domain/trade/actor.ts'
import type { Effects } from '../../../domain/trade/applyAction.ts'
import type { Trade } from '../../../domain/trade/trade.ts'
import type { RequisiteSeal } from '../../people/credential/requisiteSeal.ts'
import type { TradeRow } from '../record/tradeMapping.ts'
import type { OfferDesk } from '../advert/desk/ports.ts'
import type { FeeShare } from '../../../ledger/postings.ts'

/** How the fee of one trade is shared. */
export interface SharedFee {
  readonly shares: readonly FeeShare[]
  /** Writes it down, once the trade's journal has posted the shares. */
  readonly keep: () => Promise<void>
}

/** What the trades stand on. */
export interface TradeParts {
  readonly random: Random
  readonly desk: OfferDesk
  readonly requisites: RequisiteSeal
  /** Who brought a trade's sides gets a share of its fee: how that of a trade which is released now divides. */
  readonly shareFee: (tx: Tx, row: TradeRow, at: Date) => Promise<SharedFee>
  /** Whoever had a trade opened for them follows it: called after everything that is done to a trade. */
  readonly followTrade: (tx: Tx, trade: Pick<TradeRow, 'id' | 'status'>, at: Date) => Promise<void>
}

/** What is done to a trade, by whom. `row` and `trade` are the trade afterwards. */
export interface Done {
  readonly row: TradeRow
  readonly trade: Trade
  readonly action: TradeAction
  readonly actor: Actor
  readonly effects: Effects
  readonly at: Date
}
