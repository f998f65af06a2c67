import { gql } from '../../../__generated__/gql.ts'

/** A trade as the dashboard lists it: the props of `TradeRow`. */
export const TradeListItemFragment = gql(`
  fragment TradeListItem_trade on Trade {
    id
    type
    status
    viewerSide
    needsViewer
    isWaitingForRequisites
    cryptoCurrencyCode
    currencyCode
    amount
    fiatAmount
    counterparty {
      userName
      avatarUrl
      isVerified
      ratingPercent
      tradesCount
      isOnline
      lastOnlineAt
    }
    paymentMethod {
      code
      name
    }
    timer {
      kind
      startsAt
      endsAt
      isMine
    }
    unreadCount
  }
`)
