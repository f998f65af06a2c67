import { decimal, type DecimalString } from '../money/decimal.ts'
import { percentOf, toUnits, units } from '../money/units.ts'
import { divideRounded } from '../money/rounding.ts'
import { ratioOfPercent } from '../money/ratio.ts'
import { coins, type CoinCode, type CoinNetwork } from '../reference/coin.ts'

export const withdrawalFeeRules = {
  /** Of what arrives at an address, on top of it (decisions, fees). */
  servicePercent: decimal('0.5'),
  /** Of what another user gets. */
  internalPercent: decimal('0'),
} as const

/** What a withdrawal takes from the balance, in coin units. */
export interface WithdrawalCost {
  /** What arrives. */
  readonly amount: bigint
  readonly networkFee: bigint
  readonly serviceFee: bigint
  readonly total: bigint
}

/** The service fee on what arrives, rounded up to a unit: the house never loses one. */
export const serviceFeeOf = (amount: bigint, percent: DecimalString): bigint =>
  percentOf(units(amount), percent, 'up')

/** What it costs that so much arrives. */
export function costOf(amount: bigint, networkFee: bigint, percent: DecimalString): WithdrawalCost {
  const serviceFee = serviceFeeOf(amount, percent)
  return { amount, networkFee, serviceFee, total: amount + networkFee + serviceFee }
}

/** The most that can arrive so that the fees are still covered; zero where they are not. */
export function mostOf(available: bigint, networkFee: bigint, percent: DecimalString): bigint {
  const left = available - networkFee
  if (left <= 0n) return 0n
  // amount + ⌈amount × p⌉ ≤ left exactly when amount × (1 + p) ≤ left, because all of these are whole.
  const { numerator, denominator } = ratioOfPercent(percent)
  return divideRounded(left * denominator, denominator + numerator, 'down')
}

/** What a withdrawal costs at least where the chain gives no estimate. */
export const tableFee = (coin: CoinCode, { networkFee }: CoinNetwork): bigint =>
  toUnits(networkFee, coins[coin].scale, 'exact')

/** The least that is sent to an address: what Souk itself would credit there. Another user gets any amount. */
export const leastSent = (coin: CoinCode, way: CoinNetwork | null): bigint =>
  way === null ? 1n : toUnits(way.minimumDeposit, coins[coin].scale, 'exact')
