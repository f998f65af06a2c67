import { gql } from '../../__generated__/gql.ts'

/** The page of a country, and the other countries. */
export const CountryQuery = gql(/* GraphQL */ `
  query Country($page: String!) {
    page(page: $page) {
      page
      version
      title
      description
      locale
      isTranslated
      updatedAt
      minutes
      tree
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
        ...CountryOffer @unmask
      }
      bestToSell {
        ...CountryOffer @unmask
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

gql(/* GraphQL */ `
  fragment CountryOffer on Advert {
    id
    price
    cryptoCurrencyCode
    currencyCode
    minimum
    maximum
    paymentMethods {
      code
      name
    }
    owner {
      userName
      ratingPercent
      tradesCount
    }
  }
`)
