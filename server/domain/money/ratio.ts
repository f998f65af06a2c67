import { divideIntegers, tenTo, toScaled } from './decimal.ts'
import type { DecimalString } from './decimal.ts'
import type { Rounding } from './rounding.ts'

/**
 * An exact fraction, for rates and shares that no decimal can hold (1 ÷ 3, balance ÷ (1 + fee)). The denominator is
 * always above zero and the fraction is reduced, so equal values have equal fields. It is our own, of whole numbers of any length:
 * decimal.js knows no fractions, and 1 ÷ 3 × 3 is 1 here.
 */
export type Ratio = { readonly numerator: bigint; readonly denominator: bigint }

/** A reduced fraction. Throws RangeError when the denominator is zero. */
export function ratio(numerator: bigint, denominator = 1n): Ratio {
  if (denominator === 0n) throw new RangeError('a ratio over zero')
  const sign = denominator < 0n ? -1n : 1n
  const divisor = commonDivisor(numerator, denominator) * sign
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

/** The fraction that a decimal is. */
export function ratioOf(value: DecimalString): Ratio {
  const { coefficient, scale } = toScaled(value)
  return ratio(coefficient, tenTo(scale))
}

/** The fraction that a percentage is: `0.9` → 9/1000. */
export const ratioOfPercent = (percent: DecimalString): Ratio => divideRatios(ratioOf(percent), ratio(100n))

export const addRatios = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

export const subtractRatios = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator)

export const multiplyRatios = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.numerator * b.numerator, a.denominator * b.denominator)

/** `a ÷ b`. Throws RangeError when `b` is zero. */
export const divideRatios = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.numerator * b.denominator, a.denominator * b.numerator)

/** Below zero when `a < b`, zero when they are equal, above zero when `a > b`. */
export function compareRatios(a: Ratio, b: Ratio): number {
  const [x, y] = [a.numerator * b.denominator, b.numerator * a.denominator]
  return Number(x > y) - Number(x < y)
}

/** The fraction as a decimal of at most `scale` places, rounded as named. */
export const ratioToDecimal = (value: Ratio, scale: number, rounding: Rounding): DecimalString =>
  divideIntegers(value.numerator, value.denominator, scale, rounding)

function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}
