import { gql } from '../../__generated__/gql.ts'

/** The best few offers for an amount; without one, the best that takes any. */
export const QuoteQuery = gql(`
  query Quote($type: SearchType!, $cryptoCurrencyCode: String!, $currencyCode: String!, $amount: Decimal, $amountSide: AmountSide, $limit: Int!) {
    searchAdverts(
      type: $type
      cryptoCurrencyCode: $cryptoCurrencyCode
      currencyCode: $currencyCode
      amount: $amount
      amountSide: $amountSide
      sort: best_price
      limit: $limit
    ) {
      items {
        id
        price
        marketDeltaPercent
        minimum
        maximum
        allowAnonymous
        youGet
        paymentMethods {
          code
          name
          group
        }
        owner {
          userName
          avatarUrl
          isVerified
          ratingPercent
          tradesCount
          isOnline
          medianReleaseMinutes
        }
      }
      total
      totalIsCapped
      marketRate
    }
  }
`)

/** What has been done here, and which countries have a page: home is another one for who comes from there. */
export const HomeQuery = gql(`
  query Home($cryptoCurrencyCode: String!, $currencyCode: String!) {
    home(cryptoCurrencyCode: $cryptoCurrencyCode, currencyCode: $currencyCode) {
      figures {
        trades
        people
        medianReleaseSeconds
      }
    }
    rateChanges(currencyCode: $currencyCode) {
      items {
        pair
        rate
        changePercent
      }
    }
    fees {
      takerPercent
    }
    countryPages {
      items {
        code
        name
        territoryCode
        currencyCode
        title
        description
      }
    }
  }
`)
