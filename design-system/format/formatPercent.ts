import { absolute, isZero, round, toFixedDecimals } from './decimal.ts'
import type { DecimalString } from './decimal.ts'
import { formatDecimal, signOf } from './formatDecimal.ts'
import type { Locale } from './locale.ts'

export interface PercentOptions {
  readonly locale: Locale
  /** At most so many digits after the point; 2 when left out. */
  readonly decimals?: number
  /** Fills up with zeros, so that columns line up. */
  readonly padded?: boolean
  /** `always` marks a rise with a plus; `never` where a word says "below" or "above". */
  readonly sign?: 'negative' | 'always' | 'never'
}

/** A percentage given in percent points: `"0.9"` is `0.9%`, `"-1.24"` is `−1.24%`. */
export function formatPercent(points: DecimalString, options: PercentOptions): string {
  const decimals = options.decimals ?? 2
  const rounded = round(points, decimals, 'halfUp')
  const digits = options.padded ? toFixedDecimals(rounded, decimals, 'halfUp') : rounded
  const show = options.sign ?? 'negative'
  const sign = show === 'never' || isZero(rounded) ? '' : signOf(rounded, show)
  const unsigned = options.padded ? digits.replace('-', '') : absolute(digits)
  return `${sign}${formatDecimal(unsigned, options.locale)}%`
}
