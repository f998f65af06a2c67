import { absolute, isNegative } from './decimal.ts'
import type { DecimalString } from './decimal.ts'
import type { Locale } from './locale.ts'
import { separatorsOf } from './separators.ts'

/** The sign of a negative number, as wide as a plus; a hyphen is not one. */
export const minusSign = '\u2212'

/** Groups a run of digits in threes from its end. */
function groupDigits(digits: string, separator: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, separator)
}

/** Every digit of the value in the locale's writing: `1,234.5` and `1 234,5`. Trailing zeros stay as given. */
export function formatDecimal(value: DecimalString, locale: Locale): string {
  const separators = separatorsOf(locale)
  const negative = isNegative(value)
  const [whole = '0', fraction] = value.replace('-', '').split('.')
  const digits = groupDigits(whole.replace(/^0+(?=\d)/, ''), separators.group)
  return `${negative ? minusSign : ''}${digits}${fraction === undefined ? '' : separators.decimal + fraction}`
}

/** The sign that stands before a value. `always` also marks a plus; zero never has a sign. */
export function signOf(value: DecimalString, show: 'negative' | 'always' = 'negative'): string {
  if (isNegative(value)) return minusSign
  return show === 'always' && /[1-9]/.test(absolute(value)) ? '+' : ''
}
