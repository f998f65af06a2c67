import { gql } from '../../__generated__/gql.ts'

/** A page of words, or one of its earlier versions. */
export const PageQuery = gql(/* GraphQL */ `
  query Page($page: String!, $version: Int) {
    page(page: $page, version: $version) {
      ...TextHead @unmask
      legal {
        holdsFrom
        isTemplate
        versions {
          version
          holdsFrom
          change
        }
      }
      chapters {
        code
        title
        description
        minutes
      }
      topics {
        code
        title
        questions {
          code
          question
          tree
        }
      }
    }
  }
`)

/** What is real now of a pair, where a text shows it. */
export const TextPairQuery = gql(/* GraphQL */ `
  query TextPair($coin: String!, $fiat: String!) {
    home(cryptoCurrencyCode: $coin, currencyCode: $fiat) {
      bestToBuy {
        ...TextOffer @unmask
      }
      marketRate
      ratesAt
    }
  }
`)

/** The fees of trades, where a text shows them. */
export const TextFeesQuery = gql(/* GraphQL */ `
  query TextFees {
    fees {
      makerTiers {
        fromVolumeUsd
        percent
      }
    }
  }
`)

gql(/* GraphQL */ `
  fragment TextHead on Page {
    page
    version
    title
    description
    locale
    isTranslated
    updatedAt
    minutes
    tree
  }
`)

gql(/* GraphQL */ `
  fragment TextOffer on Advert {
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
