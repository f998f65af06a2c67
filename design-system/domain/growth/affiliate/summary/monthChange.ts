import { absolute, compare, divide, isZero, multiply, subtract } from '../../../../format/decimal.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import type { AffiliateMonthShape } from '../affiliateShape.ts'

/** How the month that runs stands to all of the one before it. */
export interface MonthChange {
  readonly kind: 'more' | 'less' | 'same'
  /** Without a sign, in whole per cent. */
  readonly percent: DecimalString
}

const kinds = { '-1': 'less', '0': 'same', '1': 'more' } as const

/** Compares the month that runs with the one before; null where either is empty: there is nothing to say. */
export function monthChange(months: readonly AffiliateMonthShape[]): MonthChange | null {
  const [now, before] = [months.at(-1)?.worth.amount ?? '0', months.at(-2)?.worth.amount ?? '0']
  if (isZero(now) || isZero(before)) return null
  const share = divide(multiply(subtract(now, before), '100'), before, { decimals: 0, rounding: 'halfUp' })
  return { kind: kinds[compare(share, '0')], percent: absolute(share) }
}
