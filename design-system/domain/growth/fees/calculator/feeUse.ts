import { multiply } from '../../../../format/decimal.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import type { FeeTiers } from '../../../trading/dashboard/feeTier.ts'
import type { MonthUse } from './monthCost.ts'
import { usualVolume } from './volumeScale.ts'

/** What somebody does in a month, as it stands on the lines of the calculator. */
export interface FeeUse {
  readonly volume: DecimalString
  /** How much of the volume is on own adverts, of a hundred. */
  readonly ownPercent: number
  /** How many {@link sumStep}s of US dollars are swapped, and withdrawn. */
  readonly swapSteps: number
  readonly withdrawSteps: number
}

/** How far each line goes. */
export const feeUseRanges = {
  ownPercent: { min: 0, max: 100 },
  swapSteps: { min: 0, max: 100 },
  withdrawSteps: { min: 0, max: 100 },
} as const satisfies Partial<Record<keyof FeeUse, { min: number; max: number }>>
export type FeeUseRange = keyof typeof feeUseRanges
export const feeUseRangeNames = Object.keys(feeUseRanges) as readonly FeeUseRange[]

/** In US dollars. */
const sumStep: DecimalString = '100'

/** So many steps in US dollars. */
export const sumOf = (steps: number): DecimalString => multiply(String(steps), sumStep)

/** What the page begins with. */
export const firstUse = (tiers: FeeTiers): FeeUse => ({
  volume: usualVolume(tiers),
  ownPercent: 80,
  swapSteps: 10,
  withdrawSteps: 20,
})

export const monthUseOf = ({ volume, ownPercent, swapSteps, withdrawSteps }: FeeUse): MonthUse => ({
  volume,
  ownPercent,
  swapped: sumOf(swapSteps),
  withdrawn: sumOf(withdrawSteps),
})
