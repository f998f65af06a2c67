import { compare, round } from '../../../format/decimal.ts'
import type { DecimalString } from '../../../format/decimal.ts'

/** The first of 1, 2 and 5 with zeros behind it that is not below an amount. */
export function roundAmountFrom(amount: DecimalString): DecimalString {
  const [whole = '0'] = round(amount, 0, 'up').split('.')
  const zeros = whole.length - 1
  const found = ['1', '2', '5', '10'].find(first => compare(first + '0'.repeat(zeros), whole) >= 0)
  return (found ?? '10') + '0'.repeat(zeros)
}

/** What somebody buys for at an offer: a round amount where one fits its limits. */
export function amountWithin(minimum: DecimalString, maximum: DecimalString): DecimalString {
  const wanted = roundAmountFrom(minimum)
  return compare(wanted, maximum) <= 0 ? wanted : minimum
}
