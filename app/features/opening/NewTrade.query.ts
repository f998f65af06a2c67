import { gql } from '../../__generated__/gql.ts'

/** The advert that a trade is to be opened on: the props of `OpenTradeForm` and `OfferSummary`, beside what every offer shows. */
export const NewTradeQuery = gql(`
  query NewTrade($id: ID!) {
    advert(id: $id) {
      ...Offer_advert @unmask
      pricedAt
      viewerLimit {
        maximum
        by
      }
      terms
      promoText
      owner {
        registeredAt
      }
      risks
    }
  }
`)
