import type { DecimalString } from '../money/decimal.ts'
import {
  divideRatios,
  multiplyRatios,
  ratio,
  ratioOf,
  ratioOfPercent,
  subtractRatios,
  type Ratio,
} from '../money/ratio.ts'
import { divideRounded, type Rounding } from '../money/rounding.ts'
import { exactRate, toSignificant, rateDigits, type Rates } from '../rate/rates.ts'
import { coins, type CoinCode } from '../reference/coin.ts'
import { swapRules } from './rules.ts'

/** Which of both amounts is given by whoever asks: what they give, or what they get. */
export const swapSides = ['from', 'to'] as const
export type SwapSide = (typeof swapSides)[number]

/** Two coins: what is given, and what is got. */
export interface SwapPair {
  readonly from: CoinCode
  readonly to: CoinCode
}

/** The money of a swap, in each coin's units: `gross` is what the house gives, of which `fee` comes back to it. */
export interface SwapMoney extends SwapPair {
  readonly given: bigint
  readonly gross: bigint
  readonly fee: bigint
  /** What arrives: `gross` less `fee`. */
  readonly got: bigint
}

/**
 * Prices a swap exactly, by the fraction of both dollar rates. Every rounding is the house's: what is got rounds down, what is
 * given and the fee round up. Where what is got is asked for, it comes to the unit.
 */
export function priceSwap(rates: Rates, pair: SwapPair, side: SwapSide, amount: bigint): SwapMoney {
  const rate = unitRate(rates, pair)
  const share = ratioOfPercent(swapRules.feePercent)
  if (side === 'from') {
    const gross = times(amount, rate, 'down')
    const fee = times(gross, share, 'up')
    return { ...pair, given: amount, gross, fee, got: gross - fee }
  }
  // The least from which the rounded fee leaves what is asked for.
  const gross = times(amount, divideRatios(ratio(1n), subtractRatios(ratio(1n), share)), 'up')
  return {
    ...pair,
    given: times(gross, divideRatios(ratio(1n), rate), 'up'),
    gross,
    fee: gross - amount,
    got: amount,
  }
}

/** The least and the most that may be given. */
export const swapLimits = (
  rates: Rates,
  from: CoinCode,
): { readonly least: bigint; readonly most: bigint } => ({
  least: unitsOfDollars(rates, from, swapRules.leastUsd, 'up'),
  most: unitsOfDollars(rates, from, swapRules.mostUsd, 'down'),
})

/** How many units of a coin so many dollars are. */
export const unitsOfDollars = (
  rates: Rates,
  coin: CoinCode,
  dollars: DecimalString,
  rounding: Rounding,
): bigint => {
  const value = multiplyRatios(
    divideRatios(ratioOf(dollars), exactRate(rates, coin, 'USD')),
    ratio(10n ** BigInt(coins[coin].scale)),
  )
  return divideRounded(value.numerator, value.denominator, rounding)
}

/** How much of `to` one of `from` is worth, before the fee; for people to read. */
export const shownRate = (rates: Rates, { from, to }: SwapPair): DecimalString =>
  toSignificant(exactRate(rates, from, to), rateDigits)

/** Units of `to` for one unit of `from`. */
export const unitRate = (rates: Rates, { from, to }: SwapPair): Ratio =>
  multiplyRatios(
    exactRate(rates, from, to),
    ratio(10n ** BigInt(coins[to].scale), 10n ** BigInt(coins[from].scale)),
  )

/** An amount times a fraction, rounded to a unit. */
export const times = (amount: bigint, by: Ratio, rounding: Rounding): bigint =>
  divideRounded(amount * by.numerator, by.denominator, rounding)
