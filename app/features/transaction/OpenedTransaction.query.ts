import { gql } from '../../__generated__/gql.ts'

/** The newest movement before another: with the number after its own, a movement by itself. */
export const OpenedTransactionQuery = gql(`
  query OpenedTransaction($before: String!) {
    transactions(before: $before, limit: 1) {
      items {
        ...TransactionDetail @unmask
      }
    }
  }
`)
