import { gql } from '../../__generated__/gql.ts'

/** One of the best offers on the home page. */
export const HomeOfferFragment = gql(`
  fragment HomeOffer_advert on Advert {
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
    }
    requirements {
      code
      required
      present
    }
  }
`)
