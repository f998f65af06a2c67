import { gql } from '../../../__generated__/gql.ts'

/** What one of the viewer's stores made in six months. */
export const StoreStatsQuery = gql(`
  query StoreStats($accountId: ID!) {
    merchantAccountStats(accountId: $accountId) {
      accountId
      title
      months {
        month
        ...InvoiceFigures @unmask
      }
      total {
        ...InvoiceFiguresTotal @unmask
      }
    }
    merchantAccountPayoutStats(accountId: $accountId) {
      ...PayoutStats @unmask
    }
  }
`)
