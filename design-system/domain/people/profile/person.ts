import * as unions from '../../__generated__/unions.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import type { TradeSide, TradeStatus } from '../../reference/status/tradeStatus.ts'
import type { FeedbackGrade } from '../../reference/status/feedbackGrade.ts'
import type { Trader } from './trader/trader.ts'

/** Why somebody may be careful with a trader; each has words of its own, and there is no score. */
export const riskCodes = unions.riskCodes
export type RiskCode = (typeof riskCodes)[number]

/** How an account stands with the house. */
export type ProfileStanding = unions.ProfileStanding

/** What can be verified of a person, the strongest last. */
export const verificationKinds = ['email', 'phone', 'messenger', 'identity'] as const
export type VerificationKind = (typeof verificationKinds)[number]

/** How much of a coin somebody has traded: from so much on and below `to`; null where there is no end. */
export interface VolumeBand {
  readonly asset: string
  readonly from: DecimalString
  readonly to: DecimalString | null
}

/** How many said what, whether or not it counts in the rating. */
export type GradeCounts = Readonly<Record<FeedbackGrade, number>>

/** What is between the viewer and somebody, in figures. */
export interface SharedHistoryShape {
  readonly completed: number
  readonly cancelled: number
  readonly volumeUsd: DecimalString
  readonly firstAt: string | null
  readonly lastAt: string | null
}

/** A trade between the viewer and somebody. */
export interface SharedTradeShape {
  readonly tradeId: string
  readonly viewerSide: TradeSide
  readonly status: TradeStatus
  readonly amount: DecimalString
  readonly cryptoCurrencyCode: string
  readonly fiatAmount: DecimalString
  readonly currencyCode: string
  readonly openedAt: string
  readonly finishedAt: string | null
  readonly myGrade: FeedbackGrade | null
  readonly theirGrade: FeedbackGrade | null
}

/** Somebody's public page as the contract has it: a fragment on `Profile` is this. */
export interface PersonShape extends Trader {
  readonly introduction: string
  readonly telegramUsername: string | null
  /** IANA name. */
  readonly timeZone: string
  /** Where its clocks are, in the reader's language; null for UTC. */
  readonly place: string | null
  readonly firstTradeAt: string | null
  /** It is the viewer's own. */
  readonly isOwn: boolean
  readonly standing: ProfileStanding
  /** Those passed. */
  readonly verifications: readonly VerificationKind[]
  readonly feedbackCounts: GradeCounts
  readonly counterpartiesCount: number
  readonly cancelledPercent: DecimalString | null
  readonly averageReleaseMinutes: number | null
  readonly volumes: readonly VolumeBand[]
  readonly risks: readonly RiskCode[]
  readonly offersCount: number
  /** Of the viewer's own profile only. */
  readonly phone: string | null
  readonly legalName: string | null
  /** The viewer has blocked them. */
  readonly isBlocked: boolean
  /** They have blocked the viewer. */
  readonly hasBlocked: boolean
  /** Null for whoever has no account, and on one's own page. */
  readonly history: SharedHistoryShape | null
}
