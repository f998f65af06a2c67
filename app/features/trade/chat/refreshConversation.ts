import type { ApolloClient } from '@apollo/client'
import { marked } from '../../../network/apollo/requestMarks.ts'
import { MessagesQuery } from './Messages.query.ts'

/** A request that is under way may have been answered before what this one is to see: they are never joined. */
export const alone = { queryDeduplication: false } as const

/** Asks for the end of a conversation again; what is known stays. Silence is made good when the connection is back. */
export function refreshConversation(client: ApolloClient, tradeId: string): void {
  client
    .query({
      query: MessagesQuery,
      variables: { id: tradeId },
      fetchPolicy: 'network-only',
      context: { ...alone, ...marked({ errors: 'silent' }) },
    })
    .catch(() => {})
}
