import { gql } from '../../__generated__/gql.ts'

/** What stands beside the trades: the worth of the wallet, the fee level, and how the last trades went. */
export const DashboardSideQuery = gql(`
  query DashboardSide {
    balance {
      items {
        asset
        available
        inEscrow
        value {
          amount
          asset
        }
        changePercent
      }
      total {
        amount
        asset
      }
      ratesAt
      seq
    }
    myFees {
      volume {
        amount
        asset
      }
      percent
      nextPercent
      missingVolume
    }
    # More than are shown: those that are still open are left out.
    lastTrades: trades(state: all, sort: updated, limit: 30) {
      items {
        id
        group
        finishedAt
        counterparty {
          userName
        }
        myFeedback {
          id
        }
        dispute {
          openedAt
        }
      }
      seq
    }
  }
`)
