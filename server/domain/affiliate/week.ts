import { decimal } from '../money/decimal.ts'

/** What advertisers get back of their fees (decisions, "Affiliate, bonus, cashback"). */
export const cashbackRules = {
  percent: 10n,
  /** Of all coins together; less is carried over. */
  leastUsd: decimal('1'),
  /** How many weeks before the one that is paid are paid with it. */
  carriedWeeks: 8,
} as const

const dayMs = 86_400_000
const weekMs = 7 * dayMs

/** The Monday on which the week of a moment began, by UTC. */
export function weekOf(at: Date): Date {
  const day = Math.floor(at.getTime() / dayMs)
  // The first day of 1970 was a Thursday, three days after a Monday.
  return new Date((day - ((day + 3) % 7)) * dayMs)
}

/** So many weeks later, or earlier. */
export const weeksLater = (week: Date, weeks: number): Date => new Date(week.getTime() + weeks * weekMs)

/** A week's Monday as it is written, as in 2026-03-02. */
export const weekText = (week: Date): string => week.toISOString().slice(0, 10)

/** What comes back of so much in fees, rounded down. */
export const cashbackOf = (fee: bigint): bigint => (fee * cashbackRules.percent) / 100n
