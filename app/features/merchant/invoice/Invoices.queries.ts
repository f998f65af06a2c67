import { gql } from '../../../__generated__/gql.ts'

/** The invoices of a store under filters, newest first, from before one of them on; and how many there are in all. */
export const InvoicesQuery = gql(`
  query Invoices(
    $accountId: ID!
    $before: String
    $limit: Int
    $statuses: [InvoiceStatus!]
    $held: Boolean
    $search: String
    $from: String
    $to: String
  ) {
    invoices(
      accountId: $accountId
      before: $before
      limit: $limit
      statuses: $statuses
      held: $held
      search: $search
      from: $from
      to: $to
    ) {
      items {
        ...MerchantInvoiceRow @unmask
      }
      totals {
        status
        count
        amount {
          amount
          asset
        }
      }
      hasMore
      seq
    }
  }

  fragment MerchantInvoiceRow on Invoice {
    id
    status
    amount {
      amount
      asset
    }
    productTitle
    email
    reference
    hasHeld
    createdAt
  }
`)
