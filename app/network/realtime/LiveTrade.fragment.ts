import { gql } from '../../__generated__/gql.ts'

/**
 * A trade as events bring it. Whatever a page shows of a trade and can change belongs here: the event puts it into the cache,
 * and every page that shows the trade follows by itself.
 */
export const LiveTradeFragment = gql(`
  fragment LiveTrade on Trade {
    id
    type
    status
    group
    step
    viewerSide
    isContractor
    needsViewer
    needsCodeToRelease
    cryptoCurrencyCode
    currencyCode
    amount
    fiatAmount
    price
    fee {
      amount
      asset
    }
    viewerReceives {
      amount
      asset
    }
    requisites {
      kind
      value
    }
    isWaitingForRequisites
    bankName
    payerName
    verifiedPayerName
    createdAt
    updatedAt
    paidAt
    finishedAt
    cancelAskedAt
    escrowEndsAt
    timer {
      kind
      startsAt
      endsAt
      isMine
    }
    actions {
      action
      isAvailable
      reason
      availableAt
      until
    }
    ...TradeCase_trade
    ...GuestTrade_trade
    myFeedback {
      id
      grade
      text
      tradeId
      authorName
      createdAt
      editedAt
    }
    theirFeedback {
      id
      grade
      text
      tradeId
      authorName
      createdAt
      editedAt
    }
    counterparty {
      userName
      isOnline
      lastOnlineAt
    }
    unreadCount
    seq
  }
`)
