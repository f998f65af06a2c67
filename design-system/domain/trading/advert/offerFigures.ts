import type { DecimalString } from '../../../format/decimal.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { amountsOf } from './exchange.ts'
import type { AmountSide, Offer, SearchType } from './offer.ts'

/** One side of what an offer makes of the searched amount. */
export interface OfferFigure {
  readonly word: 'youGet' | 'youPay' | 'youSell'
  readonly amount: DecimalString
  readonly asset: DisplayAsset
}

interface Searched {
  readonly amount: DecimalString
  readonly side: AmountSide
}

/**
 * What tells offers apart for a searched amount, and what it is for: "you get 0.00169634 BTC for ₦250,000", or, when the
 * coins to get were searched, "you pay ₦250,000 for 0.00169634 BTC". Null without an amount or a price.
 */
export function offerFigures(
  offer: Pick<Offer, 'price' | 'youGet'>,
  searched: Searched | null,
  { does, coin, fiat }: { does: SearchType; coin: DisplayAsset; fiat: DisplayAsset },
): { readonly main: OfferFigure; readonly for: OfferFigure } | null {
  if (searched === null || offer.price === null) return null
  const amounts = amountsOf(searched, { price: offer.price, coin, fiat })
  if (amounts === null) return null
  const coins: OfferFigure = {
    word: does === 'buy' ? 'youGet' : 'youSell',
    amount: amounts.coin,
    asset: coin,
  }
  const money: OfferFigure = { word: does === 'buy' ? 'youPay' : 'youGet', amount: amounts.fiat, asset: fiat }
  // What the server worked out is what it will open the trade with.
  const got = (figure: OfferFigure) =>
    figure.word === 'youGet' && offer.youGet !== null ? { ...figure, amount: offer.youGet } : figure
  return searched.side === 'fiat' ? { main: got(coins), for: money } : { main: got(money), for: coins }
}
