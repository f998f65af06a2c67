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
}
