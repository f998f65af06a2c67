import type { DecimalString } from '../money/decimal.ts'
import { divideRatios, multiplyRatios, ratio, ratioToDecimal, subtractRatios } from '../money/ratio.ts'
import type { AssetCode } from '../reference/asset.ts'
import { exactRate, rateOf } from './rates.ts'
import type { Rates } from './rates.ts'

/** How a rate moved. */
export type RateChange = {
  readonly from: DecimalString
  readonly to: DecimalString
  /** Change in per cent of `from`, two decimals, half up: `-1.25`. */
  readonly percent: DecimalString
  /** The moment of `from`: about 24 hours before, later while the history is younger than that. */
  readonly since: Date
}

export const changeWindowMs = 24 * 60 * 60 * 1000

/**
 * How the rate of a pair moved since about a window ago: from the kept point that is nearest to that moment and older
 * than the present rates. Null when there is none.
 */
export function changeOf(
  history: readonly Rates[],
  now: Rates,
  base: AssetCode,
  quote: AssetCode,
  windowMs = changeWindowMs,
): RateChange | null {
  const point = nearestBefore(history, now.at.getTime(), now.at.getTime() - windowMs)
  if (!point) return null
  const before = exactRate(point, base, quote)
  const difference = subtractRatios(exactRate(now, base, quote), before)
  return {
    from: rateOf(point, base, quote),
    to: rateOf(now, base, quote),
    percent: ratioToDecimal(multiplyRatios(divideRatios(difference, before), ratio(100n)), 2, 'halfUp'),
    since: point.at,
  }
}

/** The point nearest to `target` among those older than `before`. */
function nearestBefore(history: readonly Rates[], before: number, target: number): Rates | undefined {
  let nearest: Rates | undefined
  for (const point of history) {
    const time = point.at.getTime()
    if (time >= before) continue
    if (!nearest || Math.abs(time - target) < Math.abs(nearest.at.getTime() - target)) nearest = point
  }
  return nearest
}
