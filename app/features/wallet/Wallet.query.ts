import { gql } from '../../__generated__/gql.ts'

/** What the viewer holds of every coin, and what it is worth. */
export const WalletQuery = gql(`
  query Wallet {
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
  }
`)
