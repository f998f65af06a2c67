import type { DecimalString } from '../../../format/decimal.ts'
import * as unions from '../../__generated__/unions.ts'
import type { DeskAct } from '../deskShape.ts'

/** In which order a store is looked at by its status; `StoreStatus` of the contract. */
export const storeStatuses = unions.merchantAccountStatuses
export type StoreStatus = unions.MerchantAccountStatus

/** What an operator can do about a store. A new act of this kind needs words. */
export type StoreAct = Extract<DeskAct, `${string}_store`>

export const isStoreAct = (act: DeskAct): act is StoreAct => act.endsWith('_store')

/** A store as operators see it. Moments are ISO-8601 in UTC. */
export interface DeskStoreShape {
  readonly id: string
  readonly number: string
  readonly title: string
  readonly type: unions.MerchantAccountType
  readonly description: string
  readonly owner: string
  /** Where payers go back to. */
  readonly successUrl: string | null
  readonly status: StoreStatus
  /** Why it was suspended. */
  readonly statusReason: string | null
  readonly statusChangedAt: string
  /** What the reader can do about it. */
  readonly acts: readonly DeskAct[]
}

/** Somebody who says that a deposit is theirs. */
export interface ClaimantShape {
  readonly userName: string
  readonly claimedAt: string
  /** Deposits of the same sender that were theirs before. */
  readonly earlier: number
}

/** A deposit that came without the memo that it needs. */
export interface DeskDepositShape {
  readonly id: string
  readonly coin: string
  readonly amount: DecimalString
  readonly network: string
  readonly txid: string
  /** Where it came to. */
  readonly address: string
  readonly sender: string | null
  readonly confirmations: number
  readonly seenAt: string
  readonly claimants: readonly ClaimantShape[]
}

/** A withdrawal that should have moved by now. */
export interface DeskWithdrawalShape {
  readonly id: string
  readonly userName: string
  readonly coin: string
  readonly amount: DecimalString
  readonly network: string | null
  readonly address: string | null
  readonly status: unions.WithdrawalStatus
  readonly txid: string | null
  readonly confirmations: number
  /** Not tried before: the signer’s limit of the hour is reached. */
  readonly notBefore: string | null
  readonly createdAt: string
  readonly updatedAt: string
}

/** A check that its provider has not answered. */
export interface DeskIdentityCheckShape {
  readonly id: string
  readonly userName: string
  readonly createdAt: string
}

/** Somebody who could be whoever brought them, so that no bonus is paid. */
export interface DeskInvitationShape {
  readonly id: string
  readonly userName: string
  readonly inviter: string
  readonly kind: unions.DeskInvitationKind
  readonly tradeId: string | null
  readonly at: string
  /** What the reader can do about it. */
  readonly acts: readonly DeskAct[]
}

/** What an operator can do about a held bonus. A new act of this kind needs words. */
export type InvitationAct = Extract<DeskAct, `${string}_tie`>

export const isInvitationAct = (act: DeskAct): act is InvitationAct => act.endsWith('_tie')

/** Which reports are listed: those that nobody has decided, or the offers that operators hide. */
export const reportStates = unions.deskReportStates
export type ReportState = unions.DeskReportState

/** What an operator can do about what was reported. A new act of this kind needs words. */
export type ReportAct = Extract<DeskAct, `${string}_report` | `${string}_offer`>

export const isReportAct = (act: DeskAct): act is ReportAct =>
  act.endsWith('_report') || act.endsWith('_offer')

/** What one person has said of something. */
export interface ReportWordShape {
  readonly reporter: string
  readonly reason: unions.ReportReason
  /** In words of their own; may be empty. */
  readonly words: string
  readonly at: string
}

/** Something that people have reported. */
export interface DeskReportShape {
  readonly id: string
  readonly kind: unions.ReportKind
  /** What people call it: a name, a pair, a title, the number of a trade. */
  readonly label: string
  /** Whose it is. */
  readonly person: string
  readonly openedAt: string
  /** How many people have reported it. */
  readonly count: number
  /** The first of them. */
  readonly reports: readonly ReportWordShape[]
  /** As it was when it was reported, each version once. Of what is private none. */
  readonly texts: readonly string[]
  /** Reading it is an entry of the trail. */
  readonly isPrivate: boolean
  /** Why operators hide it, of an offer; null where they do not. */
  readonly withheldReason: string | null
  /** What the reader can do about it. */
  readonly acts: readonly DeskAct[]
}

/** A reported message as it was written. */
export interface ReportedMessageShape {
  readonly text: string
  /** A picture or a document came with it. */
  readonly hasFile: boolean
}
