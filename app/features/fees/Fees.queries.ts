import { gql } from '../../__generated__/gql.ts'

/** Every fee that there is, and what part of fees comes back. */
export const FeesQuery = gql(`
  query Fees {
    fees {
      makerTiers {
        fromVolumeUsd
        percent
      }
      takerPercent
      invoicePercent
      cashbackLeastUsd
    }
    swapSettings {
      coins
      lockSeconds
      feePercent
      isOn
      offersOn
    }
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
        networks {
          code
          name
          confirmations
          minimumDeposit
        }
      }
    }
    inviteTerms {
      version
      holdsFrom
      pinnedUntil
      contractorPercent
      ownerPercent
      secondPercent
      thirdPercent
    }
  }
`)

/** What the viewer has traded: the calculator begins there. */
export const OwnVolumeQuery = gql(`
  query OwnVolume {
    myFees {
      volume {
        amount
        asset
      }
      percent
      nextPercent
      missingVolume
    }
  }
`)

/** The offer that a trade is computed from; the market's rate, where there is none. */
export const FeeExampleQuery = gql(`
  query FeeExample($cryptoCurrencyCode: String!, $currencyCode: String!) {
    searchAdverts(type: buy, cryptoCurrencyCode: $cryptoCurrencyCode, currencyCode: $currencyCode, limit: 1) {
      items {
        id
        price
        minimum
        maximum
        owner {
          userName
        }
      }
      marketRate
    }
  }
`)
