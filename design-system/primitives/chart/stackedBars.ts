import { add } from '../../format/decimal.ts'
import type { BarSeries } from './barSeries.ts'

/**
 * Bars that stand on each other, as bars that all begin at the ground: each as high as itself and those under it, the highest
 * first, so that the lower ones are painted before it.
 */
export function stackedBars(series: readonly BarSeries[]): readonly BarSeries[] {
  const raised: BarSeries[] = []
  for (const one of series) {
    const under = raised.at(-1)?.values ?? []
    raised.push({ ...one, values: one.values.map((value, index) => add(value, under[index] ?? '0')) })
  }
  return raised.toReversed()
}
