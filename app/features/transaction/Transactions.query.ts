import { gql } from '../../__generated__/gql.ts'

/** The viewer's movements under filters, newest first, from before one of them on; and those under way. */
export const TransactionsQuery = gql(`
  query Transactions(
    $before: String
    $limit: Int
    $asset: String
    $types: [TransactionType!]
    $categories: [TransactionCategory!]
    $direction: TransactionDirection
    $addressOrTxid: String
    $from: String
    $to: String
  ) {
    transactions(
      before: $before
      limit: $limit
      asset: $asset
      types: $types
      categories: $categories
      direction: $direction
      addressOrTxid: $addressOrTxid
      from: $from
      to: $to
    ) {
      items {
        ...TransactionDetail @unmask
      }
      underWay {
        ...TransactionDetail @unmask
      }
      hasMore
      seq
    }
  }
`)

/** All that the list and the details of a movement show. */
gql(`
  fragment TransactionDetail on Transaction {
    id
    type
    category
    direction
    status
    asset
    amount
    balanceAfter
    serviceFee
    networkFee
    value {
      amount
      asset
    }
    network
    address
    memo
    txid
    txUrl
    addressUrl
    confirmations
    confirmationsNeeded
    comment
    partnerName
    tradeId
    withdrawalId
    depositId
    swapId
    cardId
    createdAt
  }
`)
