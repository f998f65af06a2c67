import { decimal } from '../money/decimal.ts'
import type { DecimalString } from '../money/decimal.ts'
import { compareRatios, divideRatios, ratio, ratioOf, ratioToDecimal } from '../money/ratio.ts'
import type { Ratio } from '../money/ratio.ts'
import type { AssetCode } from '../reference/asset.ts'
import { isCoinCode } from '../reference/coin.ts'
import type { CoinCode } from '../reference/coin.ts'
import type { FiatCode } from '../reference/fiat.ts'
import { pairOf } from './rateName.ts'
import type { RateName } from './rateName.ts'

/** The market at one moment, by its dollar legs alone: every other rate is a cross of two of them. All above zero. */
export type Rates = {
  readonly at: Date
  /** US dollars for one coin. */
  readonly coins: Readonly<Record<CoinCode, DecimalString>>
  /** Units of the fiat for one US dollar; `USD` is 1. */
  readonly fiats: Readonly<Record<FiatCode, DecimalString>>
}

/** Significant digits of a rate: an error of at most 5 in 10¹⁰, the same for `btc_uzs` as for `uzs_gbp`. */
export const rateDigits = 10

/** How many `quote` one `base` costs, as the exact fraction of the two dollar legs. */
export function exactRate(rates: Rates, base: AssetCode, quote: AssetCode): Ratio {
  return divideRatios(dollarsFor(rates, base), dollarsFor(rates, quote))
}

/**
 * How many `quote` one `base` costs, crossed exactly through the dollar and rounded once, half up, to {@link rateDigits}.
 * Each cross is computed once for each market: thousands of ads ask for the same one at a tick.
 */
export function rateOf(rates: Rates, base: AssetCode, quote: AssetCode): DecimalString {
  const known = crossesOf(rates)
  const name = `${base}_${quote}`
  const cross = known.get(name) ?? toSignificant(exactRate(rates, base, quote), rateDigits)
  known.set(name, cross)
  return cross
}

const crosses = new WeakMap<Rates, Map<string, DecimalString>>()

function crossesOf(rates: Rates): Map<string, DecimalString> {
  const known = crosses.get(rates) ?? new Map<string, DecimalString>()
  crosses.set(rates, known)
  return known
}

/** The rate of a name. */
export function rateNamed(rates: Rates, name: RateName): DecimalString {
  const { base, quote } = pairOf(name)
  return rateOf(rates, base, quote)
}

/** A fraction above zero as a decimal of so many significant digits, half up; digits before the dot are all kept. */
export function toSignificant(value: Ratio, digits: number, leastScale = 0): DecimalString {
  return ratioToDecimal(value, Math.max(leastScale, digits - integerPlaces(value)), 'halfUp')
}

/** The power of ten above the value: 1 for 7.5, 3 for 123, 0 for 0.5, −2 for 0.00123. Zero for zero. */
function integerPlaces(value: Ratio): number {
  if (value.numerator === 0n) return 0
  let places = String(value.numerator).length - String(value.denominator).length
  while (compareRatios(value, powerOfTen(places)) >= 0) places += 1
  return places
}

const powerOfTen = (exponent: number): Ratio =>
  exponent < 0 ? ratio(1n, 10n ** BigInt(-exponent)) : ratio(10n ** BigInt(exponent))

function dollarsFor(rates: Rates, asset: AssetCode): Ratio {
  if (isCoinCode(asset)) return ratioOf(rates.coins[asset])
  return divideRatios(ratio(1n), ratioOf(rates.fiats[asset]))
}

/** Checks stored or received legs: throws RangeError when one is missing or not above zero. */
export function assertRates(rates: Rates): Rates {
  for (const leg of [...Object.values(rates.coins), ...Object.values(rates.fiats)]) {
    if (ratioOf(decimal(leg)).numerator <= 0n) throw new RangeError(`a rate of ${leg}`)
  }
  return rates
}
