import type { LiveOfferShape } from '@souk/design-system/domain/content/text/contentShape.ts'
import type { TextOfferFragment } from '../../__generated__/graphql.ts'
import { publicPaths } from '../../routes/publicPaths.ts'

/** So many offers are shown beside words. */
export const offersShown = 3

/** Offers as a text shows them; one without a price is none. */
export const liveOffersOf = (
  offers: readonly Omit<TextOfferFragment, '__typename'>[],
): readonly LiveOfferShape[] =>
  offers.slice(0, offersShown).flatMap(({ id, price, owner, ...offer }) =>
    price === null
      ? []
      : [
          {
            id,
            userName: owner.userName,
            rating: owner.ratingPercent,
            trades: owner.tradesCount,
            price,
            coin: offer.cryptoCurrencyCode,
            fiat: offer.currencyCode,
            minimum: offer.minimum,
            maximum: offer.maximum,
            methods: offer.paymentMethods.map(({ name }) => name),
            href: publicPaths.newTrade(id),
          },
        ],
  )
