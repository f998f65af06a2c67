import type { ApolloClient } from '@apollo/client'
import type { Timers } from '@souk/design-system/timing/timers.ts'
import { refetchShown } from '../../network/apollo/refetchShown.ts'
import { LiveTradeFragment } from '../../network/realtime/LiveTrade.fragment.ts'
import type { UserEventHandler } from '../../network/realtime/realtime.ts'
import type { UserEventName } from '../../network/realtime/UserEvents.subscription.ts'
import type { OwnFigures } from './ownFigures.ts'

/** What an event's reaction may do. */
export interface ReactionParts {
  readonly client: ApolloClient
  /** The user's id, whose own figures an event changes. */
  readonly userId: () => string | null
  readonly figures: OwnFigures
  readonly timers: Timers
  /** The session was closed on the server. */
  readonly sessionClosed: () => void
}

/** What an event does to the data, wherever the user is. A new event is a row. */
export type UserEventReactions = { readonly [Name in UserEventName]: UserEventHandler<Name> | null }

/** What changes when somebody came by the user, or when their shares arrived. */
const ofInvitations = ['affiliateSummary', 'affiliateRewards', 'affiliateReferrals', 'inviteCodes'] as const

/** Makes the table of what events do to the data. */
export function userEventReactions(parts: ReactionParts): UserEventReactions {
  const { client, userId, figures, timers, sessionClosed } = parts
  const refetch = refetchOnce(client, timers)
  const changeViewer = (fields: Record<string, unknown>) => {
    const id = userId()
    if (id === null) return
    client.cache.modify({
      id: client.cache.identify({ __typename: 'Me', id }) ?? '',
      fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, () => value])),
    })
  }
  const keepTrade = (trade: unknown) => {
    if (trade === null || trade === undefined) return
    client.cache.writeFragment({
      fragment: LiveTradeFragment,
      fragmentName: 'LiveTrade',
      data: trade as never,
    })
  }
  return {
    TradeCreatedEvent: ({ trade, seq }) => {
      keepTrade(trade)
      refetch('trades', 'searchTrades', 'advertStates')
      figures.moved(seq)
    },
    TradeChangedEvent: ({ tradeId, trade, unreadCount, seq }) => {
      if (unreadCount !== null) {
        keepUnread(client, tradeId, unreadCount)
        return
      }
      keepTrade(trade)
      refetch('trades', 'searchTrades', 'advertStates')
      figures.moved(seq)
    },
    TradeReadEvent: ({ tradeId, unreadNow }) => keepUnread(client, tradeId, unreadNow),
    AccountFiguresEvent: ({ tradesCount, activeTradesCount, balance, asOfSeq }) => {
      if (figures.came(asOfSeq)) changeViewer({ tradesCount, activeTradesCount, balance })
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
    BalanceAmountEvent: ({ asset, available, inEscrow, seq }) => {
      client.cache.modify({
        id: client.cache.identify({ __typename: 'Balance', asset }) ?? '',
        fields: { available: () => available, inEscrow: () => inEscrow },
      })
      // The worth in fiat is the server's to say.
      refetch('balance', 'walletLocks', 'advertStates')
      figures.moved(seq)
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

/** Many events come together; what is on screen of them is asked for once, so many milliseconds after the first. */
export const refetchPause = 300

function refetchOnce(client: ApolloClient, timers: Timers): (...fields: string[]) => void {
  const due = new Set<string>()
  const run = () => {
    const fields = [...due]
    due.clear()
    // A list that nobody answers for is refetched when the connection is back.
    refetchShown(client, fields).catch(() => {})
  }
  return (...fields) => {
    if (due.size === 0) timers.after(refetchPause, run)
    for (const field of fields) due.add(field)
  }
}

/** Keeps how many messages of a trade are unread, wherever the trade is shown. */
function keepUnread({ cache }: Pick<ApolloClient, 'cache'>, tradeId: string, unreadCount: number): void {
  const id = cache.identify({ __typename: 'Trade', id: tradeId })
  if (id !== undefined) cache.modify({ id, fields: { unreadCount: () => unreadCount } })
}
