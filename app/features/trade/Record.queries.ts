import { gql } from '../../__generated__/gql.ts'

/** Every step of a trade: the props of `TradeHistory`. */
export const TradeHistoryQuery = gql(`
  query TradeHistory($id: ID!) {
    tradeHistory(id: $id) {
      items {
        id
        code
        at
        by
        byName
        isMine
        amount
        asset
      }
    }
  }
`)

/** What the viewer noted about a trade: the props of `MemoForm`. */
export const TradeMemoQuery = gql(`
  query TradeMemo($id: ID!) {
    tradeMemo(id: $id) {
      tradeId
      text
      updatedAt
    }
  }
`)

/** Keeps it; an empty text forgets it. */
export const SaveTradeMemoMutation = gql(`
  mutation SaveTradeMemo($id: ID!, $input: SaveTradeMemoInput!) {
    saveTradeMemo(id: $id, input: $input) {
      tradeId
      text
      updatedAt
    }
  }
`)
