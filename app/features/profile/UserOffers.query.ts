import { gql } from '../../__generated__/gql.ts'

/** What somebody offers now, and who they are. */
export const UserOffersQuery = gql(`
  query UserOffers($userName: String!, $page: Int!) {
    profile(userName: $userName) {
      userName
      avatarUrl
      isVerified
      ratingPercent
      tradesCount
      isOnline
      lastOnlineAt
      isOwn
      standing
      isBlocked
      hasBlocked
    }
    offersOf(userName: $userName, page: $page, limit: 20) {
      items {
        ...PersonOffer @unmask
      }
      page
      pages
    }
  }

  fragment PersonOffer on Advert {
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
