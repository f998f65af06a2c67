import type { UserId } from '../../../domain/identifier/identifier.ts'

/** What two people have traded, seen from one of them: a row each. Kept by `traders_count`. */
export interface TradePartnerTable {
  user_id: UserId
  partner_id: UserId
  completed: number
  cancelled: number
  /** Of the completed trades. */
  usd: string
  first_at: Date
  last_at: Date
}

/** How much of a coin somebody has traded, in its smallest unit. Kept by `traders_count`. */
export interface TradeVolumeCoinTable {
  user_id: UserId
  asset: string
  units: string
}

/** The profiles' part of the database. */
export interface ProfileTables {
  trade_partner: TradePartnerTable
  trade_volume_coin: TradeVolumeCoinTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends ProfileTables {}
}
