import { gql } from '../../../__generated__/gql.ts'

/** A page of the viewer's trades, with how many each filter shows. */
export const DashboardTradesQuery = gql(`
  query DashboardTrades($input: SearchTradesInput!) {
    searchTrades(input: $input) {
      items {
        id
        updatedAt
        ...TradeListItem_trade
      }
      counts {
        active
        opened
        paid
        dispute
        closed
        all
      }
      page
      pages
      seq
    }
  }
`)
