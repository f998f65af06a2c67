import { compare, divide, isDecimalString, multiply, round, smallest } from '../../../../../format/decimal.ts'
import type { DecimalString } from '../../../../../format/decimal.ts'

/** The slider of the limits goes by hundredths of what the balance covers. */
export const wholeShare = 100

/** How many hundredths of the balance an amount is, from 0 to 100; 0 for what is no amount. */
export function shareOf(amount: string, balance: DecimalString): number {
  if (!isDecimalString(amount) || compare(amount, '0') <= 0 || compare(balance, '0') <= 0) return 0
  const share = divide(multiply(amount, String(wholeShare)), balance, { decimals: 0, rounding: 'halfUp' })
  return Number.parseInt(smallest(share, String(wholeShare)), 10)
}

/** So many hundredths of the balance as somebody would write it: two digits that count, the others zeros. All of it is exact. */
export function amountOfShare(share: number, balance: DecimalString): DecimalString {
  if (share >= wholeShare) return balance
  const exact = divide(multiply(balance, String(share)), String(wholeShare), {
    decimals: 8,
    rounding: 'down',
  })
  const digits = round(exact, 0, 'down').length
  const unit = `1${'0'.repeat(Math.max(digits - 2, 0))}`
  return multiply(divide(exact, unit, { decimals: 0, rounding: 'down' }), unit)
}
