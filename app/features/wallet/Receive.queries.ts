import { gql } from '../../__generated__/gql.ts'

/** An address of the viewer, with all that is to be known before something is sent to it. */
export const DepositAccountFragment = gql(`
  fragment DepositAccount_account on DepositAccount {
    id
    cryptoCurrencyCode
    network
    networkName
    standard
    address
    memo
    paymentUri
    minimum
    confirmations
    minutes
    addressUrl
    isSimulated
    isCurrent
    canRenew
    received
    depositsCount
    lastDepositAt
    createdAt
    replacedAt
  }
`)

/** Coins on their way to the viewer, or come. */
export const DepositFragment = gql(`
  fragment Deposit_deposit on Deposit {
    id
    cryptoCurrencyCode
    network
    address
    memo
    txid
    txUrl
    amount
    status
    confirmations
    confirmationsNeeded
    seenAt
    creditedAt
  }
`)

/** The viewer's addresses of a coin: those that are given out, and those that were. */
export const DepositAccountsQuery = gql(`
  query DepositAccounts($coin: String!) {
    accounts(cryptoCurrencyCode: $coin) {
      items {
        id
        cryptoCurrencyCode
        ...DepositAccount_account
      }
      seq
    }
  }
`)

/** Gives the address of a coin on a network; makes it where there is none, or where a new one is wanted. */
export const GenerateAccountMutation = gql(`
  mutation GenerateAccount($input: GenerateAccountInput!, $idempotencyKey: String!) {
    generateAccount(input: $input, idempotencyKey: $idempotencyKey) {
      id
      cryptoCurrencyCode
      ...DepositAccount_account
    }
  }
`)

/** What has come of a coin lately, from the first sight on. */
export const DepositsQuery = gql(`
  query Deposits($coin: String!) {
    deposits(cryptoCurrencyCode: $coin, limit: 5) {
      items {
        id
        ...Deposit_deposit
      }
      hasMore
      seq
    }
  }
`)

/** Says that coins which came without a memo are the viewer's. */
export const ClaimDepositMutation = gql(`
  mutation ClaimDeposit($input: ClaimDepositInput!, $idempotencyKey: String!) {
    claimDeposit(input: $input, idempotencyKey: $idempotencyKey) {
      state
      deposit {
        id
        ...Deposit_deposit
      }
    }
  }
`)
