import type { ApolloClient } from '@apollo/client'
import { refetchShown } from '../apollo/refetchShown.ts'
import { LiveTradeFragment } from './LiveTrade.fragment.ts'
import type { UserEventHandler } from './realtime.ts'
import type { UserEventName } from './UserEvents.subscription.ts'

/** What an event's reaction may do. */
export interface ReactionParts {
  readonly client: ApolloClient
  /** The user's id, whose own figures an event changes. */
  readonly userId: () => string | null
  /** Asks again for the user's own figures, once for any number of events at a time. */
  readonly refreshViewer: () => void
  /** The session was closed on the server. */
  readonly sessionClosed: () => void
}

/** What an event does to the data, wherever the user is. A new event is a row. */
export type UserEventReactions = { readonly [Name in UserEventName]: UserEventHandler<Name> | null }

/** What changes when somebody came by the user, or when their shares arrived. */
const ofInvitations = ['affiliateSummary', 'affiliateRewards', 'affiliateReferrals', 'inviteCodes'] as const

/** Makes the table of what events do to the data. */
export function userEventReactions(parts: ReactionParts): UserEventReactions {
  const { client, userId, refreshViewer, sessionClosed } = parts
  const refetch = (...fields: string[]) => {
    // A list that nobody answers for is refetched when the connection is back.
    refetchShown(client, fields).catch(() => {})
  }
  const changeViewer = (fields: Record<string, unknown>) => {
    const id = userId()
    if (id === null) return
    client.cache.modify({
      id: client.cache.identify({ __typename: 'Me', id }) ?? '',
      fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, () => value])),
    })
  }
  const keepTrade = (trade: unknown) => {
    if (trade === null) return
    client.cache.writeFragment({
      fragment: LiveTradeFragment,
      fragmentName: 'LiveTrade',
      data: trade as never,
    })
  }
  return {
    TradeCreatedEvent: ({ trade }) => {
      keepTrade(trade)
      refetch('trades', 'searchTrades', 'advertStates')
      refreshViewer()
    },
    TradeChangedEvent: ({ trade }) => {
      keepTrade(trade)
      refetch('trades', 'searchTrades', 'advertStates')
      refreshViewer()
    },
    TradeAboutToExpireEvent: null,
    MerchantAccountChangedEvent: () => refetch('merchantAccounts', 'merchantAccount'),
    InvoiceChangedEvent: ({ invoiceId, invoiceStatus }) => {
      client.cache.modify({
        id: client.cache.identify({ __typename: 'Invoice', id: invoiceId }) ?? '',
        fields: { status: () => invoiceStatus },
      })
      refetch('invoices', 'invoice')
    },
    InstantTradeUpdateEvent: () => refetch('instantTrades'),
    TransactionCreatedEvent: () => refetch('transactions', 'withdrawal', 'deposits', 'accounts'),
    WithdrawalApprovalEvent: () => refetch('withdrawal', 'transactions'),
    // What can be done on its page changes with it.
    TradeApprovalEvent: () => refetch('trade'),
    BalanceAmountEvent: ({ asset, available, inEscrow }) => {
      client.cache.modify({
        id: client.cache.identify({ __typename: 'Balance', asset }) ?? '',
        fields: { available: () => available, inEscrow: () => inEscrow },
      })
      // The worth in fiat is the server's to say.
      refetch('balance', 'walletLocks', 'advertStates')
      refreshViewer()
    },
    NoticeCountEvent: ({ count }) => {
      changeViewer({ notificationsCount: count })
      // A notice may be of a bonus that was paid or waits, or of somebody who came.
      refetch('notifications', 'checkoutBonus', 'cashbacks', ...ofInvitations)
    },
    TradingAllowedEvent: ({ allowed, tradingReason, until }) =>
      changeViewer({ trading: { __typename: 'TradingAllowed', allowed, reason: tradingReason, until } }),
    DisputeCountersEvent: () => refetch('trades', 'searchTrades', 'disputes'),
    FeatureFlagsEvent: ({ featureFlags }) => changeViewer({ featureFlags }),
    SessionClosedEvent: sessionClosed,
    ResyncEvent: null,
  }
}
