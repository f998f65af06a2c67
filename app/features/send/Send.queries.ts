import { gql } from '../../__generated__/gql.ts'

/** Over which networks a coin can be sent, what we take for it, and what a coin is worth. */
export const SendQuery = gql(`
  query Send {
    withdrawalFees {
      items {
        cryptoCurrencyCode
        network
        networkName
        networkFee
        minimum
      }
    }
    serviceFee {
      percent
      internalPercent
    }
    balance {
      items {
        asset
        price
      }
      total {
        amount
        asset
      }
    }
  }
`)

/** What sending so much costs now, and what stands in its way. */
export const SendEstimateQuery = gql(`
  query SendEstimate($cryptoCurrencyCode: String!, $network: String, $isInternal: Boolean, $amount: Decimal) {
    estimatedFee(
      cryptoCurrencyCode: $cryptoCurrencyCode
      network: $network
      isInternal: $isInternal
      amount: $amount
    ) {
      networkFee
      serviceFee
      serviceFeePercent
      amount
      total
      available
      minimum
      maximum
      minutes
      needsCode
      approvalWay
      obstacle {
        kind
        until
      }
    }
  }
`)

/** What an amount is worth at the market now. */
export const CalculateRateQuery = gql(`
  query CalculateRate($input: CalculateRateInput!) {
    calculateRate(input: $input) {
      crypto {
        asset
      }
      fiat {
        asset
      }
      rate
      at
      isStale
    }
  }
`)

/** Whether coins can be sent there. */
export const CheckAddressQuery = gql(`
  query CheckAddress($input: CheckAddressInput!) {
    checkAddress(input: $input) {
      address
      parts
      isFirstTime
      belongsToSouk
      isOwn
      label
      usableAt
      needsMemo
      recipient {
        userName
        avatarUrl
        tradesCount
      }
    }
  }
`)

/** The saved addresses of a coin, and the rule about them. */
export const SavedAddressesQuery = gql(`
  query SavedAddresses($cryptoCurrencyCode: String) {
    savedAddresses(cryptoCurrencyCode: $cryptoCurrencyCode) {
      items {
        id
        label
        network
        networkName
        address
        memo
        usableAt
      }
      allowList
      allowListOffAt
      delayHours
    }
  }
`)

/** A withdrawal, as far as it has come. */
export const WithdrawalQuery = gql(`
  query Withdrawal($id: ID!) {
    withdrawal(id: $id) {
      ...Withdrawal @unmask
    }
  }
`)

gql(`
  fragment Withdrawal on Withdrawal {
    id
    status
    cryptoCurrencyCode
    isInternal
    networkName
    address
    memo
    addressLabel
    recipientName
    comment
    amount
    networkFee
    serviceFee
    total
    approvalWay
    approveUntil
    txid
    txUrl
    confirmations
    confirmationsNeeded
    isSimulated
    availableActions
    createdAt
    seq
  }
`)

/** What the link of a letter asks to approve. */
export const ApprovalQuery = gql(`
  query Approval($input: WithdrawalApprovalInput!) {
    withdrawalApproval(input: $input) {
      ...Approval @unmask
    }
  }
`)

gql(`
  fragment Approval on WithdrawalApproval {
    id
    status
    cryptoCurrencyCode
    networkName
    address
    memo
    recipientName
    amount
    networkFee
    serviceFee
    total
    approveUntil
  }
`)
