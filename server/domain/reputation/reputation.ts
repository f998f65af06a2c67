import { ratioToDecimal, ratio } from '../money/ratio.ts'
import type { DecimalString } from '../money/decimal.ts'
import type { Grade } from '../feedback/feedback.ts'

/** How often a trader was graded how. */
export type GradeCounts = Readonly<Record<Grade, number>>

/** The finished trades of a trader, by how they ended. */
export type TradeCounts = { readonly completed: number; readonly cancelled: number }

/** What a trader's summary shows beside the name. Null where there is nothing to judge by yet. */
export type Reputation = {
  readonly ratingPercent: DecimalString | null
  readonly tradesCount: number
  readonly cancelledPercent: DecimalString | null
  readonly medianReleaseMinutes: number | null
  readonly averageReleaseMinutes: number | null
}

/** The summary of a trader; `releaseMs` are the times from "paid" to release of the trader's own sales. */
export function reputationOf(
  grades: GradeCounts,
  trades: TradeCounts,
  releaseMs: readonly number[],
): Reputation {
  return {
    ratingPercent: ratingPercent(grades),
    tradesCount: trades.completed,
    cancelledPercent: sharePercent(trades.cancelled, trades.completed + trades.cancelled),
    medianReleaseMinutes: medianReleaseMinutes(releaseMs),
    averageReleaseMinutes: averageReleaseMinutes(releaseMs),
  }
}

/** The positive share of the grades that took a side, to one decimal place, rounded down: only a spotless record is 100. */
export const ratingPercent = ({ positive, negative }: GradeCounts): DecimalString | null =>
  sharePercent(positive, positive + negative)

/** The middle time to release in whole minutes, rounded up; of an even number the mean of the middle two. */
export function medianReleaseMinutes(releaseMs: readonly number[]): number | null {
  const sorted = releaseMs.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)]
  const lower = sorted[Math.ceil(middle) - 1]
  return upper === undefined || lower === undefined ? null : wholeMinutes((upper + lower) / 2)
}

/** The mean time to release in whole minutes, rounded up. */
export function averageReleaseMinutes(releaseMs: readonly number[]): number | null {
  if (releaseMs.length === 0) return null
  return wholeMinutes(releaseMs.reduce((sum, ms) => sum + ms, 0) / releaseMs.length)
}

const wholeMinutes = (ms: number): number => Math.ceil(ms / 60_000)

/** The share of a trader's finished trades that were not completed, to one decimal place. */
export const cancelledPercent = ({ completed, cancelled }: TradeCounts): DecimalString | null =>
  sharePercent(cancelled, completed + cancelled)

function sharePercent(part: number, whole: number): DecimalString | null {
  return whole === 0 ? null : ratioToDecimal(ratio(BigInt(part) * 100n, BigInt(whole)), 1, 'down')
}
