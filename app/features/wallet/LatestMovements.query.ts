import { gql } from '../../__generated__/gql.ts'

/** The viewer's latest movements, and those that are still under way. */
export const LatestMovementsQuery = gql(`
  query LatestMovements($before: String) {
    transactions(before: $before, limit: 20) {
      items {
        id
        ...Movement
      }
      underWay {
        id
        ...Movement
      }
      hasMore
      seq
    }
  }
`)

/** A movement as the wallet lists it. */
export const MovementFragment = gql(`
  fragment Movement on Transaction {
    id
    type
    direction
    status
    asset
    amount
    value {
      amount
      asset
    }
    address
    partnerName
    tradeId
    confirmations
    confirmationsNeeded
    createdAt
  }
`)
