import type { ColumnType, Selectable } from 'kysely'
import type { InstantTradeId, UserId } from '../../../domain/identifier/identifier.ts'
import type { InstantStatus } from '../../../domain/instantTrade/machine.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import type { DecimalString } from '../../../domain/money/decimal.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'
import type { FiatCode } from '../../../domain/reference/fiat.ts'
import type { Refusal } from '../../../domain/refusal/refusal.ts'

export interface InstantTradeTable {
  id: InstantTradeId
  user_id: UserId
  coin: CoinCode
  fiat: FiatCode
  amount: DecimalString
  amount_side: 'fiat' | 'crypto'
  method_code: string
  price_limit: DecimalString
  status: InstantStatus
  trade_id: TradeId | null
  /** Why no trade could be opened. */
  refusal: ColumnType<Refusal | null, string | null, string | null>
  created_at: Date
  updated_at: Date
}

export type InstantTradeRow = Selectable<InstantTradeTable>

/** The instant trades' part of the database. */
export interface InstantTradeTables {
  instant_trade: InstantTradeTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends InstantTradeTables {}
}
