import type { ColumnType, Selectable } from 'kysely'
import type { SwapOfferId, UserId } from '../../../domain/identifier/identifier.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'

type Units = ColumnType<string, bigint, never>

export interface SwapOfferTable {
  id: SwapOfferId
  owner_id: UserId
  gives: CoinCode
  takes: CoinCode
  /** By so many per cent is it dearer than the market. */
  margin_percent: string
  /** Units of `gives` that one swap is of at least and at most. */
  minimum: Units
  maximum: Units
  is_paused: boolean
  created_at: Date
}
export type SwapOfferRow = Selectable<SwapOfferTable>

export interface SwapOfferTables {
  swap_offer: SwapOfferTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends SwapOfferTables {}
}
