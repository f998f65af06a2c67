import { divide, isZero, multiply, negate, round, subtract } from '../../../format/decimal.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import type { AmountSide } from './offer.ts'

interface Terms {
  /** Fiat for one coin. */
  readonly price: DecimalString
  readonly coin: Pick<DisplayAsset, 'decimals'>
  readonly fiat: Pick<DisplayAsset, 'decimals'>
}

/** Both amounts of a trade. */
export interface TradeAmounts {
  readonly fiat: DecimalString
  readonly coin: DecimalString
}

/**
 * Both amounts of a trade from the one that somebody wrote, which is kept as it is: coins for fiat are rounded down, fiat
 * for coins half up, exactly as the server opens the trade. Null where the price is none.
 */
export function amountsOf(
  written: { readonly amount: DecimalString; readonly side: AmountSide },
  { price, coin, fiat }: Terms,
): TradeAmounts | null {
  if (isZero(price)) return null
  return written.side === 'fiat'
    ? {
        fiat: written.amount,
        coin: divide(written.amount, price, { decimals: coin.decimals, rounding: 'down' }),
      }
    : { fiat: round(multiply(written.amount, price), fiat.decimals, 'halfUp'), coin: written.amount }
}

/** How much worse a price is for the viewer than another, in percent points; below zero it is better. */
export function worsePercent(before: DecimalString, now: DecimalString, does: 'buy' | 'sell'): DecimalString {
  const change = subtract(now, before)
  const worse = does === 'buy' ? change : negate(change)
  return divide(multiply(worse, '100'), before, { decimals: 2, rounding: 'halfUp' })
}
