import type { ColumnType, Generated, Selectable } from 'kysely'
import type { AdvertStatus } from '../../../domain/advert/status.ts'
import type { AdvertId, CredentialId, UserId } from '../../../domain/identifier/identifier.ts'
import type { HiddenReason } from '../../../domain/advert/visibility.ts'
import type { ScheduleFields } from '../../../domain/schedule/schedule.ts'
import type { SourceQuote } from '../../../domain/rate/rateSource.ts'
import type { QuotedCode } from '../../../domain/rate/quotedCodes.ts'
import type { AdvertType } from '../../../domain/trade/party.ts'
import type { JsonObject } from '../../../runtime/tables.ts'
import type { KeptRequisites } from '../../people/credential/requisiteSeal.ts'

type JsonColumn<T> = ColumnType<T, string, string>
type Defaulted<T> = ColumnType<T, T | undefined, T>

export interface AdvertTable {
  id: AdvertId
  owner_id: UserId
  type: AdvertType
  status: AdvertStatus
  is_sandboxed: Generated<boolean>
  coin: string
  fiat: string
  country: string | null
  method_codes: string[]
  bank_name: string | null
  requisites: JsonColumn<KeptRequisites>
  /** Saved requisites in place of lines of its own. */
  payment_credential_id: CredentialId | null
  margin_percent: string | null
  equation: string | null
  is_fix_price: boolean
  /** Over the pair's rate, of an average advert. */
  multiplier: string | null
  /** In fiat, of a fixed advert, and of a formula as it was at the last tick (null while it has no price). */
  own_price: string | null
  minimum: string
  maximum: string
  /** The most of one trade, as of the last review; searched by, and reckoned anew for what is shown. */
  maximum_now: string
  escrow_minutes: number
  phone_required: boolean
  identity_required: boolean
  minimum_volume_usd: string | null
  minimum_feedback_score: string | null
  first_time_maximum: string | null
  repeat_volume_coefficient: string | null
  allow_anonymous: boolean
  terms: string
  promo_text: string
  schedule: JsonColumn<Required<ScheduleFields>>
  time_zone: string
  is_on_vacation: boolean
  liquidity_tracking: boolean
  stock_used: ColumnType<string, string | undefined, string>
  /** Since when operators hide it, and why, as its owner reads; null for one that they do not. */
  withheld_at: ColumnType<Date | null, undefined, Date | null>
  withheld_reason: ColumnType<string | null, undefined, string | null>
  is_visible: boolean
  hidden_reasons: HiddenReason[]
  /** Whether it can be traded while its owner is away. */
  is_instant: Defaulted<boolean>
  /** What its owner did, as of seconds ago; searches filter and sort by it. Written by the database and `review/ranking.ts`. */
  owner_rating: ColumnType<string | null, never, string | null>
  owner_trades: ColumnType<number, never, number>
  owner_release_seconds: ColumnType<number | null, never, number | null>
  created_at: Date
  updated_at: Date
}

export interface RatePointTable {
  at: Date
  coins: JsonColumn<Record<string, string>>
  fiats: JsonColumn<Record<string, string>>
  /** Kept for the history; else only the latest is of interest. */
  is_kept: boolean
}

/** One row: what each source said when rates were fetched last, where there are sources. */
interface RateQuotesTable {
  id: number
  at: Date
  quotes: JsonColumn<readonly SourceQuote[]>
}

/** What somebody began to write. Version by version, so that of two devices the later does not lose to the earlier. */
export interface AdvertDraftTable {
  user_id: UserId
  key: string
  step: number
  /** As the wire spells them, but the lines of requisites. */
  fields: JsonColumn<JsonObject>
  requisites: JsonColumn<KeptRequisites>
  version: number
  updated_at: Date
}

export type AdvertRow = Selectable<AdvertTable>
export type AdvertDraftRow = Selectable<AdvertDraftTable>

/** The adverts' part of the database. */
export interface AdvertTables {
  advert: AdvertTable
  advert_draft: AdvertDraftTable
  rate_point: RatePointTable
  /** The pairs with the dollar that operators have paused, by their other side. */
  rate_pause: { code: QuotedCode; paused_at: Date }
  rate_quotes: RateQuotesTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends AdvertTables {}
}
