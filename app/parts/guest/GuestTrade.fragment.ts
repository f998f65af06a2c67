import { gql } from '../../__generated__/gql.ts'

/** Where the coins of a trade without an account go; nothing for everybody but its guest. */
export const GuestTradeFragment = gql(`
  fragment GuestTrade_trade on Trade {
    id
    cryptoCurrencyCode
    payout {
      network
      address
      kept {
        amount
        asset
      }
      status
      sent {
        amount
        asset
      }
      networkFee {
        amount
        asset
      }
      txid
      txUrl
      canChange
    }
  }
`)
