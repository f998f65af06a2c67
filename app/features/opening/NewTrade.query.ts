import { gql } from '../../__generated__/gql.ts'

/** The advert that a trade is to be opened on: the props of `OpenTradeForm` and `OfferSummary`. */
export const NewTradeQuery = gql(`
  query NewTrade($id: ID!) {
    advert(id: $id) {
      id
      type
      cryptoCurrencyCode
      currencyCode
      price
      pricedAt
      marketDeltaPercent
      minimum
      maximum
      escrowMinutes
      allowAnonymous
      isOwn
      youGet
      viewerLimit {
        maximum
        by
      }
      terms
      promoText
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
        registeredAt
      }
      risks
      requirements {
        code
        required
        present
      }
    }
  }
`)
