import type { Attachment } from '../chat/message.ts'
import type { Money } from '../trade/tradeParts.ts'

/** The parts of disputes and claims as the contract has them in camelCase. */

/** Why a buyer opens a dispute, in the order in which the dialog offers it. */
export const disputeReasons = [
  'not_released',
  'wrong_amount',
  'third_party_payment',
  'payment_reversed',
  'other',
] as const
export type DisputeReason = (typeof disputeReasons)[number]

/** The parties of a case. */
export const caseSides = ['buyer', 'seller'] as const
export type CaseSideName = (typeof caseSides)[number]

/** Whose word a dispute waits for. */
export const disputeWaits = ['buyer', 'seller', 'arbiter'] as const
export type DisputeWait = (typeof disputeWaits)[number]

/** What an arbiter looks for. */
export const evidenceCodes = ['statement', 'receipt', 'payer_name', 'account_history'] as const
export type EvidenceCode = (typeof evidenceCodes)[number]

export interface EvidenceItem {
  readonly code: EvidenceCode
  readonly side: CaseSideName
  readonly isDone: boolean
}

/** The opening words of a side. */
export interface DisputeStatement {
  readonly side: CaseSideName
  readonly text: string
  readonly at: string
}

/** What an arbiter decided, and why. */
export interface Ruling {
  readonly inFavourOf: CaseSideName
  readonly reason: string
  readonly by: string
  readonly at: string
}

export interface Dispute {
  /** Null when the system opened it, because a party was suspended. */
  readonly reason: DisputeReason | null
  readonly openedAt: string
  readonly openedBy: 'buyer' | 'system'
  readonly statements: readonly DisputeStatement[]
  readonly evidence: readonly EvidenceItem[]
  readonly repliesLeft: Readonly<Record<CaseSideName, number>>
  /** Empty once it is over. */
  readonly waitsFor: readonly DisputeWait[]
  /** All arbiters are called then, unless one has spoken. */
  readonly raiseAt: string | null
  readonly raisedAt: string | null
  readonly ruling: Ruling | null
}

export const claimStatuses = ['open', 'for_buyer', 'for_seller'] as const
export type ClaimStatus = (typeof claimStatuses)[number]

export interface Claim {
  readonly id: string
  readonly status: ClaimStatus
  readonly statement: string
  readonly attachments: readonly Attachment[]
  /** What the buyer would have got. */
  readonly wanted: Money
  /** What of it the seller had. */
  readonly held: Money
  readonly filedAt: string
  readonly raisedAt: string | null
  /** The viewer may decide it. */
  readonly canRule: boolean
  readonly ruling: Ruling | null
}
