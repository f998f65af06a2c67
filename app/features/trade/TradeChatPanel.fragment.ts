import { gql } from '../../__generated__/gql.ts'

/** What stands beside a trade. */
export const TradeChatPanelFragment = gql(`
  fragment TradeChatPanel_trade on Trade {
    id
    type
    status
    viewerSide
    cryptoCurrencyCode
    currencyCode
    amount
    fiatAmount
    price
    fee {
      amount
      asset
    }
    counterparty {
      userName
      isGuest
      avatarUrl
      isVerified
      ratingPercent
      tradesCount
      isOnline
      lastOnlineAt
    }
    activity {
      isOnline
      lastOnlineAt
    }
    paymentMethod {
      code
      name
    }
    escrowMinutes
    createdAt
    paidAt
    finishedAt
    dispute {
      openedAt
    }
    terms
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
    unreadCount
  }
`)
