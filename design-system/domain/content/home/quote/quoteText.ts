import type { AssetBook, NamedAsset } from '../../../reference/asset/assetBook.ts'
import { offerFigures } from '../../../trading/advert/offerFigures.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import type { Quote, QuoteOffer, QuoteSearch } from './quoteShape.ts'

/** Where the card leads; links add the locale. */
export interface QuoteHrefs {
  /** Opens a trade on an offer, with the amount where it takes it. */
  readonly offer: (offerId: string, amount: DecimalString | null) => string
  /** All offers of what was searched for. */
  readonly all: (search: QuoteSearch) => string
}

/** Both assets of what was found. */
export const assetsOf = ({ search }: Quote, assets: AssetBook): { coin: NamedAsset; fiat: NamedAsset } => ({
  coin: assets.of(search.coin),
  fiat: assets.of(search.fiat),
})

/** The coins that change hands for the amount; null while the offer has no price. */
export const coinsOf = (
  offer: Pick<QuoteOffer, 'price' | 'youGet'>,
  { type, amount }: QuoteSearch,
  pair: { coin: NamedAsset; fiat: NamedAsset },
): DecimalString | null =>
  offerFigures(offer, { amount, side: 'fiat' }, { does: type, ...pair })?.main.amount ?? null
