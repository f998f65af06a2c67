import { gql } from '../../__generated__/gql.ts'

/** What the viewer holds of every coin, and what it is worth in the fiat that they look at it in. */
export const WalletQuery = gql(`
  query Wallet($currencyCode: WalletFiat!) {
    balance(currencyCode: $currencyCode) {
      items {
        asset
        available
        inEscrow
        value {
          amount
          asset
        }
        changePercent
        receivable
        price
        history
      }
      total {
        amount
        asset
      }
      changePercent
      ratesAt
      seq
    }
  }
`)

/** What of a coin is locked, and by what. */
export const WalletLocksQuery = gql(`
  query WalletLocks($asset: String!) {
    walletLocks(asset: $asset) {
      items {
        kind
        asset
        amount
        tradeId
        withdrawalId
        partnerName
        createdAt
      }
      count
      total
      seq
    }
  }
`)
