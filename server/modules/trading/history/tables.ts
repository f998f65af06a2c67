import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'

/** What a party noted about a trade, for themselves. */
export interface TradeMemoTable {
  trade_id: TradeId
  user_id: UserId
  text: string
  updated_at: Date
}

/** The part of the database that holds what is kept of trades. */
export interface HistoryTables {
  trade_memo: TradeMemoTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends HistoryTables {}
}
