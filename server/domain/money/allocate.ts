import { units } from './units.ts'
import type { Units } from './units.ts'

/**
 * Splits an amount by weights so that the parts equal the whole to the last unit. Each part is rounded towards zero;
 * what is left over (less than one unit per part) goes to the part at `remainderTo`: by the rule of the house, the
 * house's own. Throws RangeError for no weights, a negative weight, weights that sum to zero, or a `remainderTo` outside.
 */
export function allocate<A extends string>(
  whole: Units<A>,
  weights: readonly bigint[],
  remainderTo: number,
): Units<A>[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n)
  if (total <= 0n || weights.some(weight => weight < 0n))
    throw new RangeError('weights must be 0 or more, not all 0')
  if (weights[remainderTo] === undefined) throw new RangeError(`no part ${remainderTo} to take the remainder`)
  const parts = weights.map(weight => (whole * weight) / total)
  const remainder = whole - parts.reduce((sum, part) => sum + part, 0n)
  return parts.map((part, index) => units<A>(index === remainderTo ? part + remainder : part))
}
