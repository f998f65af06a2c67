import { round, toFixedDecimals, trim } from './decimal.ts'
import type { DecimalString, Rounding } from './decimal.ts'
import type { DisplayAsset } from './displayAsset.ts'
import { formatDecimal } from './formatDecimal.ts'
import type { Locale } from './locale.ts'

/** The number formats of the specification (§9). */
export const numberFormats = ['raw', 'round', 'fiat', 'crypto', 'detailed', 'full', 'spaced'] as const
export type NumberFormat = (typeof numberFormats)[number]

/** The rounding modes of the specification; `round` takes a half away from zero. */
export const numberRoundings = ['round', 'floor', 'ceil'] as const
export type NumberRounding = (typeof numberRoundings)[number]

const roundingOf = { round: 'halfUp', floor: 'floor', ceil: 'ceil' } satisfies Record<
  NumberRounding,
  Rounding
>

interface Rule {
  /** Digits after the point; `all` keeps what is there. */
  readonly decimals: number | 'all'
  /** Fills up with zeros to `decimals`, so that columns line up. */
  readonly padded: boolean
}

const rules = {
  raw: { decimals: 'all', padded: false },
  round: { decimals: 0, padded: false },
  fiat: { decimals: 2, padded: true },
  crypto: { decimals: 2, padded: true },
  detailed: { decimals: 6, padded: false },
  full: { decimals: 8, padded: false },
  spaced: { decimals: 'all', padded: false },
} satisfies Record<NumberFormat, Rule>

/** The digits that a format leaves of a value. `padded` overrides whether zeros fill it up. */
export function digitsIn(
  format: NumberFormat,
  value: DecimalString,
  { rounding = 'round', padded }: { rounding?: NumberRounding; padded?: boolean } = {},
): DecimalString {
  const rule: Rule = rules[format]
  if (rule.decimals === 'all') return value
  const mode = roundingOf[rounding]
  return (padded ?? rule.padded)
    ? toFixedDecimals(value, rule.decimals, mode)
    : round(value, rule.decimals, mode)
}

/** The format in which an asset is shown that has so many digits in lists; undefined where the specification names none. */
export const formatOfShown = ({ kind, shown }: Pick<DisplayAsset, 'kind' | 'shown'>) =>
  shownFormats[kind][shown]

const shownFormats: Readonly<Record<DisplayAsset['kind'], Readonly<Record<number, NumberFormat>>>> = {
  coin: { 0: 'round', 2: 'crypto', 6: 'detailed', 8: 'full' },
  fiat: { 0: 'round', 2: 'fiat' },
}

/**
 * A bare number in one of the specification's formats. `raw` is the wire's own writing, for copying and inputs; all
 * others are written in the locale. Use `formatAmount` instead when the number is an amount of an asset.
 */
export function formatNumber(
  value: DecimalString,
  options: { format: NumberFormat; locale: Locale; rounding?: NumberRounding },
): string {
  const digits = digitsIn(options.format, value, options)
  return options.format === 'raw' ? trim(digits) : formatDecimal(digits, options.locale)
}

/** A whole number of things (trades, people, pages) with its digits grouped. Not for money. */
export function formatCount(count: number, locale: Locale): string {
  return formatNumber(String(Math.trunc(count)), { format: 'round', locale })
}

/** A total that the server counts only up to a cap: `248`, and `1,000+` from the cap on. */
export function formatCappedCount(count: number, locale: Locale, cap = 1000): string {
  return count >= cap ? `${formatCount(cap, locale)}+` : formatCount(count, locale)
}
