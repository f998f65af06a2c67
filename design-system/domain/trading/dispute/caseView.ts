import type * as unions from '../../__generated__/unions.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import type {
  GradeCounts,
  ProfileStanding,
  RiskCode,
  SharedHistoryShape,
  VerificationKind,
} from '../../people/profile/person.ts'
import type { Trader } from '../../people/profile/trader/trader.ts'
import type { TradeStatus } from '../../reference/status/tradeStatus.ts'
import type { Attachment } from '../chat/message/message.ts'
import type { CaseSideName, DisputeReason, DisputeWait } from './dispute.ts'

/** What an arbiter reads of both sides, as the contract has it in camelCase. */

export interface CaseTrade {
  readonly tradeId: string
  readonly side: CaseSideName
  readonly status: TradeStatus
  readonly partnerName: string
  readonly amount: DecimalString
  readonly cryptoCurrencyCode: string
  readonly fiatAmount: DecimalString
  readonly currencyCode: string
  readonly wasDisputed: boolean
  readonly openedAt: string
  readonly finishedAt: string | null
}

/** How another case of a side was decided. */
export interface PriorRuling {
  readonly tradeId: string
  readonly kind: DisputeKind
  readonly reason: DisputeReason | null
  readonly hasWon: boolean
  readonly at: string
  readonly isOverturned: boolean
}

/** A file that a side sent, and when. */
export interface CaseFile {
  readonly file: Attachment
  readonly at: string
}

export interface CaseSide {
  readonly trader: Trader
  readonly legalName: string | null
  readonly standing: ProfileStanding
  readonly verifications: readonly VerificationKind[]
  readonly feedbackCounts: GradeCounts
  readonly counterpartiesCount: number
  readonly cancelledPercent: DecimalString | null
  readonly volumeUsd: DecimalString
  readonly risks: readonly RiskCode[]
  readonly record: { readonly total: number; readonly won: number; readonly lost: number }
  readonly trades: readonly CaseTrade[]
  /** The latest on others of their cases. */
  readonly rulings: readonly PriorRuling[]
  /** What they sent, in the order in which they did. */
  readonly files: readonly CaseFile[]
}

export interface DisputeCase {
  readonly buyer: CaseSide
  readonly seller: CaseSide
  readonly between: SharedHistoryShape
  readonly together: readonly CaseTrade[]
}

export type DisputeKind = unions.DisputeKind

/** A case in the arbiter's list. */
export interface DisputeItem {
  readonly id: string
  readonly tradeId: string
  readonly kind: DisputeKind
  readonly reason: DisputeReason | null
  readonly openedAt: string
  readonly raiseAt: string
  readonly raisedAt: string | null
  readonly waitsFor: readonly DisputeWait[]
  readonly amount: DecimalString
  readonly cryptoCurrencyCode: string
  readonly fiatAmount: DecimalString
  readonly currencyCode: string
  readonly paymentMethodName: string
  readonly buyerName: string
  readonly sellerName: string
  /** The viewer is a party of it. */
  readonly isOwn: boolean
  /** The last arbiter who wrote in it. */
  readonly arbiterName: string | null
}

export interface DisputeCounts {
  readonly disputes: number
  readonly claims: number
  readonly raised: number
}
