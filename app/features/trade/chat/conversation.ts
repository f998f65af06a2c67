import type { ApolloClient } from '@apollo/client'
import { MessagesQuery, type Conversation, type KnownMessage } from './Messages.query.ts'

/** Up to where somebody has received or read a conversation. */
export interface ReadMark {
  readonly upToId: string
  readonly deliveredAt: string | null
  readonly readAt: string | null
}

/** A conversation in which the partner's mark stands at the viewer's messages. Marks only come. */
export const withMark = (conversation: Conversation, mark: ReadMark): Conversation => ({
  ...conversation,
  items: conversation.items.map(message =>
    message.isMine && message.id <= mark.upToId
      ? {
          ...message,
          deliveredAt: message.deliveredAt ?? mark.deliveredAt,
          readAt: message.readAt ?? mark.readAt,
        }
      : message,
  ),
})

/** A conversation in which a message is pinned, the latest pin first, or no longer; undefined when it is not known. */
export function withPin(
  conversation: Conversation,
  messageId: string,
  isPinned: boolean,
): Conversation | undefined {
  const message = [...conversation.items, ...conversation.pinned].find(({ id }) => id === messageId)
  if (message === undefined) return undefined
  const turned = { ...message, isPinned }
  const others = conversation.pinned.filter(({ id }) => id !== messageId)
  return {
    ...conversation,
    items: conversation.items.map(item => (item.id === messageId ? turned : item)),
    pinned: isPinned ? [turned, ...others] : others,
  }
}

/** The conversation of a trade as this browser has it. */
export interface ConversationCache {
  /** Puts a message to it. False when nothing is known of it yet, so that it has to be asked for. */
  readonly add: (message: KnownMessage) => boolean
  readonly mark: (mark: ReadMark) => void
  /** Pins a message, or lets it go. False when it is not known here, so that it has to be asked for. */
  readonly pin: (messageId: string, isPinned: boolean) => boolean
}

/** Makes the {@link ConversationCache} of a trade. */
export function conversationCache(
  { cache }: Pick<ApolloClient, 'cache'>,
  tradeId: string,
): ConversationCache {
  const update = (change: (conversation: Conversation) => Conversation | undefined) =>
    cache.updateQuery({ query: MessagesQuery, variables: { id: tradeId } }, data => {
      const messages = data?.messages ? change(data.messages) : undefined
      return data && messages ? { ...data, messages } : undefined
    })
  return {
    add: message =>
      update(known => ({
        ...known,
        items: [message, ...known.items.filter(({ id }) => id !== message.id)],
      })) !== null,
    pin: (messageId, isPinned) => update(known => withPin(known, messageId, isPinned)) !== null,
    mark: mark => {
      update(known => withMark(known, mark))
    },
  }
}
