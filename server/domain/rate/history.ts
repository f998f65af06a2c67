import { decimal, type DecimalString } from '../money/decimal.ts'
import {
  compareRatios,
  divideRatios,
  multiplyRatios,
  ratio,
  ratioOf,
  ratioToDecimal,
  subtractRatios,
} from '../money/ratio.ts'
import { spanMs } from '../time/calendar.ts'
import { rateDigits, toSignificant } from './rates.ts'

/** How far back a history goes. */
export const historyPeriods = ['day', 'week', 'month', 'year'] as const
export type HistoryPeriod = (typeof historyPeriods)[number]

const minuteMs = spanMs({ minutes: 1 })
const hourMs = spanMs({ hours: 1 })
const dayMs = spanMs({ days: 1 })

/** How long a period is, and how far apart its points are: some hundred and fifty of them, a year has one a day. */
export const historySpan = {
  day: { spanMs: dayMs, stepMs: 10 * minuteMs },
  week: { spanMs: 7 * dayMs, stepMs: hourMs },
  month: { spanMs: 30 * dayMs, stepMs: 4 * hourMs },
  year: { spanMs: 365 * dayMs, stepMs: dayMs },
} as const satisfies Record<HistoryPeriod, { readonly spanMs: number; readonly stepMs: number }>

/** From which age on fewer points are kept, one in each step; the youngest ones are ten minutes apart. */
export const thinning = [
  { olderThanMs: 2 * dayMs, stepMs: hourMs },
  { olderThanMs: 31 * dayMs, stepMs: dayMs },
] as const

const youngStepMs = 10 * minuteMs

/** The moments of the last year at which points are kept by now, oldest first. */
export function keptMoments(now: Date): Date[] {
  const moments: Date[] = []
  for (let at = now.getTime() - historySpan.year.spanMs; at < now.getTime() - youngStepMs;) {
    const age = now.getTime() - at
    const stepMs = thinning.findLast(({ olderThanMs }) => age > olderThanMs)?.stepMs ?? youngStepMs
    at = (Math.floor(at / stepMs) + 1) * stepMs
    moments.push(new Date(at))
  }
  return moments
}

/** A pair's rate at a moment. */
export interface RatePoint {
  readonly at: Date
  readonly rate: DecimalString
}

/** A coin's rate by its two stored legs, rounded as every rate is. */
export const crossOf = (dollarsForCoin: string, fiatForDollar: string): DecimalString =>
  toSignificant(multiplyRatios(ratioOf(decimal(dollarsForCoin)), ratioOf(decimal(fiatForDollar))), rateDigits)

/** What a history comes to. There is at least one point, and no rate is zero. */
export function summaryOf(points: readonly [RatePoint, ...RatePoint[]]) {
  const ordered = points.map(({ rate }) => rate).toSorted((a, b) => compareRatios(ratioOf(a), ratioOf(b)))
  const [first] = points
  const last = points.at(-1) ?? first
  const from = ratioOf(first.rate)
  const moved = divideRatios(subtractRatios(ratioOf(last.rate), from), from)
  return {
    low: ordered[0] ?? first.rate,
    high: ordered.at(-1) ?? first.rate,
    changePercent: ratioToDecimal(multiplyRatios(moved, ratio(100n)), 2, 'halfUp'),
  }
}
