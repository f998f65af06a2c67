import type { ColumnType } from 'kysely'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import type { NetworkCode } from '../../../domain/reference/network.ts'

export interface GuestPayoutTable {
  trade_id: TradeId
  user_id: UserId
  /** Of the address that the guest left, to count openings by. */
  email_key: string
  network: NetworkCode
  address: string
  changed_at: ColumnType<Date | null, undefined, Date>
  /** Coin units that were released and wait to be sent; zero before. */
  amount: ColumnType<string, undefined, string>
  /** The network that the trade was opened from. */
  opened_from: string
  created_at: Date
}

/** The guests' part of the database. */
export interface GuestTables {
  guest_payout: GuestPayoutTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends GuestTables {}
}
