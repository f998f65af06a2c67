import { compareDecimals, decimal, subtractDecimals } from '../money/decimal.ts'
import type { DecimalString } from '../money/decimal.ts'

/** From how much 30-day volume in USD an ad owner pays which percentage. */
export type FeeTier = { readonly fromUsd: DecimalString; readonly percent: DecimalString }

/** The volume that a fee depends on is that of so many days. */
export const feeRules = { volumeDays: 30 } as const

/** The maker fees, lowest volume first. The settings module publishes them and may replace them. */
export const makerFeeTiers: readonly FeeTier[] = [
  { fromUsd: decimal('0'), percent: decimal('0.9') },
  { fromUsd: decimal('10000'), percent: decimal('0.7') },
  { fromUsd: decimal('50000'), percent: decimal('0.5') },
  { fromUsd: decimal('200000'), percent: decimal('0.3') },
  { fromUsd: decimal('1000000'), percent: decimal('0.2') },
]

/** Where an ad owner stands: what they pay, and how much more volume the next tier takes (null on the last). */
export type MakerFee = {
  readonly percent: DecimalString
  readonly next: { readonly percent: DecimalString; readonly missingUsd: DecimalString } | null
}

/** The maker fee at a 30-day volume in USD. Throws RangeError when the tiers do not start at the volume or below. */
export function makerFeeAt(volumeUsd: DecimalString, tiers: readonly FeeTier[] = makerFeeTiers): MakerFee {
  const index = tiers.findLastIndex(tier => compareDecimals(tier.fromUsd, volumeUsd) <= 0)
  const tier = tiers[index]
  if (!tier) throw new RangeError(`no fee tier for a volume of ${volumeUsd} USD`)
  const next = tiers[index + 1]
  return {
    percent: tier.percent,
    next: next ? { percent: next.percent, missingUsd: subtractDecimals(next.fromUsd, volumeUsd) } : null,
  }
}
