import { gql } from '../../__generated__/gql.ts'

/** The market's rates, as often as they move. Latest wins. */
export const RatesChangeSubscription = gql(`
  subscription RatesChange {
    ratesChange {
      at
      items {
        pair
        rate
      }
    }
  }
`)
