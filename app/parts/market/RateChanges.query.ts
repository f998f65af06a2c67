import { gql } from '../../__generated__/gql.ts'

/** What every coin is worth in a currency, and how that moved in 24 hours. */
export const RateChangesQuery = gql(`
  query RateChanges($currencyCode: String!) {
    rateChanges(currencyCode: $currencyCode) {
      items {
        pair
        rate
        changePercent
      }
    }
  }
`)
