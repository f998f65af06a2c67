import type { ApolloClient } from '@apollo/client'
import type { TradeSide } from '@souk/design-system/domain/reference/status/tradeStatus.ts'
import type { Timers } from '@souk/design-system/timing/timers.ts'
import { marked } from '../../../network/apollo/requestMarks.ts'
import { createTypingActivity, type ActivityTeller } from './typingActivity.ts'
import { ReadMessagesMutation, SetTradeActivityMutation } from './Chat.mutations.ts'
import type { ChatEvent } from './ChatEvents.subscription.ts'
import { conversationCache } from './conversation.ts'
import { chatSubscription, followChat } from './followChat.ts'
import type { Outbox } from './outbox.ts'
import { createReadMarks, type ReadMarks } from './readMarks.ts'
import { refreshConversation } from './refreshConversation.ts'

/** What the partner does now, as far as this page has heard. */
export interface PartnerNow {
  /** Null until something was heard: what the trade says of them holds. */
  readonly presence: { readonly isOnline: boolean; readonly lastOnlineAt: string | null } | null
  readonly isLooking: boolean
  readonly isTyping: boolean
}

/** The live half of a trade's conversation. */
export interface ChatLine {
  readonly activity: ActivityTeller
  readonly marks: ReadMarks
  readonly partner: () => PartnerNow
  readonly subscribe: (listener: () => void) => () => void
  /** Follows the conversation until the returned function is called. */
  readonly start: () => () => void
}

export interface ChatLineParts {
  readonly client: ApolloClient
  readonly tradeId: string
  readonly viewerSide: TradeSide
  readonly outbox: Outbox
  readonly timers: Timers
  /** From 0 to 1. */
  readonly random: () => number
  readonly isVisible: boolean
}

type EventOf<Name extends ChatEvent['event']> = Extract<ChatEvent, { readonly event: Name }>
type Reactions = { readonly [Name in ChatEvent['event']]: (event: EventOf<Name>) => void }

/** The cache tells what is on screen of its changes within a task. */
const onScreen = 0
const nobody: PartnerNow = { presence: null, isLooking: false, isTyping: false }
/** The caller repeats it, or it passes. */
const silent = marked({ errors: 'silent' })

/** Makes the {@link ChatLine} of a trade that its viewer may read. */
export function createChatLine(parts: ChatLineParts): ChatLine {
  const { client, tradeId: id, viewerSide, outbox, timers, random, isVisible } = parts
  const partnerSide: TradeSide = viewerSide === 'buyer' ? 'seller' : 'buyer'
  const conversation = conversationCache(client, id)
  const refetch = () => refreshConversation(client, id)
  let partner = nobody
  const listeners = new Set<() => void>()
  const see = (next: PartnerNow) => {
    partner = next
    for (const listener of listeners) listener()
  }

  const activity = createTypingActivity({
    timers,
    isLooking: isVisible,
    send: doing => {
      const variables = { tradeId: id, ...doing }
      const context = marked({ errors: 'silent', overSocket: true })
      client.mutate({ mutation: SetTradeActivityMutation, variables, context }).catch(() => {})
    },
  })
  const marks = createReadMarks({
    isVisible,
    timers,
    // What is unread then is told to all tabs of the reader, in the order of what else is told of the trade.
    send: (upToId, isRead) => {
      const variables = { id, input: { upToId, isRead } }
      return client.mutate({ mutation: ReadMessagesMutation, variables, context: silent })
    },
  })

  const reactions: Reactions = {
    // Events may be missing before this one.
    ResyncEvent: () => {
      refetch()
      activity.repeat()
      marks.resume()
      outbox.resume()
    },
    MessageCreatedEvent: ({ message }) => {
      if (message === null || !conversation.add(message)) refetch()
      if (message === null) return
      if (message.isMine) activity.arrived()
      const isSaidToMe = !message.isMine && message.system === null
      if (isSaidToMe) marks.delivered(message.id)
      // What stood for it goes once it is on screen: a gap between the two would move the conversation away from its end.
      timers.after(onScreen, () => {
        if (message.clientId !== null) outbox.arrived([message.clientId])
        if (isSaidToMe) see({ ...partner, isTyping: false })
      })
    },
    MessagePinnedEvent: ({ messageId, isPinned }) => {
      if (!conversation.pin(messageId, isPinned)) refetch()
    },
    MessagesReadEvent: ({ reader, ...mark }) => {
      if (reader !== viewerSide) conversation.mark(mark)
    },
    TradePartnerActivityEvent: ({ side, isOnline, lastOnlineAt, isLooking, isTyping }) => {
      if (side === partnerSide) see({ presence: { isOnline, lastOnlineAt }, isLooking, isTyping })
    },
  }

  return {
    activity,
    marks,
    partner: () => partner,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: () => {
      // What nobody answered on the page before, or on a visit before this one.
      outbox.resume()
      const leave = followChat({
        subscribe: chatSubscription(client, id),
        // Each row takes the event of its own name.
        onEvent: event => reactions[event.event](event as never),
        timers,
        random,
      })
      return () => {
        leave()
        activity.close()
        see(nobody)
      }
    },
  }
}
