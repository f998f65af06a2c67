import { gql } from '../../__generated__/gql.ts'

/** The trades between the viewer and somebody, the latest first. */
export const SharedTradesQuery = gql(`
  query SharedTrades($traderId: ID!, $limit: Int!) {
    tradesHistory(traderId: $traderId, limit: $limit) {
      items {
        tradeId
        viewerSide
        status
        amount
        cryptoCurrencyCode
        fiatAmount
        currencyCode
        openedAt
        finishedAt
        myGrade
        theirGrade
      }
      total
    }
  }
`)
