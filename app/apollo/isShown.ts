import type { ApolloClient } from '@apollo/client'
import type { ApolloLink } from '@apollo/client/link'

/** Whether the cache holds a whole answer of a query, so that its page has something to show. */
export const isShown = (client: ApolloClient, { query, variables }: ApolloLink.Operation): boolean =>
  client.cache.readQuery({ query, variables }) !== null
