import type { Unmasked } from '@apollo/client/masking'
import { gql } from '../../../__generated__/gql.ts'
import type { Chat_EventsSubscription } from '../../../__generated__/graphql.ts'

/** Everything that happens in a trade's conversation, over one subscription. */
export const ChatEventsSubscription = gql(`
  subscription Chat_events($tradeId: ID!) {
    chatEvents(tradeId: $tradeId) {
      event: __typename
      ... on ResyncEvent {
        resyncReason: reason
      }
      ... on MessageCreatedEvent {
        message {
          ...Chat_message
        }
      }
      ... on MessagesReadEvent {
        reader
        upToId
        deliveredAt
        readAt
      }
      ... on MessagePinnedEvent {
        messageId
        isPinned
      }
      ... on TradePartnerActivityEvent {
        side
        isOnline
        isLooking
        isTyping
        lastOnlineAt
      }
    }
  }
`)

/** Any event of a conversation. */
export type ChatEvent = Unmasked<Chat_EventsSubscription>['chatEvents']
