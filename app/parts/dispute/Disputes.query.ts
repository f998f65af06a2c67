import { gql } from '../../__generated__/gql.ts'

/** A page of what waits for a ruling. */
export const DisputesQuery = gql(`
  query Disputes($page: Int, $limit: Int) {
    disputes(page: $page, limit: $limit) {
      items {
        id
        tradeId
        kind
        reason
        openedAt
        raiseAt
        raisedAt
        waitsFor
        amount
        cryptoCurrencyCode
        fiatAmount
        currencyCode
        paymentMethodName
        buyerName
        sellerName
        isOwn
      }
      counts {
        disputes
        claims
        raised
      }
      page
      pages
      seq
    }
  }
`)
