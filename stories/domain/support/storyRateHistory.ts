import type { MarketHistory } from '../../../design-system/domain/reference/asset/MarketCard.tsx'
import type { RatePeriod } from '../../../design-system/domain/reference/asset/ratePeriod.ts'
import { minutesFromNow } from './storyClock.tsx'

const minutesOf: Readonly<Record<RatePeriod, number>> = {
  day: 1440,
  week: 7 * 1440,
  month: 30 * 1440,
  year: 365 * 1440,
}
const count = 120

/** Up and down by hills of two sizes, so that every story draws the same. */
const rateAt = (index: number) =>
  String(
    147_000_000 + Math.round(900_000 * Math.sin(index / 19) + 260_000 * Math.sin(index / 3.1)) + index * 4000,
  )

/** A history that ends at the stories' moment. */
export function storyHistory(period: RatePeriod = 'day'): MarketHistory {
  const points = Array.from({ length: count }, (_, index) => ({
    at: minutesFromNow(Math.round((minutesOf[period] * (index - count + 1)) / (count - 1))),
    rate: rateAt(index),
  }))
  const ordered = points.map(({ rate }) => rate).toSorted()
  return {
    period,
    points,
    low: ordered[0] ?? '0',
    high: ordered.at(-1) ?? '0',
    changePercent: '1.24',
  }
}
