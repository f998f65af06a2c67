import { gql } from '../../__generated__/gql.ts'

/** What stands beside the trades: the worth of the wallet, the fee level, how the last trades went and the adverts stand. */
export const DashboardSideQuery = gql(`
  query DashboardSide($currencyCode: WalletFiat!) {
    balance(currencyCode: $currencyCode) {
      items {
        asset
        available
        inEscrow
        value {
          amount
          asset
        }
      }
      total {
        amount
        asset
      }
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
    fees {
      makerTiers {
        fromVolumeUsd
        percent
      }
    }
    buyAdverts: myAdverts(type: Buy, limit: 1) {
      counts {
        all
        shown
        hidden
      }
    }
    sellAdverts: myAdverts(type: Sell, limit: 1) {
      counts {
        all
        shown
        hidden
      }
    }
    lastTrades: trades(state: finished, sort: updated, limit: 10) {
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
