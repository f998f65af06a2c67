import type {
  Quote,
  QuoteOffer,
  QuoteSearch,
} from '@souk/design-system/domain/content/home/quote/quoteShape.ts'
import type { QuoteQuery } from '../../__generated__/graphql.ts'

/** A page of offers, as the server answers it. */
export type OffersAnswer = NonNullable<QuoteQuery['searchAdverts']>

/** As many offers are shown. */
export const offersShown = 3

/** The address of the best few offers for an amount; without one, of the best that takes any. */
export function offersCall({ type, coin, fiat }: QuoteSearch, amount: string | null): string {
  const query = new URLSearchParams({
    type,
    crypto_currency_code: coin,
    currency_code: fiat,
    sort: 'best_price',
    limit: amount === null ? '1' : String(offersShown),
    ...(amount === null ? {} : { amount, amount_side: 'fiat' }),
  })
  return `/api/v1/pro/search?${query}`
}

/** Of an offer only what is shown: the rest of an answer would be sent to the browser a second time. */
const offerOf = ({ paymentMethods, owner, ...offer }: OffersAnswer['items'][number]): QuoteOffer => ({
  id: offer.id,
  price: offer.price,
  marketDeltaPercent: offer.marketDeltaPercent,
  minimum: offer.minimum,
  maximum: offer.maximum,
  allowAnonymous: offer.allowAnonymous,
  youGet: offer.youGet,
  paymentMethods: paymentMethods.map(({ code, name, group }) => ({ code, name, group })),
  owner: {
    userName: owner.userName,
    avatarUrl: owner.avatarUrl,
    isVerified: owner.isVerified,
    ratingPercent: owner.ratingPercent,
    tradesCount: owner.tradesCount,
    isOnline: owner.isOnline,
    medianReleaseMinutes: owner.medianReleaseMinutes,
  },
})

/** What was found for a search. */
export const quoteOf = (search: QuoteSearch, found: OffersAnswer, nearest: OffersAnswer | null): Quote => ({
  search,
  offers: found.items.slice(0, offersShown).map(offerOf),
  total: found.total,
  totalIsCapped: found.totalIsCapped,
  nearest: nearest?.items.slice(0, 1).map(offerOf)[0] ?? null,
  marketRate: found.marketRate,
})
