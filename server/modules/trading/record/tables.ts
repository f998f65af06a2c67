import type { ColumnType } from 'kysely'
import type { AdvertId, UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import type { AdvertType } from '../../../domain/trade/party.ts'
import type { PaymentSpeed } from '../../../domain/trade/rules.ts'
import type { KeptRequisites } from '../../people/credential/requisiteSeal.ts'
import type { TradeStatus } from '../../../domain/trade/status.ts'

/** Whole minor units: a bigint goes in, text comes out of the driver. */
type UnitsColumn = ColumnType<string, bigint, never>

export interface TradeTable {
  id: TradeId
  advert_id: AdvertId
  advert_type: AdvertType
  owner_id: UserId
  contractor_id: UserId
  seller_id: UserId
  buyer_id: UserId
  status: TradeStatus
  coin: string
  fiat: string
  /** Coin units of the trade, without the fee. */
  amount: UnitsColumn
  /** Fiat minor units. */
  fiat_amount: UnitsColumn
  /** Coin units that the advert's owner pays. */
  fee: UnitsColumn
  /** Fiat for one coin, fixed at opening. */
  price: string
  market_rate: string | null
  usd_value: string
  method_code: string
  payment_speed: PaymentSpeed
  bank_name: string | null
  requisites: ColumnType<KeptRequisites, string, string>
  /** By what either party finds it that knows where was paid; null where it has still to be worked out. */
  requisite_digests: readonly string[] | null
  terms: string
  escrow_minutes: number
  opened_at: Date
  /** When the seller has said where to pay. */
  requisites_at: Date | null
  paid_at: Date | null
  undone_at: Date | null
  asked_cancel_at: Date | null
  kept_at: Date | null
  extended_at: Date | null
  approval_requested_at: Date | null
  disputed_at: Date | null
  finished_at: Date | null
  escrow_ends_at: Date | null
  grace_ends_at: Date | null
  cancel_ask_ends_at: Date | null
  undo_ends_at: Date | null
  dispute_opens_at: Date | null
  dispute_window_ends_at: Date | null
  approval_ends_at: Date | null
  dispute_raise_at: Date | null
  /** The last known end of the escrow time; stays when the deadline itself has no meaning any more. */
  escrow_promised_until: Date
  payer_name: string | null
  dispute_statement: string | null
  ruling_reason: string | null
  ruled_by: UserId | null
  /** A claim was filed, after it was over. */
  claimed_at: Date | null
  updated_at: Date
  version: ColumnType<number, number | undefined, number>
}

/** Who trades with somebody no more, by their own wish. */
export interface BlackListTable {
  user_id: UserId
  blocked_id: UserId
  at: Date
}

/** The trades' part of the database. */
export interface TradeTables {
  trade: TradeTable
  black_list: BlackListTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends TradeTables {}
}
