import { gql } from '../../__generated__/gql.ts'

/** The best offers both ways: the props of `BestOfferList`. */
export const HomeQuery = gql(`
  query Home($cryptoCurrencyCode: String!, $currencyCode: String!) {
    home(cryptoCurrencyCode: $cryptoCurrencyCode, currencyCode: $currencyCode) {
      bestToBuy {
        id
        ...HomeOffer_advert
      }
      bestToSell {
        id
        ...HomeOffer_advert
      }
      ratesAt
      figures {
        trades
        people
        medianReleaseSeconds
      }
    }
  }
`)
