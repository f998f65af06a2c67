import { gql } from '../../__generated__/gql.ts'

/** An advert as somebody who could take it sees it, wherever offers are shown: the props of `OfferItem` and `BestPick`. */
export const OfferFragment = gql(`
  fragment Offer_advert on Advert {
    id
    type
    cryptoCurrencyCode
    currencyCode
    price
    marketDeltaPercent
    minimum
    maximum
    escrowMinutes
    allowAnonymous
    isOwn
    youGet
    paymentMethods {
      code
      name
      group
      speed
      reversible
    }
    owner {
      userName
      avatarUrl
      isVerified
      ratingPercent
      tradesCount
      isOnline
      lastOnlineAt
      medianReleaseMinutes
    }
    requirements {
      code
      required
      present
    }
  }
`)
