/**
 * How an inexact quotient becomes a whole number. Every rounding of money names one of these:
 * - `exact`  refuses to round: throws {@link InexactAmount} when something would be lost
 * - `down`   towards zero (coin amounts that someone receives)
 * - `up`     away from zero (fees and what someone must pay at least)
 * - `halfUp` to the nearest, halves away from zero (fiat minor units)
 */
export const roundings = ['exact', 'down', 'up', 'halfUp'] as const
export type Rounding = (typeof roundings)[number]

/** Thrown when `exact` was asked for and the value has a remainder. Check with `fitsScale` before trusting input. */
export class InexactAmount extends RangeError {
  override readonly name = 'InexactAmount'
}

type Division = { quotient: bigint; remainder: bigint; divisor: bigint }

/** Whether the magnitude of the quotient grows by one, given the magnitudes of a division. */
const growsBy: Record<Rounding, (division: Division) => boolean> = {
  exact: ({ remainder, divisor }) => {
    if (remainder !== 0n) throw new InexactAmount(`remainder ${remainder} of a division by ${divisor}`)
    return false
  },
  down: () => false,
  up: ({ remainder }) => remainder !== 0n,
  halfUp: ({ remainder, divisor }) => remainder * 2n >= divisor,
}

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value)

/** Divides two integers and rounds the quotient as named. Throws RangeError when the denominator is zero. */
export function divideRounded(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (denominator === 0n) throw new RangeError('division by zero')
  const dividend = magnitude(numerator)
  const divisor = magnitude(denominator)
  const quotient = dividend / divisor
  const grown = growsBy[rounding]({ quotient, remainder: dividend % divisor, divisor })
    ? quotient + 1n
    : quotient
  return numerator < 0n !== denominator < 0n ? -grown : grown
}
