import { compareDecimals, decimal } from '../money/decimal.ts'
import type { DecimalString } from '../money/decimal.ts'

/** Where one band of traded volume ends and the next begins, in coins (specification 001 §9). */
const thresholds = [
  '0.25',
  '0.5',
  '1',
  '2',
  '5',
  '20',
  '50',
  '100',
  '250',
  '500',
  '1000',
  '5000',
  '10000',
  '100000',
  '1000000',
  '10000000',
].map(decimal)

/** A band: from this on, and below `to`; null where there is no end. */
export interface VolumeBand {
  readonly from: DecimalString
  readonly to: DecimalString | null
}

/** The band of a volume. People see how much somebody trades, and nobody sees how much it was. */
export function volumeBand(volume: DecimalString): VolumeBand {
  const above = thresholds.findIndex(threshold => compareDecimals(volume, threshold) < 0)
  const end = above < 0 ? thresholds.length : above
  return { from: thresholds[end - 1] ?? decimal('0'), to: thresholds[end] ?? null }
}
