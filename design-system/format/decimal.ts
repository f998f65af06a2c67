import { Decimal } from 'decimal.js'

/**
 * A number as digits: an optional `-`, digits, an optional point and digits (`"250000"`, `"0.00169634"`).
 * Money, rates and percents are written so on the wire and everywhere in the browser; never as a `number`.
 */
export type DecimalString = string

/** Named ways to drop digits. `halfUp` rounds a half away from zero, `down` towards zero. */
export const roundings = ['down', 'up', 'floor', 'ceil', 'halfUp', 'halfEven'] as const
export type Rounding = (typeof roundings)[number]

const modes = {
  up: Decimal.ROUND_UP,
  down: Decimal.ROUND_DOWN,
  ceil: Decimal.ROUND_CEIL,
  floor: Decimal.ROUND_FLOOR,
  halfUp: Decimal.ROUND_HALF_UP,
  halfEven: Decimal.ROUND_HALF_EVEN,
} satisfies Record<Rounding, Decimal.Rounding>

// Wide enough that a sum or product of any two accepted inputs (at most 80 digits each) is exact.
const Exact = Decimal.clone({ precision: 200, toExpNeg: -9e15, toExpPos: 9e15, defaults: true })
const maxDigits = 80
const pattern = /^-?\d+(?:\.\d+)?$/

/** Tells whether a text is a {@link DecimalString} (no exponent, no grouping, at most 80 digits). */
export function isDecimalString(text: string): text is DecimalString {
  return pattern.test(text) && text.length <= maxDigits + 2
}

/** @throws RangeError when the text is not a decimal: a broken invariant, not something a user did. */
function exact(text: DecimalString): Decimal {
  if (!isDecimalString(text)) throw new RangeError(`Not a decimal: ${JSON.stringify(text)}`)
  return new Exact(text)
}

const print = (value: Decimal): DecimalString => (value.isZero() ? '0' : value.toFixed())

/** The sum, exactly. */
export function add(a: DecimalString, b: DecimalString): DecimalString {
  return print(exact(a).plus(exact(b)))
}

/** The difference, exactly. */
export function subtract(a: DecimalString, b: DecimalString): DecimalString {
  return print(exact(a).minus(exact(b)))
}

/** The product, exactly; round it with {@link round} to the unit of an asset. */
export function multiply(a: DecimalString, b: DecimalString): DecimalString {
  return print(exact(a).times(exact(b)))
}

/**
 * The quotient with `decimals` digits after the point. It is rounded once, from the exact remainder.
 * @throws RangeError when dividing by zero.
 */
export function divide(
  a: DecimalString,
  b: DecimalString,
  { decimals, rounding }: { decimals: number; rounding: Rounding },
): DecimalString {
  const divisor = exact(b)
  if (divisor.isZero()) throw new RangeError('Division by zero')
  const scaled = exact(a).times(new Exact(10).pow(decimals))
  const whole = scaled.divToInt(divisor)
  const rest = scaled.minus(whole.times(divisor))
  // A stand-in for the endless digits: it lies on the same side of one half (and of zero) as the rest does.
  const twice = rest.abs().times(2).cmp(divisor.abs())
  const negative = scaled.isNegative() !== divisor.isNegative()
  const digit = rest.isZero() ? '0' : twice < 0 ? '0.25' : twice === 0 ? '0.5' : '0.75'
  const rounded = whole.plus(negative ? `-${digit}` : digit).toDecimalPlaces(0, modes[rounding])
  return print(rounded.div(new Exact(10).pow(decimals)))
}

/** `value` with at most `decimals` digits after the point, without trailing zeros. */
export function round(value: DecimalString, decimals: number, rounding: Rounding): DecimalString {
  return print(exact(value).toDecimalPlaces(decimals, modes[rounding]))
}

/** `value` with exactly `decimals` digits after the point (`"1.5"` with 2 is `"1.50"`). */
export function toFixedDecimals(value: DecimalString, decimals: number, rounding: Rounding): DecimalString {
  return exact(round(value, decimals, rounding)).toFixed(decimals)
}

/** Less than, equal to or greater than zero, as `a` is less than, equal to or greater than `b`. */
export function compare(a: DecimalString, b: DecimalString): -1 | 0 | 1 {
  return Math.sign(exact(a).cmp(exact(b))) as -1 | 0 | 1
}

/** The value without its sign. */
export function absolute(value: DecimalString): DecimalString {
  return print(exact(value).abs())
}

/** The value with its sign turned. */
export function negate(value: DecimalString): DecimalString {
  return print(exact(value).neg())
}

/** Without zeros that carry nothing: `"007.50"` is `"7.5"`, `"-0.0"` is `"0"`. */
export function trim(value: DecimalString): DecimalString {
  return print(exact(value))
}

/** Tells whether the value is zero, however it is written. */
export function isZero(value: DecimalString): boolean {
  return exact(value).isZero()
}

/** Tells whether the value is below zero. */
export function isNegative(value: DecimalString): boolean {
  return compare(value, '0') < 0
}

/** The smallest of one or more values. */
export function smallest(first: DecimalString, ...rest: readonly DecimalString[]): DecimalString {
  return rest.reduce((least, value) => (compare(value, least) < 0 ? value : least), first)
}

/** The largest of one or more values. */
export function largest(first: DecimalString, ...rest: readonly DecimalString[]): DecimalString {
  return rest.reduce((most, value) => (compare(value, most) > 0 ? value : most), first)
}

/** How many digits stand after the point, trailing zeros left out. */
export function decimalsOf(value: DecimalString): number {
  return trim(value).split('.')[1]?.length ?? 0
}
