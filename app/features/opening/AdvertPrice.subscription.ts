import { gql } from '../../__generated__/gql.ts'

/** The price of the advert on screen, as it moves. */
export const AdvertPriceSubscription = gql(`
  subscription AdvertPrice($advertIds: [ID!]!) {
    addPriceUpdate(advertIds: $advertIds) {
      advertId
      price
      pricedAt
    }
  }
`)
