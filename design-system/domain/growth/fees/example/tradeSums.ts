import {
  add,
  compare,
  divide,
  multiply,
  round,
  subtract,
  toFixedDecimals,
} from '../../../../format/decimal.ts'
import type { DecimalString, Rounding } from '../../../../format/decimal.ts'
import { perCentOf } from '../calculator/monthCost.ts'

/** A sum as it comes out, and as it is booked. */
export interface RoundedSum {
  readonly rounded: DecimalString
  /** All digits of the unit that is booked. */
  readonly kept: DecimalString
  /** The digits behind it, some of them where there is no end; empty where nothing was cut. */
  readonly cut: string
  readonly isEndless: boolean
}

/** What a trade is computed from. */
export interface TradeTerms {
  /** What the buyer sends. */
  readonly fiatAmount: DecimalString
  /** Fiat for one coin, above zero. */
  readonly price: DecimalString
  /** Of the advert's owner. */
  readonly percent: DecimalString
  /** Of the fee, for who brought the one who opened the trade. */
  readonly sharePercent: DecimalString
  readonly coinDecimals: number
  readonly fiatDecimals: number
}

/** A trade to its last unit, as the service books it. */
export interface TradeSums {
  /** Fiat divided by the price, rounded down. */
  readonly coins: RoundedSum
  /** Rounded up, so that a trade cut in many pays no less. */
  readonly fee: RoundedSum
  /** Where the advert sells: the fee is on top. */
  readonly locked: DecimalString
  /** Where the advert buys: the fee comes out of what its owner gets. */
  readonly boughtByOwner: DecimalString
  /** What these coins cost, asked for by themselves: half up. */
  readonly fiat: RoundedSum
  /** Part of the fee, rounded down. */
  readonly share: RoundedSum
  /** What the digits that are cut off the coins are worth, in fiat. */
  readonly cutWorth: DecimalString
  readonly unitWorth: DecimalString
}

/** How many of the digits behind the last unit are shown of a sum without an end. */
const shownBeyond = 5

/** Computes a trade exactly; every sum is rounded once, as it is named. */
export function tradeSums(terms: TradeTerms): TradeSums {
  const { fiatAmount, price, percent, sharePercent, coinDecimals, fiatDecimals } = terms
  const divided = divide(fiatAmount, price, { decimals: coinDecimals + shownBeyond, rounding: 'down' })
  const isEndless = compare(multiply(divided, price), fiatAmount) !== 0
  const coins = roundedSum(divided, coinDecimals, 'down', isEndless)
  const fee = roundedSum(perCentOf(coins.rounded, percent), coinDecimals, 'up')
  const fiat = roundedSum(multiply(coins.rounded, price), fiatDecimals, 'halfUp')
  const unit = divide('1', power(coinDecimals), { decimals: coinDecimals, rounding: 'down' })
  return {
    coins,
    fee,
    locked: add(coins.rounded, fee.rounded),
    boughtByOwner: subtract(coins.rounded, fee.rounded),
    fiat,
    share: roundedSum(perCentOf(fee.rounded, sharePercent), coinDecimals, 'down'),
    cutWorth: round(subtract(fiatAmount, multiply(coins.rounded, price)), fiatDecimals, 'down'),
    unitWorth: round(multiply(unit, price), fiatDecimals, 'up'),
  }
}

function roundedSum(
  exact: DecimalString,
  decimals: number,
  rounding: Rounding,
  isEndless = false,
): RoundedSum {
  const fraction = exact.split('.')[1] ?? ''
  return {
    rounded: round(exact, decimals, rounding),
    kept: toFixedDecimals(exact, decimals, 'down'),
    cut: fraction.slice(decimals),
    isEndless,
  }
}

const power = (exponent: number): DecimalString => `1${'0'.repeat(exponent)}`
