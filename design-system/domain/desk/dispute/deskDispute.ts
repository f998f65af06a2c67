import type { DecimalString } from '../../../format/decimal.ts'
import type * as unions from '../../__generated__/unions.ts'
import type { DisputeKind } from '../../trading/dispute/caseView.ts'
import type { CaseSideName, DisputeReason } from '../../trading/dispute/dispute.ts'

/** What the desk of disputes lists: open cases by whose they are, what arbiters ask each other, and what was decided. */
export const disputeLists = [
  'open',
  'mine',
  'nobodys',
  'raised',
  'opinions',
  'rulings',
  'overturned',
] as const
export type DisputeListName = (typeof disputeLists)[number]

/** What an arbiter works on. */
export interface ArbiterLoadShape {
  readonly userName: string
  readonly open: number
  readonly raised: number
  readonly ruled: number
  readonly overturned: number
}

/** What an arbiter decided, as all others read it. Moments are ISO-8601 in UTC. */
export interface CaseRulingShape {
  readonly id: string
  readonly tradeId: string
  readonly kind: DisputeKind
  readonly reason: DisputeReason | null
  readonly inFavourOf: CaseSideName
  readonly words: string
  readonly by: string
  readonly at: string
  readonly amount: DecimalString
  readonly cryptoCurrencyCode: string
  readonly buyerName: string
  readonly sellerName: string
  readonly overturned: { readonly reason: string; readonly at: string } | null
}

/** What one arbiter asks all others about a case. */
export interface OpinionShape {
  readonly id: string
  readonly tradeId: string
  readonly question: string
  readonly askedBy: string
  readonly askedAt: string
  readonly answer: {
    readonly inFavourOf: CaseSideName
    readonly words: string
    readonly by: string
    readonly at: string
  } | null
  /** The reader neither asked nor is a side of it. */
  readonly canAnswer: boolean
}

/** What is worth asking a side before ruling. */
export interface CaseQuestionShape {
  readonly to: CaseSideName
  readonly code: unions.CaseQuestionCode
}

/** How a case with the same reason was decided. */
export interface AlikeRulingShape {
  readonly tradeId: string
  readonly inFavourOf: CaseSideName
  readonly at: string
  readonly isOverturned: boolean
}

/** What is decided, and why. */
export interface RulingValues {
  readonly inFavourOf: CaseSideName
  readonly reason: string
}
