import * as unions from '../../__generated__/unions.ts'
import type { ClaimStatus } from '../../reference/status/claimStatus.ts'
import type { Attachment } from '../chat/message/message.ts'
import type { Money } from '../../../format/money.ts'

/** The parts of disputes and claims as the contract has them in camelCase. */

/** Why a buyer opens a dispute, in the order in which the dialog offers it. */
export const disputeReasons = unions.disputeReasons
export type DisputeReason = (typeof disputeReasons)[number]

/** The parties of a case. */
export const caseSides = unions.rulingSides
export type CaseSideName = (typeof caseSides)[number]

/** Whose word a dispute waits for. */
export type DisputeWait = unions.DisputeWait

/** What an arbiter looks for. */
export type EvidenceCode = unions.EvidenceCode

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
