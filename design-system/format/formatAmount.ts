import { absolute, compare, decimalsOf, isZero, toFixedDecimals, trim } from './decimal.ts'
import type { DecimalString } from './decimal.ts'
import { symbolOf } from './displayAsset.ts'
import type { DisplayAsset } from './displayAsset.ts'
import { formatDecimal, signOf } from './formatDecimal.ts'
import { defaultLocale } from './locale.ts'
import type { Locale } from './locale.ts'
import { digitsIn, formatNumber, formatOfShown } from './numberFormat.ts'
import type { NumberRounding } from './numberFormat.ts'
import { separatorsOf } from './separators.ts'

/** What a piece of a written amount is. All but `integer` and `sign` recede to the tertiary colour. */
export const amountPartKinds = ['sign', 'symbol', 'lead', 'integer', 'fraction', 'code'] as const

/**
 * A piece of a written amount. `lead` is a coin's `0.00` before the first digit that counts; `integer` carries the
 * value (all of a coin's other digits too); `fraction` is the minor units of a fiat currency. Joined in order, the
 * texts are the whole amount, spaces included.
 */
export interface AmountPart {
  readonly kind: (typeof amountPartKinds)[number]
  readonly text: string
}

/**
 * `shown`: the compact form of labels and lists, with the asset's number of shown digits.
 * `full`: every unit, for what someone pays, receives or copies; fiat without minor units that are zero.
 * `price`: what one coin costs, with as many digits as tell two prices apart.
 */
export const amountModes = ['shown', 'full', 'price'] as const
export type AmountMode = (typeof amountModes)[number]

export interface AmountOptions {
  readonly mode: AmountMode
  readonly locale: Locale
  /** `always` marks an incoming amount with a plus. */
  readonly sign?: 'negative' | 'always'
  /** `auto`: after coins, and after fiat without a symbol. `never`: where a column or field names the asset. */
  readonly code?: 'auto' | 'always' | 'never'
}

const gap = '\u00A0'

/** The pieces of an amount in reading order, so that each can have its own weight and colour. */
export function formatAmountParts(
  amount: DecimalString,
  asset: DisplayAsset,
  options: AmountOptions,
): readonly AmountPart[] {
  const digits = digitsOf(amount, asset, options.mode)
  const symbol = symbolOf(asset)
  const withCode = { auto: symbol === null, always: true, never: false }[options.code ?? 'auto']
  const sign = signOf(isZero(digits) ? '0' : amount, options.sign)
  const written = formatDecimal(digits, options.locale)
  const parts: AmountPart[] = [
    { kind: 'sign', text: sign },
    { kind: 'symbol', text: symbol === null ? '' : spaced(symbol) },
    ...(asset.kind === 'coin' ? coinDigits(written) : fiatDigits(written, options.locale)),
    { kind: 'code', text: withCode ? gap + asset.code : '' },
  ]
  return parts.filter(part => part.text !== '')
}

/** The amount as one text: `₦250,000`, `0.00169634 BTC`, `−0.5 USDT`. For labels, buttons, titles and screen readers. */
export function formatAmount(amount: DecimalString, asset: DisplayAsset, options: AmountOptions): string {
  return formatAmountParts(amount, asset, options)
    .map(part => part.text)
    .join('')
}

/** What the clipboard gets: the full amount as bare digits with a point, which every bank and wallet accepts. */
export function copyableAmount(amount: DecimalString): string {
  return formatNumber(amount, { format: 'raw', locale: defaultLocale })
}

// "KSh 15,492" and "Br 40", but "₦250,000".
const spaced = (symbol: string) => (/\p{Script=Latin}$/u.test(symbol) ? symbol + gap : symbol)

function coinDigits(written: string): AmountPart[] {
  const lead = /^0[.,]0+|^0$/.exec(written)?.[0] ?? ''
  return [
    { kind: 'lead', text: lead },
    { kind: 'integer', text: written.slice(lead.length) },
  ]
}

function fiatDigits(written: string, locale: Locale): AmountPart[] {
  const cut = written.lastIndexOf(separatorsOf(locale).decimal)
  if (cut < 0) return [{ kind: 'integer', text: written }]
  return [
    { kind: 'integer', text: written.slice(0, cut) },
    { kind: 'fraction', text: written.slice(cut) },
  ]
}

// Shown coins never claim more than there is; fiat rounds as its owner would.
const shownRounding = { coin: 'floor', fiat: 'round' } satisfies Record<DisplayAsset['kind'], NumberRounding>

const digitsBy = {
  full: fullDigits,
  shown: (value, asset) => {
    const digits = shownDigits(value, asset)
    // A little is not nothing: below the shown digits, the full amount says how little.
    return isZero(digits) && !isZero(value) ? fullDigits(value, asset) : digits
  },
  price: priceDigits,
} satisfies Record<AmountMode, (value: DecimalString, asset: DisplayAsset) => DecimalString>

function shownDigits(value: DecimalString, asset: DisplayAsset): DecimalString {
  const format = formatOfShown(asset)
  const rounding = shownRounding[asset.kind]
  return format === undefined
    ? toFixedDecimals(value, asset.shown, rounding === 'floor' ? 'down' : 'halfUp')
    : digitsIn(format, value, { rounding, padded: true })
}

function digitsOf(amount: DecimalString, asset: DisplayAsset, mode: AmountMode): DecimalString {
  return digitsBy[mode](absolute(amount), asset)
}

/** To the last unit that is not zero; minor units of fiat come whole (`.50`) or not at all. */
function fullDigits(value: DecimalString, asset: DisplayAsset): DecimalString {
  const decimals = decimalsOf(value)
  if (decimals === 0 || asset.kind === 'coin') return trim(value)
  return toFixedDecimals(value, Math.max(decimals, asset.decimals), 'halfUp')
}

/** From 10,000 whole units, from 1 hundredths, below it up to six digits. */
function priceDigits(value: DecimalString): DecimalString {
  if (compare(value, '10000') >= 0) return digitsIn('round', value)
  if (compare(value, '1') >= 0) return digitsIn('fiat', value)
  const small = digitsIn('detailed', value)
  const exact = isZero(small) ? value : small
  return toFixedDecimals(exact, Math.max(2, decimalsOf(exact)), 'halfUp')
}
