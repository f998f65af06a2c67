import type { ColumnType, Selectable } from 'kysely'
import type { SwapId, SwapOfferId, SwapQuoteId, UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'
import type { SwapSide } from '../../../domain/swap/price.ts'

type Units = ColumnType<string, bigint, never>

interface SwapFigures {
  user_id: UserId
  from_coin: CoinCode
  to_coin: CoinCode
  /** Units of `from_coin`. */
  given: Units
  /** What is given for it and what of it is the fee: units of `to_coin`. */
  gross: Units
  fee: Units
  /** As it was shown. */
  rate: string
  /** The trader’s offer that it is at, and whose it is; null with the house. */
  offer_id: SwapOfferId | null
  owner_id: UserId | null
}

export interface SwapQuoteTable extends SwapFigures {
  id: SwapQuoteId
  /** Which amount was asked for: the next quote is for the same. */
  side: SwapSide
  locked_at: Date
  locked_until: Date
}
export type SwapQuoteRow = Selectable<SwapQuoteTable>

export interface SwapTable extends SwapFigures {
  /** That of its quote. */
  id: SwapId
  trade_id: TradeId | null
  created_at: Date
}
export type SwapRow = Selectable<SwapTable>

export interface SwapTables {
  swap_quote: SwapQuoteTable
  swap: SwapTable
  feature_switch: { name: string; is_on: boolean; changed_at: Date }
}

declare module '../../../database/tables.ts' {
  interface Tables extends SwapTables {}
}
