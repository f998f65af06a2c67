import { ratioToDecimal, ratio } from '../money/ratio.ts'
import type { DecimalString } from '../money/decimal.ts'
import type { Grade } from '../feedback/feedback.ts'

/** How often a trader was graded how. */
export type GradeCounts = Readonly<Record<Grade, number>>

/** The finished trades of a trader, by how they ended. */
export type TradeCounts = { readonly completed: number; readonly cancelled: number }

/** The positive share of the grades that took a side, to one decimal place, rounded down: only a spotless record is 100. */
export const ratingPercent = ({ positive, negative }: GradeCounts): DecimalString | null =>
  sharePercent(positive, positive + negative)

/** The mean time to release in whole minutes, rounded up. */
export function averageReleaseMinutes(releaseMs: readonly number[]): number | null {
  if (releaseMs.length === 0) return null
  return wholeMinutes(releaseMs.reduce((sum, ms) => sum + ms, 0) / releaseMs.length)
}

/** As times to release are told: rounded up. */
export const wholeMinutes = (ms: number): number => Math.ceil(ms / 60_000)

/** The share of a trader's finished trades that were not completed, to one decimal place. */
export const cancelledPercent = ({ completed, cancelled }: TradeCounts): DecimalString | null =>
  sharePercent(cancelled, completed + cancelled)

function sharePercent(part: number, whole: number): DecimalString | null {
  return whole === 0 ? null : ratioToDecimal(ratio(BigInt(part) * 100n, BigInt(whole)), 1, 'down')
}
