import { gql } from '../../__generated__/gql.ts'

/** The page of a country, and the other countries. */
export const CountryQuery = gql(/* GraphQL */ `
  query Country($page: String!) {
    page(page: $page) {
      ...TextHead @unmask
      country {
        currencyCode
        coins
        methods {
          code
          urlCode
          name
          group
          speed
        }
        amount
      }
    }
    countryPages {
      items {
        code
        name
        currencyCode
        description
      }
    }
  }
`)

/** What there is in a currency now: the best offers of a coin, and the best price of each. */
export const CountryMarketQuery = gql(/* GraphQL */ `
  query CountryMarket($coin: String!, $fiat: String!) {
    home(cryptoCurrencyCode: $coin, currencyCode: $fiat) {
      bestToBuy {
        ...TextOffer @unmask
      }
      bestToSell {
        ...TextOffer @unmask
      }
    }
    bestPrices(currencyCode: $fiat) {
      items {
        cryptoCurrencyCode
        buyPrice
        sellPrice
      }
      ratesAt
    }
  }
`)
