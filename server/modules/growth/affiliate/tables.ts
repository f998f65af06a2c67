import type { ColumnType, GeneratedAlways, Selectable } from 'kysely'
import type { AffiliateCaseKind, BonusReason, BonusStatus } from '../../../domain/affiliate/bonus.ts'
import type { ReferralRole } from '../../../domain/affiliate/shares.ts'
import type { AffiliateLevel } from '../../../domain/affiliate/terms.ts'
import type { SharePayoutId, UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'

/** An integer of minor units. */
type Units = ColumnType<string, bigint, bigint>

interface AffiliateTermsTable {
  version: number
  holds_from: Date
  contractor_percent: number
  owner_percent: number
  second_percent: number
  third_percent: number
}

interface InviteCodeTable {
  code: string
  user_id: UserId
  tag: string
  /** Who signed up by it. */
  invited: ColumnType<number, undefined, number>
  /** Of these, by whom something was paid out. */
  traded: ColumnType<number, undefined, number>
  created_at: Date
  /** Binds nobody any more; who came by it stays. */
  deleted_at: ColumnType<Date | null, undefined, Date>
}

/** Somebody who has brought somebody. */
interface ReferrerTable {
  user_id: UserId
  /** Kept until that moment. */
  terms_version: number
  /** Their first referral’s sign-up. */
  since: Date
  pinned_until: Date
  /** Whom they brought, and who was brought by these, and by those. */
  first_level: ColumnType<number, undefined, number>
  second_level: ColumnType<number, undefined, number>
  third_level: ColumnType<number, undefined, number>
  /** By how many of these something was paid out. */
  first_traded: ColumnType<number, undefined, number>
  second_traded: ColumnType<number, undefined, number>
  third_traded: ColumnType<number, undefined, number>
  /** When shares were paid out to them last. */
  paid_at: ColumnType<Date | null, undefined, Date>
}

interface ReferralTable {
  /** Says nothing of who it is: below the first level nobody is named. */
  id: GeneratedAlways<bigint>
  user_id: UserId
  code: string
  first_id: UserId
  second_id: UserId | null
  third_id: UserId | null
  at: Date
  /** Why nobody earns by them; null for nothing. */
  tie: ColumnType<string | null, undefined, string | null>
  /** When an operator said that there is none: it is not looked for again. */
  cleared_at: ColumnType<Date | null, undefined, Date>
}

interface ShareTable {
  id: GeneratedAlways<bigint>
  referrer_id: UserId
  referral_id: UserId
  level: AffiliateLevel
  role: ReferralRole
  /** By which the referral came; empty below the first level. */
  code: string
  trade_id: TradeId
  asset: string
  /** Of the account that it lies in until it is paid out. */
  shard: number
  amount: Units
  at: Date
  payout_id: ColumnType<SharePayoutId | null, undefined, SharePayoutId>
}

interface SharePayoutTable {
  id: SharePayoutId
  referrer_id: UserId
  at: Date
}

interface ShareSums {
  asset: string
  shares: bigint
  amount: Units
}

interface ShareMonthTable extends ShareSums {
  referrer_id: UserId
  month: Date
  level: AffiliateLevel
  code: string
}

interface SharePersonTable extends ShareSums {
  referrer_id: UserId
  referral_id: UserId
}

interface InviteBonusTable {
  user_id: UserId
  inviter_id: UserId
  /** By which the invitee came. */
  code: string
  trade_id: TradeId
  at: Date
  status: BonusStatus
  /** What it waits for, or why it is refused. */
  reason: BonusReason | null
  /** When it is looked at next; null while it waits for somebody to do something. */
  look_at: Date | null
  coin: ColumnType<string | null, undefined, string>
  invitee_amount: ColumnType<string | null, undefined, bigint>
  inviter_amount: ColumnType<string | null, undefined, bigint>
  paid_at: ColumnType<Date | null, Date | undefined, Date>
  /** What both parts came to when they were paid. */
  usd: ColumnType<string | null, string | undefined, string>
}

/** Bonuses of inviters, summed as they are paid. */
interface BonusMonthTable {
  inviter_id: UserId
  month: Date
  code: string
  asset: string
  amount: Units
}

interface AffiliateCaseTable {
  id: GeneratedAlways<bigint>
  user_id: UserId
  kind: AffiliateCaseKind
  trade_id: TradeId | null
  at: Date
  closed_at: ColumnType<Date | null, undefined, Date>
}

interface MakerFeeWeekTable {
  user_id: UserId
  /** Its Monday, by UTC. */
  week: ColumnType<Date, string, never>
  coin: string
  fee: Units
}

/** A week that has been looked at: paid with that one, or carried over. */
interface CashbackWeekTable {
  user_id: UserId
  week: ColumnType<Date, string, never>
  paid_with: ColumnType<Date | null, string | null | undefined, string>
}

interface CashbackTable {
  user_id: UserId
  week: ColumnType<Date, string, never>
  coin: string
  amount: Units
  at: Date
}

export type InviteCodeRow = Selectable<InviteCodeTable>
export type InviteBonusRow = Selectable<InviteBonusTable>

/** The affiliate programme's part of the database. */
export interface AffiliateTables {
  affiliate_terms: AffiliateTermsTable
  invite_code: InviteCodeTable
  referrer: ReferrerTable
  referral: ReferralTable
  share: ShareTable
  share_payout: SharePayoutTable
  share_month: ShareMonthTable
  share_person: SharePersonTable
  invite_bonus: InviteBonusTable
  bonus_month: BonusMonthTable
  affiliate_case: AffiliateCaseTable
  maker_fee_week: MakerFeeWeekTable
  cashback_week: CashbackWeekTable
  cashback: CashbackTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends AffiliateTables {}
}
