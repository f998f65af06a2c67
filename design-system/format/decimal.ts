/**
 * A number as digits: an optional `-`, digits, an optional point and digits (`"250000"`, `"0.00169634"`).
 * Money, rates and percents are written so on the wire and everywhere in the browser; never as a `number`.
 */
export type DecimalString = string

/** Named ways to drop digits. `halfUp` rounds a half away from zero, `down` towards zero. */
export const roundings = ['down', 'up', 'floor', 'ceil', 'halfUp', 'halfEven'] as const
export type Rounding = (typeof roundings)[number]

/** A decimal as whole units of its last digit: `units / 10 ** scale`. The platform's own integers are exact at any length. */
interface Exact {
  readonly units: bigint
  readonly scale: number
}

/** Whether a quotient cut towards zero moves one unit away from it; `half` compares what was cut off with one half. */
const movesAway = {
  down: () => false,
  up: () => true,
  floor: ({ isNegative }) => isNegative,
  ceil: ({ isNegative }) => !isNegative,
  halfUp: ({ half }) => half >= 0,
  halfEven: ({ half, isOdd }) => half > 0 || (half === 0 && isOdd),
} satisfies Record<Rounding, (cut: { isNegative: boolean; half: number; isOdd: boolean }) => boolean>

const maxDigits = 80
const pattern = /^-?\d+(?:\.\d+)?$/

/** Tells whether a text is a {@link DecimalString} (no exponent, no grouping, at most 80 digits). */
export function isDecimalString(text: string): text is DecimalString {
  return pattern.test(text) && text.length <= maxDigits + 2
}

/** @throws RangeError when the text is not a decimal: a broken invariant, not something a user did. */
function exact(text: DecimalString): Exact {
  if (!isDecimalString(text)) throw new RangeError(`Not a decimal: ${JSON.stringify(text)}`)
  const [whole = '', fraction = ''] = text.split('.')
  return { units: BigInt(whole + fraction), scale: fraction.length }
}

const power = (scale: number): bigint => 10n ** BigInt(scale)
const size = (units: bigint): bigint => (units < 0n ? -units : units)
const signOf = (units: bigint): -1 | 0 | 1 => (units < 0n ? -1 : units > 0n ? 1 : 0)

/** Both in units of the finer one. */
function aligned(a: Exact, b: Exact): { a: bigint; b: bigint; scale: number } {
  const scale = Math.max(a.scale, b.scale)
  return { a: a.units * power(scale - a.scale), b: b.units * power(scale - b.scale), scale }
}

/** All digits of a scale; zero has no sign. */
function written({ units, scale }: Exact): string {
  const digits = String(size(units)).padStart(scale + 1, '0')
  const cut = digits.length - scale
  return `${units < 0n ? '-' : ''}${digits.slice(0, cut)}${scale === 0 ? '' : `.${digits.slice(cut)}`}`
}

function print(value: Exact): DecimalString {
  const text = written(value)
  return value.scale === 0 ? text : text.replace(/\.?0+$/, '')
}

/** A quotient of whole numbers, rounded once. */
function quotient(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  const [whole, rest] = [dividend / divisor, dividend % divisor]
  if (rest === 0n) return whole
  const isNegative = dividend < 0n !== divisor < 0n
  const half = signOf(size(rest) * 2n - size(divisor))
  if (!movesAway[rounding]({ isNegative, half, isOdd: whole % 2n !== 0n })) return whole
  return isNegative ? whole - 1n : whole + 1n
}

function rounded({ units, scale }: Exact, decimals: number, rounding: Rounding): Exact {
  if (scale <= decimals) return { units, scale }
  return { units: quotient(units, power(scale - decimals), rounding), scale: decimals }
}

/** The sum, exactly. */
export function add(a: DecimalString, b: DecimalString): DecimalString {
  const both = aligned(exact(a), exact(b))
  return print({ units: both.a + both.b, scale: both.scale })
}

/** The difference, exactly. */
export function subtract(a: DecimalString, b: DecimalString): DecimalString {
  const both = aligned(exact(a), exact(b))
  return print({ units: both.a - both.b, scale: both.scale })
}

/** The product, exactly; round it with {@link round} to the unit of an asset. */
export function multiply(a: DecimalString, b: DecimalString): DecimalString {
  const [left, right] = [exact(a), exact(b)]
  return print({ units: left.units * right.units, scale: left.scale + right.scale })
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
  const both = aligned(exact(a), exact(b))
  if (both.b === 0n) throw new RangeError('Division by zero')
  return print({ units: quotient(both.a * power(decimals), both.b, rounding), scale: decimals })
}

/** `value` with at most `decimals` digits after the point, without trailing zeros. */
export function round(value: DecimalString, decimals: number, rounding: Rounding): DecimalString {
  return print(rounded(exact(value), decimals, rounding))
}

/** `value` with exactly `decimals` digits after the point (`"1.5"` with 2 is `"1.50"`). */
export function toFixedDecimals(value: DecimalString, decimals: number, rounding: Rounding): DecimalString {
  const { units, scale } = rounded(exact(value), decimals, rounding)
  return written({ units: units * power(decimals - scale), scale: decimals })
}

/** Less than, equal to or greater than zero, as `a` is less than, equal to or greater than `b`. */
export function compare(a: DecimalString, b: DecimalString): -1 | 0 | 1 {
  const both = aligned(exact(a), exact(b))
  return signOf(both.a - both.b)
}

/** The value without its sign. */
export function absolute(value: DecimalString): DecimalString {
  const { units, scale } = exact(value)
  return print({ units: size(units), scale })
}

/** The value with its sign turned. */
export function negate(value: DecimalString): DecimalString {
  const { units, scale } = exact(value)
  return print({ units: -units, scale })
}

/** Without zeros that carry nothing: `"007.50"` is `"7.5"`, `"-0.0"` is `"0"`. */
export function trim(value: DecimalString): DecimalString {
  return print(exact(value))
}

/** Tells whether the value is zero, however it is written. */
export function isZero(value: DecimalString): boolean {
  return exact(value).units === 0n
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
