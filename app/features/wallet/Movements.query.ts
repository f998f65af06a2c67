import { gql } from '../../__generated__/gql.ts'

/** The viewer's movements, newest first, from before one of them on. */
export const MovementsQuery = gql(`
  query Movements($before: String) {
    transactions(before: $before, limit: 20) {
      items {
        id
        type
        asset
        amount
        balanceAfter
        tradeId
        isConfirmed
        createdAt
      }
      hasMore
      seq
    }
  }
`)
