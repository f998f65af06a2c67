import { add, compare, divide, isZero, multiply, subtract } from '../../../../format/decimal.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import { tierIndexAt } from '../../../trading/dashboard/feeTier.ts'
import type { FeeTiers } from '../../../trading/dashboard/feeTier.ts'

/** Every tier is as wide on the line: so many positions, whatever its volumes are. */
const positionsOfTier = 100

/** Where the line ends, when the only tier there is begins at nothing. */
const endWithoutTiers: DecimalString = '100000'

/** Where each tier begins on the line, and where the line ends: at twice the volume of the last tier. */
export function scaleEdges(tiers: FeeTiers): readonly DecimalString[] {
  const begins = tiers.map(({ fromVolumeUsd }) => fromVolumeUsd)
  const last = begins.at(-1) ?? '0'
  return [...begins, isZero(last) ? endWithoutTiers : multiply(last, '2')]
}

/** The last position of the line; the first is 0. */
export const lastPosition = (tiers: FeeTiers): number => tiers.length * positionsOfTier

/** The volume at a position, in whole dollars. */
export function volumeAt(tiers: FeeTiers, position: number): DecimalString {
  const edges = scaleEdges(tiers)
  const index = Math.min(Math.floor(position / positionsOfTier), tiers.length - 1)
  const [from = '0', to = from] = edges.slice(index)
  const inside = String(position - index * positionsOfTier)
  const beyond = divide(multiply(subtract(to, from), inside), String(positionsOfTier), {
    decimals: 0,
    rounding: 'down',
  })
  return add(from, beyond)
}

/** The position that is nearest below a volume; a place on the line, not money. */
export function positionOf(tiers: FeeTiers, volume: DecimalString): number {
  const index = tierIndexAt(tiers, volume)
  const [from = '0', to = from] = scaleEdges(tiers).slice(index)
  if (compare(volume, from) <= 0) return index * positionsOfTier
  if (compare(volume, to) >= 0) return lastPosition(tiers)
  const inside = divide(multiply(subtract(volume, from), String(positionsOfTier)), subtract(to, from), {
    decimals: 0,
    rounding: 'down',
  })
  return index * positionsOfTier + Number(inside)
}

/** What the page begins with for who has no volume of their own: the middle of the second tier, or of the only one. */
export const usualVolume = (tiers: FeeTiers): DecimalString =>
  volumeAt(tiers, (Math.min(tiers.length, 2) - 1) * positionsOfTier + positionsOfTier / 2)
