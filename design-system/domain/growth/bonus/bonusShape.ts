import * as unions from '../../__generated__/unions.ts'
import type { Money } from '../../../format/money.ts'

export type BonusState = unions.InviteBonusState

/** What a bonus waits for. */
export const bonusReasons = unions.inviteBonusReasons
export type BonusReason = (typeof bonusReasons)[number]

/** What an invitation brings both sides, and in which coin. */
export interface BonusTerms {
  readonly inviterBonus: Money
  readonly inviteeBonus: Money
  /** The first trade that earns it is worth so much at least. */
  readonly firstTradeLeast: Money
  readonly coin: string
}

/** How far a bonus is. */
interface BonusShape {
  readonly state: BonusState
  readonly reason: BonusReason | null
  /** What was paid; null before. */
  readonly amount: Money | null
  /** What it is worth by the rule. */
  readonly usd: Money
  /** When the trade that earned it was completed; ISO-8601. */
  readonly earnedAt: string | null
  readonly paidAt: string | null
}

/** One’s own, for having come by somebody. */
export interface OwnBonusShape extends BonusShape {
  readonly inviterName: string
  /** A phone or an identity is confirmed. */
  readonly isConfirmed: boolean
}

/** The one for somebody whom one invited. */
export interface InvitedBonusShape extends BonusShape {
  readonly userName: string
}

/** All that somebody gets for invitations. */
export interface InvitedShape {
  /** How many were paid. */
  readonly paid: number
  readonly earned: Money
  /** The latest first. */
  readonly invited: readonly InvitedBonusShape[]
}

interface CashbackCoin {
  readonly fee: Money
  readonly cashback: Money
}

/** What comes back of an advertiser’s fees: of the week that runs, and what was paid. */
export interface CashbackShape {
  readonly running: {
    /** ISO-8601, as is `until`. */
    readonly from: string
    readonly until: string
    readonly coins: readonly CashbackCoin[]
    /** Of that, from weeks before. */
    readonly carried: readonly CashbackCoin[]
    readonly worth: Money
    /** From so much on it is paid. */
    readonly least: Money
    readonly missing: Money
  }
  /** The latest first. */
  readonly paid: readonly {
    readonly from: string
    readonly until: string
    readonly paidAt: string
    readonly coins: readonly Money[]
    readonly worth: Money
  }[]
}

/** What there is to show: nothing yet, a failure that can be tried again, or the matter. */
export type BonusContent<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void; readonly isRetrying: boolean }
  | {
      readonly status: 'ready'
      readonly value: T
      /** It could not be loaded again. */
      readonly isStale: boolean
    }
