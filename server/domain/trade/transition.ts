import type { RefusalCode } from '../refusal/status.ts'
import type { PlainRefusalCode } from '../refusal/refusal.ts'
import type { GuardName } from './guard.ts'
import type { DisplayGroup, FinalStatus, OpenStatus, groupOf } from './status.ts'
import type { DeadlineKind, TradeFact } from './trade.ts'

/** Who may cause a transition. An operator acts as an arbiter; neither ever on a trade of their own. */
export const roles = ['contractor', 'buyer', 'seller', 'arbiter', 'system'] as const
export type Role = (typeof roles)[number]

/** The refusal of someone else. */
export const refusalOfOthers = {
  contractor: 'only_contractor_may',
  buyer: 'only_buyer_may',
  seller: 'only_seller_may',
  arbiter: 'only_arbiter_may',
  system: 'only_system_may',
} as const satisfies Record<Role, RefusalCode>

/**
 * What the ledger posts with a transition.
 * - `lock`       seller's available → escrow, with the fee when the owner sells
 * - `release`    escrow → buyer, fee → house
 * - `return`     escrow → seller, whole
 * - `settleSwap` both coins and the fee, in one journal
 */
export type Posting = 'lock' | 'release' | 'return' | 'settleSwap'

/** Who is told of a transition. */
export type Audience = 'buyer' | 'seller' | 'arbiters'

type StatusIn<Group extends DisplayGroup> = {
  [Status in FinalStatus]: (typeof groupOf)[Status] extends Group ? Status : never
}[FinalStatus]

/** Coins move exactly with the first and the last transition: a row that ends a trade without paying out does not compile. */
type Move =
  | { readonly from: 'nothing'; readonly to: 'new'; readonly posts: 'lock' }
  | { readonly from: readonly OpenStatus[]; readonly to: 'same' | OpenStatus; readonly posts: null }
  | {
      readonly from: readonly OpenStatus[]
      readonly to: StatusIn<'completed'>
      readonly posts: 'release' | 'settleSwap'
    }
  | {
      readonly from: readonly OpenStatus[]
      readonly to: StatusIn<'cancelled' | 'closed'>
      readonly posts: 'return'
    }

/** One row of the machine. */
export type Transition = Move & {
  readonly by: Role
  readonly guards: readonly GuardName[]
  /** Facts that get the time of the transition. The last transition stamps `finishedAt` by itself. */
  readonly stamps?: readonly TradeFact[]
  readonly erases?: readonly TradeFact[]
  /** Deadlines that stop. One that starts as well begins anew, whatever was left of it. */
  readonly stops?: readonly DeadlineKind[]
  /** Deadlines that start or start again, each after those it rests on. A status drops by itself what it does not know. */
  readonly starts?: readonly DeadlineKind[]
  readonly notifies: readonly Audience[]
  /** Why not in an open status outside `from`, where there is a better word than "the trade has moved on". */
  readonly otherwise?: Partial<Record<DisplayGroup, PlainRefusalCode>>
}
