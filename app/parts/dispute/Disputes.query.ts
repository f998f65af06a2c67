import { gql } from '../../__generated__/gql.ts'

/** A case that waits for a ruling. */
gql(`
  fragment DisputeList_item on DisputeItem {
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
    arbiterName
  }
`)

/** A page of what waits for a ruling. */
export const DisputesQuery = gql(`
  query Disputes($list: CaseList, $page: Int, $limit: Int) {
    disputes(list: $list, page: $page, limit: $limit) {
      items {
        ...DisputeList_item @unmask
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
