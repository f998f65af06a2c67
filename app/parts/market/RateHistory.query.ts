import { gql } from '../../__generated__/gql.ts'

/** How the rate of a pair went: the props of `MarketCard`. */
export const RateHistoryQuery = gql(`
  query RateHistory($cryptoCurrencyCode: String!, $currencyCode: String!, $period: RatePeriod) {
    rateHistory(cryptoCurrencyCode: $cryptoCurrencyCode, currencyCode: $currencyCode, period: $period) {
      pair
      period
      points {
        at
        rate
      }
      low
      high
      changePercent
    }
  }
`)
