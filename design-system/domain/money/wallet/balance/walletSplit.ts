import { add, compare, divide, isZero, multiply, smallest, subtract } from '../../../../format/decimal.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import type { BalanceSheetShape, BalanceShape } from '../walletShape.ts'

/** How the worth of a wallet divides. The parts make up the total exactly. */
export interface WalletSplit {
  readonly available: DecimalString
  readonly inEscrow: DecimalString
  /** The share in escrow, 0 to 1. */
  readonly escrowFraction: number
}

/** How the worth of one coin divides: what is locked is rounded, and the rest is free. Null where no rate tells. */
export function coinSplit(
  { available, inEscrow, value }: Pick<BalanceShape, 'available' | 'inEscrow' | 'value'>,
  /** Digits of the currency that the worth is in. */
  decimals: number,
): Pick<WalletSplit, 'available' | 'inEscrow'> | null {
  if (value === null) return null
  const held = add(available, inEscrow)
  if (isZero(held)) return { available: value.amount, inEscrow: '0' }
  const locked = divide(multiply(value.amount, inEscrow), held, { decimals, rounding: 'halfUp' })
  return { available: subtract(value.amount, locked), inEscrow: locked }
}

/** What part of the wallet's worth is locked, from each coin's worth and how much of it is in escrow. */
export function walletSplit(
  sheet: BalanceSheetShape,
  /** Digits of the currency that the worth is in. */
  decimals: number,
): WalletSplit {
  const total = sheet.total.amount
  const locked = sheet.items.reduce((sum, item) => add(sum, coinSplit(item, decimals)?.inEscrow ?? '0'), '0')
  // Each coin is rounded for itself: together they never claim more than there is.
  const inEscrow = smallest(locked, total)
  return {
    inEscrow,
    available: subtract(total, inEscrow),
    escrowFraction:
      compare(total, '0') > 0 ? Number(divide(inEscrow, total, { decimals: 4, rounding: 'halfUp' })) : 0,
  }
}

/**
 * By how much a total has grown, from what it is now and by how many per cent: what it was is its hundred per cent.
 * @returns null where it was nothing, and a share of it says nothing
 */
export function changeOf(
  total: DecimalString,
  percent: DecimalString,
  decimals: number,
): DecimalString | null {
  const now = add('100', percent)
  if (compare(now, '0') <= 0) return null
  return divide(multiply(total, percent), now, { decimals, rounding: 'halfUp' })
}
