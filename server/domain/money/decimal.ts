import { Decimal } from 'decimal.js'
import { InexactAmount } from './rounding.ts'
import type { Rounding } from './rounding.ts'

declare const decimalBrand: unique symbol

/**
 * An exact decimal number in its one canonical spelling: ASCII digits, one dot at most, no exponent, no needless zeros,
 * no `-0`. Equal values are equal strings, so `===` compares. Made only by {@link parseDecimal}, {@link decimal} and
 * arithmetic of this folder; it is what crosses the wire for money and rates.
 */
export type DecimalString = string & { readonly [decimalBrand]: true }

/** Digits before and after the dot together: what `numeric(38,0)` can hold. */
export const maxDecimalDigits = 38

/**
 * What anybody may send: less than a quadrillion, to the last unit of the finest coin. Two such numbers multiplied, in
 * minor units, still have room in a column, so that no sum or product of what was sent can be more than it holds.
 */
export const sentDigits = { whole: 15, fraction: 18 } as const

/** The value is `coefficient / 10 ** scale`. */
export type ScaledInteger = { readonly coefficient: bigint; readonly scale: number }

/**
 * decimal.js without a limit of its own to the digits of a sum or a product: the library rounds nothing here unless it is asked
 * to, by name. Quotients are cut by {@link quotientOf}, never by this precision.
 */
const Exact = Decimal.clone({ precision: 1_000_000_000, rounding: Decimal.ROUND_DOWN })

const modes = {
  down: Decimal.ROUND_DOWN,
  up: Decimal.ROUND_UP,
  halfUp: Decimal.ROUND_HALF_UP,
} as const satisfies Record<Exclude<Rounding, 'exact'>, Decimal.Rounding>

const maxTextLength = 80
const decimalShape = /^(-?)(\d+)(?:\.(\d+))?$/

/**
 * Reads a decimal that a person or another program wrote. Returns undefined for anything but plain digits with one
 * optional dot: `1e400`, `NaN`, `1,5`, `+1`, `.5`, `5.`, spaces, the empty string, or more than 38 digits.
 * A leading minus is accepted only with `negative: true`.
 */
export function parseDecimal(text: unknown, options: { negative?: boolean } = {}): DecimalString | undefined {
  if (typeof text !== 'string' || text.length > maxTextLength) return undefined
  const match = decimalShape.exec(text)
  if (!match) return undefined
  const [, sign = '', whole = '', fraction = ''] = match
  if (sign && !options.negative) return undefined
  const wholeDigits = whole.replace(/^0+/, '')
  const fractionDigits = fraction.replace(/0+$/, '')
  if (wholeDigits.length + fractionDigits.length > maxDecimalDigits) return undefined
  return spelled(new Exact(text))
}

/** Whether a number, as it was sent, keeps to {@link sentDigits}. What is no number at all has no digits too many. */
export function hasSentDigits(text: string): boolean {
  const [, , whole = '', fraction = ''] = decimalShape.exec(text) ?? []
  return whole.length <= sentDigits.whole && fraction.length <= sentDigits.fraction
}

/** A decimal known to be well formed (a constant, a stored value). Throws RangeError when it is not. */
export function decimal(text: string): DecimalString {
  const parsed = parseDecimal(text, { negative: true })
  if (parsed === undefined) throw new RangeError(`not a decimal: ${text.slice(0, maxTextLength)}`)
  return parsed
}

/** Takes a decimal apart into an integer and the number of its decimal places. */
export function toScaled(value: DecimalString): ScaledInteger {
  const dot = value.indexOf('.')
  if (dot === -1) return { coefficient: BigInt(value), scale: 0 }
  return { coefficient: BigInt(value.replace('.', '')), scale: value.length - dot - 1 }
}

/** Spells `coefficient / 10 ** scale` canonically. */
export const fromScaled = (coefficient: bigint, scale: number): DecimalString =>
  spelled(new Exact(`${coefficient}e-${scale}`))

/** The sum, exact. */
export const addDecimals = (a: DecimalString, b: DecimalString): DecimalString =>
  spelled(new Exact(a).plus(b))

/** `a − b`, exact. */
export const subtractDecimals = (a: DecimalString, b: DecimalString): DecimalString =>
  spelled(new Exact(a).minus(b))

/** The product, exact: as many places as both have together. Round it with {@link roundDecimal} where it is stored. */
export const multiplyDecimals = (a: DecimalString, b: DecimalString): DecimalString =>
  spelled(new Exact(a).times(b))

/** `a ÷ b` with at most `scale` places, rounded as named. Throws RangeError when `b` is zero. */
export const divideDecimals = (
  a: DecimalString,
  b: DecimalString,
  scale: number,
  rounding: Rounding,
): DecimalString => quotientOf(new Exact(a), new Exact(b), scale, rounding)

/** One integer divided by another, with at most `scale` places, rounded as named. Throws RangeError when the divisor is zero. */
export const divideIntegers = (
  dividend: bigint,
  divisor: bigint,
  scale: number,
  rounding: Rounding,
): DecimalString => quotientOf(new Exact(dividend), new Exact(divisor), scale, rounding)

/** The value with at most `scale` places, rounded as named. */
export function roundDecimal(value: DecimalString, scale: number, rounding: Rounding): DecimalString {
  const exact = new Exact(value)
  return exact.decimalPlaces() <= scale ? value : spelled(rounded(exact, scale, rounding))
}

/** Below zero when `a < b`, zero when they are equal, above zero when `a > b`: fits `Array.sort`. */
export const compareDecimals = (a: DecimalString, b: DecimalString): number => new Exact(a).cmp(b)

/** Whether the value has at most `scale` decimal places, so that `toUnits(…, 'exact')` will not throw. */
export const fitsScale = (value: DecimalString, scale: number): boolean =>
  new Exact(value).decimalPlaces() <= scale

/** `10 ** exponent` as an integer. */
export const tenTo = (exponent: number): bigint => 10n ** BigInt(exponent)

/** Never with an exponent; zero has no sign. */
const spelled = (value: Decimal): DecimalString => value.toFixed() as DecimalString

function rounded(value: Decimal, scale: number, rounding: Rounding): Decimal {
  if (rounding !== 'exact') return value.toDecimalPlaces(scale, modes[rounding])
  if (value.decimalPlaces() > scale) throw new InexactAmount(`more than ${scale} places`)
  return value
}

/**
 * A quotient that is rounded once. decimal.js rounds a quotient to so many digits, not places, and to round it again would be one
 * rounding too many. So it is cut one place behind the last, which is all that `down` and `halfUp` ask; for the others a one behind
 * that place tells that something was cut off.
 */
function quotientOf(a: Decimal, b: Decimal, scale: number, rounding: Rounding): DecimalString {
  if (b.isZero()) throw new RangeError('division by zero')
  const dividend = a.times(`1e${scale + 1}`)
  const cut = dividend.dividedToIntegerBy(b)
  const asksForRest = rounding === 'up' || rounding === 'exact'
  const hasRest = asksForRest && !cut.times(b).equals(dividend)
  const told = hasRest ? cut.plus(a.isNegative() === b.isNegative() ? '0.1' : '-0.1') : cut
  return spelled(rounded(told.times(`1e-${scale + 1}`), scale, rounding))
}
