import type { ColumnType, Generated, Selectable } from 'kysely'
import type { AdvertStatus } from '../../domain/advert/status.ts'
import type { AdvertId, CredentialId, UserId } from '../../domain/identifier/identifier.ts'
import type { ScheduleFields } from '../../domain/schedule/schedule.ts'
import type { AdvertType } from '../../domain/trade/party.ts'
import type { KeptRequisites } from '../credential/sealing.ts'

type JsonColumn<T> = ColumnType<T, string, string>

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
  is_visible: boolean
  hidden_reasons: string[]
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

export type AdvertRow = Selectable<AdvertTable>

/** The adverts' part of the database. */
export interface AdvertTables {
  advert: AdvertTable
  rate_point: RatePointTable
}
