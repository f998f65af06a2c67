import { compareDecimals } from '../money/decimal.ts'
import type { DecimalString } from '../money/decimal.ts'
import { reputationRules } from './rules.ts'

/** Why what somebody said does not count in the rating. `replaced`: the same partner said something after it. */
export const notCountedReasons = ['tiny_trade', 'young_account', 'replaced'] as const
export type NotCountedReason = (typeof notCountedReasons)[number]

/** What decides whether a word counts, fixed when it is left: nobody can wait until it does. */
export interface CountedFacts {
  readonly usdValue: DecimalString
  readonly tradeOpenedAt: Date
  readonly authorSince: Date
  /** When the author's identity was verified, if it was. */
  readonly authorVerifiedAt: Date | null
}

/** Why a word does not count whatever comes after it; null when it counts. */
export function whyNotCounted(facts: CountedFacts): Exclude<NotCountedReason, 'replaced'> | null {
  const { countedFromUsd, countedFromAgeMs } = reputationRules
  if (compareDecimals(facts.usdValue, countedFromUsd) < 0) return 'tiny_trade'
  const age = facts.tradeOpenedAt.getTime() - facts.authorSince.getTime()
  return age < countedFromAgeMs && facts.authorVerifiedAt === null ? 'young_account' : null
}
