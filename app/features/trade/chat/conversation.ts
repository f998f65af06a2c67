import type { ApolloClient } from '@apollo/client'
import { MessagesQuery } from './Messages.query.ts'
import type { Conversation, KnownMessage } from './Messages.query.ts'

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

/** The conversation of a trade as this browser has it. */
export interface ConversationCache {
  /** Puts a message to it. False when nothing is known of it yet, so that it has to be asked for. */
  readonly add: (message: KnownMessage) => boolean
  readonly mark: (mark: ReadMark) => void
}

/** Makes the {@link ConversationCache} of a trade. */
export function conversationCache(
  { cache }: Pick<ApolloClient, 'cache'>,
  tradeId: string,
): ConversationCache {
  const update = (change: (conversation: Conversation) => Conversation) =>
    cache.updateQuery({ query: MessagesQuery, variables: { id: tradeId } }, data =>
      data?.messages ? { ...data, messages: change(data.messages) } : undefined,
    )
  return {
    add: message =>
      update(known => ({
        ...known,
        items: [message, ...known.items.filter(({ id }) => id !== message.id)],
      })) !== null,
    mark: mark => {
      update(known => withMark(known, mark))
    },
  }
}
