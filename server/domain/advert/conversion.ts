import type { DecimalString } from '../money/decimal.ts'
import { divideRatios, multiplyRatios, ratioOf, ratioToDecimal } from '../money/ratio.ts'
import type { Rounding } from '../money/rounding.ts'
import { scaleOf } from '../reference/asset.ts'
import type { CoinCode } from '../reference/coin.ts'
import type { FiatCode } from '../reference/fiat.ts'

/** Coins for an amount of fiat at a price, rounded down to the coin's unit unless named otherwise. The price is above zero. */
export const coinForFiat = (
  fiatAmount: DecimalString,
  price: DecimalString,
  coin: CoinCode,
  rounding: Rounding = 'down',
): DecimalString => ratioToDecimal(divideRatios(ratioOf(fiatAmount), ratioOf(price)), scaleOf(coin), rounding)

/** Fiat for an amount of coins at a price, rounded half up to the fiat's minor unit unless named otherwise. */
export const fiatForCoin = (
  coinAmount: DecimalString,
  price: DecimalString,
  fiat: FiatCode,
  rounding: Rounding = 'halfUp',
): DecimalString =>
  ratioToDecimal(multiplyRatios(ratioOf(coinAmount), ratioOf(price)), scaleOf(fiat), rounding)

/** Which of the two amounts of a trade somebody wrote. */
export const amountSides = ['fiat', 'crypto'] as const
export type AmountSide = (typeof amountSides)[number]

/** Both amounts of a trade. */
export type TradeAmounts = { readonly fiat: DecimalString; readonly coin: DecimalString }

/**
 * Both amounts of a trade from the one that was written, which is kept as it is: coins for fiat are rounded down, fiat for
 * coins half up. The written amount must fit its asset's unit.
 */
export function amountsOf(
  written: { readonly amount: DecimalString; readonly side: AmountSide },
  terms: { readonly price: DecimalString; readonly coin: CoinCode; readonly fiat: FiatCode },
): TradeAmounts {
  return written.side === 'fiat'
    ? { fiat: written.amount, coin: coinForFiat(written.amount, terms.price, terms.coin) }
    : { fiat: fiatForCoin(written.amount, terms.price, terms.fiat), coin: written.amount }
}
