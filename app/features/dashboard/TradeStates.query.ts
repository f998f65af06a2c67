import { gql } from '../../__generated__/gql.ts'

/** How the trades that are named stand: far less than their rows. */
export const TradeStatesQuery = gql(`
  query TradeStates($input: TradeStatesInput!) {
    tradeStates(input: $input) {
      items {
        id
        updatedAt
      }
    }
  }
`)
