import { gql } from '../../__generated__/gql.ts'

/** The latest instant trades of the viewer, newest first. */
export const InstantTradesQuery = gql(`
  query InstantTrades {
    instantTrades {
      items {
        id
        status
        tradeId
        refusal
        cryptoCurrencyCode
        currencyCode
      }
      seq
    }
  }
`)
