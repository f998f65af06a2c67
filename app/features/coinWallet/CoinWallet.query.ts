import { gql } from '../../__generated__/gql.ts'

/** What the wallet here takes and sends, and what that costs now. */
export const CoinWalletQuery = gql(/* GraphQL */ `
  query CoinWallet {
    serviceFee {
      percent
      internalPercent
    }
    withdrawalFees {
      items {
        cryptoCurrencyCode
        network
        networkName
        networkFee
        minimum
      }
    }
    currencies {
      coins {
        code
        name
        scale
        shownDecimals
        networks {
          code
          name
          confirmations
          minimumDeposit
        }
      }
      fiats {
        code
        name
        symbol
        minorUnits
      }
    }
  }
`)
