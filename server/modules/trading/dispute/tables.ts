import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import type { DisputeReason } from '../../../domain/trade/dispute.ts'

/** What is known of a dispute beside its trade. One that the system opened has no row. */
export interface DisputeTable {
  trade_id: TradeId
  reason: DisputeReason
}

/** The disputes' part of the database. */
export interface DisputeTables {
  dispute: DisputeTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends DisputeTables {}
}
