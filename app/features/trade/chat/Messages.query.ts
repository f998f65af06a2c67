import { gql } from '../../../__generated__/gql.ts'
import type { Chat_MessagesQuery } from '../../../__generated__/graphql.ts'

/** A message as the chat shows it. */
gql(`
  fragment Chat_message on Message {
    id
    author
    authorName
    isMine
    text
    attachment {
      id
      name
      contentType
      size
      width
      height
      url
    }
    system {
      code
      amount
      asset
    }
    clientId
    createdAt
    deliveredAt
    readAt
    isPinned
  }
`)

/** A trade's conversation, newest first; `before` a message, the page above it. */
export const MessagesQuery = gql(`
  query Chat_messages($id: ID!, $before: String) {
    messages(id: $id, before: $before, limit: 50) {
      hasMore
      items {
        ...Chat_message @unmask
      }
      pinned {
        ...Chat_message @unmask
      }
    }
  }
`)

/** A conversation as the query answers it. */
export type Conversation = NonNullable<Chat_MessagesQuery['messages']>

/** A message of the server, in the shape of the chat's component. */
export type KnownMessage = Conversation['items'][number]
