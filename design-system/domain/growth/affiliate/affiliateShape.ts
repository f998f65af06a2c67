import type { DecimalString } from '../../../format/decimal.ts'
import type { Money } from '../../../format/money.ts'

/** How deep it goes: those whom somebody brought, whom they brought, and whom those brought. */
export const affiliateLevels = [1, 2, 3] as const
export type AffiliateLevel = (typeof affiliateLevels)[number]

/** What a level is called in words that differ by it. */
export const rankOfLevel = { 1: 'first', 2: 'second', 3: 'third' } as const satisfies Record<
  AffiliateLevel,
  string
>

/** A level as the wire has it; what is none of the three is the deepest. */
export const levelOf = (level: number): AffiliateLevel => affiliateLevels.find(one => one === level) ?? 3

/** What somebody earned in a month, as in `2026-10`. */
export interface AffiliateMonthShape {
  readonly month: string
  readonly levels: readonly { readonly level: number; readonly worth: Money }[]
  readonly worth: Money
}

/** What part of fees goes to who brings people; whole per cent. */
export interface InviteTermsShape {
  readonly version: number
  readonly contractorPercent: DecimalString
  readonly ownerPercent: DecimalString
  /** Of the first level’s share, out of it. */
  readonly secondPercent: DecimalString
  readonly thirdPercent: DecimalString
  /** ISO-8601; null while nobody was brought. */
  readonly pinnedUntil: string | null
}

/** What somebody earned by others, whom they brought, and what is on its way to them. */
export interface AffiliateSummaryShape {
  readonly currencyCode: string
  /** ISO-8601; null while nobody was brought. */
  readonly since: string | null
  /** Of each coin, the one that is worth most first. */
  readonly earned: readonly { readonly earned: Money; readonly worth: Money }[]
  readonly worth: Money
  readonly onItsWay: readonly Money[]
  readonly nextPayoutAt: string | null
  readonly people: readonly { readonly level: number; readonly people: number; readonly traded: number }[]
  /** The oldest first; the last one runs yet. */
  readonly months: readonly AffiliateMonthShape[]
  readonly terms: InviteTermsShape
}

/** A link by which people come. */
export interface InviteLinkShape {
  readonly code: string
  /** What its owner calls it. */
  readonly tag: string
  readonly invited: number
  readonly traded: number
  readonly worth: Money
  readonly createdAt: string
}

/** What somebody got for another one. */
export interface RewardShape {
  readonly id: string
  /** A share of a trade’s fee, or a bonus for whom somebody brought. */
  readonly kind: 'share' | 'bonus'
  /** Masked below the first level. */
  readonly userName: string
  readonly registeredAt: string
  readonly transactionAt: string
  readonly reward: Money
  readonly worth: Money
  readonly level: number
  /** Of the link by which they came; on the first level. */
  readonly tag: string | null
  /** It is in the wallet; else on its way there. */
  readonly isPaid: boolean
}

/** Somebody who came. */
export interface ReferralShape {
  readonly id: string
  /** Masked below the first level. */
  readonly userName: string
  readonly registeredAt: string
  readonly level: number
  readonly tag: string | null
  readonly trades: number
  readonly worth: Money
}

/** What there is of a list: nothing yet, a failure that can be tried again, or its rows as far back as somebody has looked. */
export type ListContent<Item> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void; readonly isRetrying: boolean }
  | {
      readonly status: 'ready'
      readonly items: readonly Item[]
      /** They could not be loaded again. */
      readonly isStale: boolean
      /** Fetches older ones; null when these are all. */
      readonly onMore: (() => void) | null
      readonly isLoadingMore: boolean
    }

/** Whether somebody has come by these links or by theirs. */
export const hasPeople = ({ people }: Pick<AffiliateSummaryShape, 'people'>): boolean =>
  people.some(level => level.people > 0)
