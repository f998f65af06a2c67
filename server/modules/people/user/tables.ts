import type { ServerLocale } from '../../../locales/wording.ts'
import type { ColumnType, Generated } from 'kysely'
import type { QuietHours } from '../../../domain/notification/quietHours.ts'
import type { AttachmentId, SessionId, UserId } from '../../../domain/identifier/identifier.ts'
import type { WalletFiat } from '../../../domain/wallet/walletFiat.ts'

/** What the app keeps of its own for an account. */
export interface InterfaceSettings {
  readonly hide_amounts: boolean
  readonly hide_zero_balances: boolean
  readonly sound: boolean
  readonly asked_to_rate: string[]
  readonly review_asked_at: string | null
  /** What the wallet is valued in; null until it was chosen. */
  readonly wallet_currency_code: WalletFiat | null
}

type Unset<T> = ColumnType<T | null, T | null | undefined, T | null>
type Defaulted<T> = ColumnType<T, T | undefined, T>

/** A guest or an account. `…_key` columns are the lower-cased text that must be unique. */
export interface AppUserTable {
  id: UserId
  kind: 'guest' | 'user'
  user_name: string
  user_name_key: string
  /** What the name looks like: unique too (ADR 0107). */
  user_name_fold: string | null
  email: string | null
  email_key: string | null
  password_hash: string | null
  roles: Defaulted<string[]>
  locale: Defaulted<ServerLocale>
  theme: Defaulted<'light' | 'dark' | 'system'>
  country_code: string | null
  currency_code: Defaulted<string>
  previous_currency_code: string | null
  crypto_currency_code: Defaulted<string>
  time_zone: Defaulted<string>
  interface_settings: ColumnType<Partial<InterfaceSettings>, string | undefined, string>
  feature_flags: Defaulted<string[]>
  /** Types of adverts, coins and fiats that the profile switches off: adverts of these are not shown. */
  switched_off: Defaulted<string[]>
  totp_secret: string | null
  totp_last_step: bigint | null
  two_factor_actions: Defaulted<string[]>
  email_confirmed_at: Date | null
  phone_verified_at: Date | null
  identity_verified_at: Date | null
  legal_name: string | null
  suspended_at: Date | null
  banned_at: Date | null
  last_online_at: Date | null
  created_at: Date
  introduction: Defaulted<string>
  /** E.164, as in `+2348012345678`. A claim until `phone_verified_at` is set. */
  phone: Unset<string>
  anti_phishing_word: Unset<string>
  telegram_id: Unset<string>
  telegram_user_name: Unset<string>
  telegram_notifications: Defaulted<boolean>
  /** Channels by kind of notification; what is not named is as the defaults say. */
  notification_settings: ColumnType<NotificationSettings, string | undefined, string>
  /** In the user's time zone; null for none. */
  quiet_hours: ColumnType<QuietHours | null, string | null | undefined, string | null>
  avatar_id: Unset<AttachmentId>
  /** Shown, not yet confirmed by a code. */
  totp_pending_secret: Unset<string>
  /** When the second factor was switched on. */
  totp_since: Unset<Date>
  password_changed_at: Unset<Date>
  /** No money leaves until then; see `domain/account/hold.ts`. */
  money_held_until: Unset<Date>
  money_held_reason: Unset<string>
  /** Coins go to saved addresses alone; once switched off that holds until the second moment. */
  allow_list_on: Defaulted<boolean>
  allow_list_off_at: Unset<Date>
  trackers: ColumnType<Record<string, string>, string | undefined, string>
  deleted_at: Unset<Date>
}

/** Which channels tell of a kind of notification. */
export type NotificationSettings = Readonly<Record<string, Readonly<Record<string, boolean>>>>

export interface SessionTable {
  id: SessionId
  /** SHA-256 of the token, hex; the token itself is nowhere. */
  token_hash: string
  user_id: UserId
  device_type: string
  user_agent: string
  /** SHA-256 of what the browser is marked with, hex. */
  mark_hash: Unset<string>
  address: string
  created_at: Date
  expires_at: Date
  ended_at: Date | null
  last_seen_at: Date
  end_reason: Unset<string>
  /** When it was last confirmed by a second factor, of an operator’s. */
  confirmed_at: Unset<Date>
}

export interface LogInFailureTable {
  id: Generated<bigint>
  key: string
  at: Date
}

/** The counters of a trader's reputation, kept in the transactions of their trades. */
export interface TraderTable {
  user_id: UserId
  completed_trades: Defaulted<number>
  cancelled_trades: Defaulted<number>
  /** Distinct people that trades were completed with. */
  counterparties: Defaulted<number>
  /** Partners by what their latest word is that counts: the rating is of these. */
  positive: Defaulted<number>
  neutral: Defaulted<number>
  negative: Defaulted<number>
  /** Everything that was said, whether it counts or not. */
  said_positive: Defaulted<number>
  said_neutral: Defaulted<number>
  said_negative: Defaulted<number>
  /** Of the last releases, from "paid" to released. */
  release_seconds: Defaulted<number[]>
  /** Of those; what searches are sorted by. */
  median_release_seconds: number | null
  first_trade_at: Date | null
  /** Their adverts hold these figures already. The database takes it back when one changes. */
  is_ranked: Defaulted<boolean>
}

export interface TradeVolumeDayTable {
  user_id: UserId
  day: Date
  usd: string
}

/** The people's part of the database. */
export interface PeopleTables {
  app_user: AppUserTable
  session: SessionTable
  log_in_failure: LogInFailureTable
  trader: TraderTable
  trade_volume_day: TradeVolumeDayTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends PeopleTables {}
}
