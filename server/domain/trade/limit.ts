import { refuseWith } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'
import { plus } from './deadline.ts'
import { tradeRules } from './rules.ts'
import type { TradeRules } from './rules.ts'

/** What is known of someone who wants to open a trade. */
export type TraderRecord = {
  /**
   * When trades ended `cancelled_by_buyer` with this person as the buyer, who had been told where to pay; those of the last
   * two days are enough.
   */
  readonly cancelledAt: readonly Date[]
  readonly completedTrades: number
  readonly openTrades: number
  /** Trades without an account. */
  readonly isGuest?: boolean
}

/** Why a trader may not open one more trade now, or null. */
export function openingRefusal(
  trader: TraderRecord,
  at: Date,
  rules: TradeRules = tradeRules,
): Refusal | null {
  const until = pausedUntil(trader.cancelledAt, at, rules.cancelPause)
  if (until) return refuseWith('opening_paused', { until: until.toISOString() })
  const isGuest = trader.isGuest === true
  const limit = isGuest ? rules.openAsGuest : rules.openWithoutHistory
  if ((isGuest || trader.completedTrades === 0) && trader.openTrades >= limit)
    return refuseWith('too_many_open_trades', { limit })
  return null
}

/** The end of the pause that too many cancels within a time have caused, or null when there is none at `at`. */
export function pausedUntil(
  cancelledAt: readonly Date[],
  at: Date,
  rule: TradeRules['cancelPause'],
): Date | null {
  const cancels = cancelledAt.toSorted((a, b) => a.getTime() - b.getTime())
  const last = cancels.findLast((cancel, index) => {
    const first = cancels[index - rule.cancels + 1]
    return first !== undefined && cancel.getTime() - first.getTime() < rule.withinMs
  })
  const until = last && plus(last, rule.pauseMs)
  return until && at < until ? until : null
}
