import { decimal } from '../money/decimal.ts'
import { isoDay, later, utcWeekStart } from '../time/calendar.ts'

/** What advertisers get back of their fees (decisions, "Affiliate, bonus, cashback"). */
export const cashbackRules = {
  percent: 10n,
  /** Of all coins together; less is carried over. */
  leastUsd: decimal('1'),
  /** How many weeks before the one that is paid are paid with it. */
  carriedWeeks: 8,
} as const

/** The Monday on which the week of a moment began, by UTC. */
export const weekOf = (at: Date): Date => utcWeekStart(at)

/** So many weeks later, or earlier. */
export const weeksLater = (week: Date, weeks: number): Date => later(week, { weeks })

/** A week's Monday as it is written, as in 2026-03-02. */
export const weekText = (week: Date): string => isoDay(week)

/** What comes back of so much in fees, rounded down. */
export const cashbackOf = (fee: bigint): bigint => (fee * cashbackRules.percent) / 100n
