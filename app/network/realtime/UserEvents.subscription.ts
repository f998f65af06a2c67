import type { Unmasked } from '@apollo/client/masking'
import { gql } from '../../__generated__/gql.ts'
import type { UserEventsSubscription as UserEventsData } from '../../__generated__/graphql.ts'

/** Everything that happens to the user, over one subscription. */
export const UserEventsSubscription = gql(`
  subscription UserEvents {
    userEvents {
      event: __typename
      ... on ResyncEvent {
        latestSeq
        resyncReason: reason
      }
      ... on TradeCreatedEvent {
        tradeId
        status
        viewerSide
        partnerName
        amount
        cryptoCurrencyCode
        fiatAmount
        currencyCode
        seq
        trade {
          ...LiveTrade
        }
      }
      ... on TradeChangedEvent {
        tradeId
        status
        action
        byMe
        unreadCount
        seq
        trade {
          ...LiveTrade
        }
      }
      ... on TradeReadEvent {
        tradeId
        unreadNow: unreadCount
        seq
      }
      ... on AccountFiguresEvent {
        tradesCount
        activeTradesCount
        balance {
          amount
          asset
        }
        asOfSeq
      }
      ... on TradeAboutToExpireEvent {
        tradeId
        expiryKind: kind
        endsAt
        seq
      }
      ... on TransactionCreatedEvent {
        transactionId
        asset
        transactionAmount: amount
        transactionType: type
        seq
      }
      ... on WithdrawalApprovalEvent {
        withdrawalId
        withdrawalStatus: status
        seq
      }
      ... on TradeApprovalEvent {
        tradeId
        approvalState: state
        seq
      }
      ... on BalanceAmountEvent {
        asset
        available
        inEscrow
        seq
      }
      ... on NoticeCountEvent {
        count
        notificationId
        seq
      }
      ... on InstantTradeUpdateEvent {
        instantTradeId
        instantStatus: status
        openedTradeId: tradeId
        seq
      }
      ... on InvoiceChangedEvent {
        invoiceId
        invoiceStatus: status
        seq
      }
      ... on TradingAllowedEvent {
        allowed
        tradingReason: reason
        until
        seq
      }
      ... on DisputeCountersEvent {
        open
        claims
        seq
      }
      ... on FeatureFlagsEvent {
        featureFlags
        seq
      }
      ... on SessionClosedEvent {
        closedReason: reason
      }
    }
  }
`)

/** Any event of the user's own. */
export type UserEvent = Unmasked<UserEventsData>['userEvents']

/** The kinds of event. */
export type UserEventName = UserEvent['event']

/** One kind of event. */
export type UserEventOf<Name extends UserEventName> = Extract<UserEvent, { readonly event: Name }>
