import { divideRounded } from './rounding.ts'
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
  return spell(sign !== '', wholeDigits, fractionDigits)
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
export function fromScaled(coefficient: bigint, scale: number): DecimalString {
  const negative = coefficient < 0n
  const digits = String(negative ? -coefficient : coefficient).padStart(scale + 1, '0')
  const dot = digits.length - scale
  return spell(negative, digits.slice(0, dot).replace(/^0+/, ''), digits.slice(dot).replace(/0+$/, ''))
}

/** The sum, exact. */
export function addDecimals(a: DecimalString, b: DecimalString): DecimalString {
  const [x, y, scale] = align(a, b)
  return fromScaled(x + y, scale)
}

/** `a − b`, exact. */
export function subtractDecimals(a: DecimalString, b: DecimalString): DecimalString {
  const [x, y, scale] = align(a, b)
  return fromScaled(x - y, scale)
}

/** The product, exact: as many places as both have together. Round it with {@link roundDecimal} where it is stored. */
export function multiplyDecimals(a: DecimalString, b: DecimalString): DecimalString {
  const [x, y] = [toScaled(a), toScaled(b)]
  return fromScaled(x.coefficient * y.coefficient, x.scale + y.scale)
}

/** `a ÷ b` with at most `scale` places, rounded as named. Throws RangeError when `b` is zero. */
export function divideDecimals(
  a: DecimalString,
  b: DecimalString,
  scale: number,
  rounding: Rounding,
): DecimalString {
  const [x, y] = align(a, b)
  return fromScaled(divideRounded(x * tenTo(scale), y, rounding), scale)
}

/** The value with at most `scale` places, rounded as named. */
export function roundDecimal(value: DecimalString, scale: number, rounding: Rounding): DecimalString {
  const { coefficient, scale: places } = toScaled(value)
  return places <= scale
    ? value
    : fromScaled(divideRounded(coefficient, tenTo(places - scale), rounding), scale)
}

/** Below zero when `a < b`, zero when they are equal, above zero when `a > b`: fits `Array.sort`. */
export function compareDecimals(a: DecimalString, b: DecimalString): number {
  const [x, y] = align(a, b)
  return Number(x > y) - Number(x < y)
}

/** Whether the value has at most `scale` decimal places, so that `toUnits(…, 'exact')` will not throw. */
export const fitsScale = (value: DecimalString, scale: number): boolean => toScaled(value).scale <= scale

/** `10 ** exponent` as an integer. */
export const tenTo = (exponent: number): bigint => 10n ** BigInt(exponent)

function spell(negative: boolean, wholeDigits: string, fractionDigits: string): DecimalString {
  const text = (wholeDigits || '0') + (fractionDigits && `.${fractionDigits}`)
  return (negative && text !== '0' ? `-${text}` : text) as DecimalString
}

function align(a: DecimalString, b: DecimalString): [x: bigint, y: bigint, scale: number] {
  const [x, y] = [toScaled(a), toScaled(b)]
  const scale = Math.max(x.scale, y.scale)
  return [x.coefficient * tenTo(scale - x.scale), y.coefficient * tenTo(scale - y.scale), scale]
}
