import { decimalsOf, round, toFixedDecimals, trim } from './decimal.ts'
import type { DecimalString, Rounding } from './decimal.ts'
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

/**
 * A bare number in one of the specification's formats. `raw` is the wire's own writing, for copying and inputs; all
 * others are written in the locale. Use `formatAmount` instead when the number is an amount of an asset.
 */
export function formatNumber(
  value: DecimalString,
  options: { format: NumberFormat; locale: Locale; rounding?: NumberRounding },
): string {
  const rule: Rule = rules[options.format]
  const mode = roundingOf[options.rounding ?? 'round']
  const decimals = rule.decimals === 'all' ? decimalsOf(value) : rule.decimals
  const digits = rule.padded ? toFixedDecimals(value, decimals, mode) : round(value, decimals, mode)
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
