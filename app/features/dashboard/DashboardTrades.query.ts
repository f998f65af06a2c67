import { gql } from '../../__generated__/gql.ts'

/** A page of the viewer's trades, with how many each filter shows. */
export const DashboardTradesQuery = gql(`
  query DashboardTrades($state: TradeListState!, $cryptoCurrencyCode: String, $sort: TradeSort!, $page: Int!) {
    trades(state: $state, cryptoCurrencyCode: $cryptoCurrencyCode, sort: $sort, page: $page, limit: 20) {
      items {
        id
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
