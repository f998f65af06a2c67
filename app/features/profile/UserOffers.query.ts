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
        ...Offer_advert @unmask
      }
      page
      pages
    }
  }
`)
