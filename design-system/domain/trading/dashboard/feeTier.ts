import { compare } from '../../../format/decimal.ts'
import type { DecimalString } from '../../../format/decimal.ts'

/** What the owner of an advert pays from so much volume in US dollars on, within the days that volume counts. */
export interface FeeTier {
  readonly fromVolumeUsd: DecimalString
  readonly percent: DecimalString
}

/** One or more, the smallest volume first. */
export type FeeTiers = readonly [FeeTier, ...FeeTier[]]

/** A fee, and for which volumes it holds. */
export interface FeeSpan extends FeeTier {
  /** Below this; null for the last. */
  readonly toVolumeUsd: DecimalString | null
}

/** The number of the tier that a volume is in. */
export function tierIndexAt(tiers: FeeTiers, volume: DecimalString): number {
  const above = tiers.findIndex(({ fromVolumeUsd }) => compare(fromVolumeUsd, volume) > 0)
  return above < 0 ? tiers.length - 1 : Math.max(0, above - 1)
}

/** What an advertiser of so much volume pays. */
export function feeAt(tiers: FeeTiers, volume: DecimalString): FeeSpan {
  const at = tierIndexAt(tiers, volume)
  return { ...(tiers[at] ?? tiers[0]), toVolumeUsd: tiers[at + 1]?.fromVolumeUsd ?? null }
}
