import { add, compare, divide, isZero, multiply, smallest, subtract } from '../../format/decimal.ts'
import type { DecimalString } from '../../format/decimal.ts'
import type { BalanceSheetShape } from './walletShape.ts'

/** How the worth of a wallet divides. The parts make up the total exactly. */
export interface WalletSplit {
  readonly available: DecimalString
  readonly inEscrow: DecimalString
  /** The share in escrow, 0 to 1. */
  readonly escrowFraction: number
}

/** What part of the wallet's worth is locked, from each coin's worth and how much of it is in escrow. */
export function walletSplit(
  sheet: Pick<BalanceSheetShape, 'items' | 'total'>,
  /** Digits of the currency that the worth is in. */
  decimals: number,
): WalletSplit {
  const total = sheet.total.amount
  const locked = sheet.items.reduce((sum, { available, inEscrow, value }) => {
    const held = add(available, inEscrow)
    if (value === null || isZero(held)) return sum
    return add(sum, divide(multiply(value.amount, inEscrow), held, { decimals, rounding: 'halfUp' }))
  }, '0')
  // Each coin is rounded for itself: together they never claim more than there is.
  const inEscrow = smallest(locked, total)
  return {
    inEscrow,
    available: subtract(total, inEscrow),
    escrowFraction:
      compare(total, '0') > 0 ? Number(divide(inEscrow, total, { decimals: 4, rounding: 'halfUp' })) : 0,
  }
}
