import { ApolloClient } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { OperationTypeNode } from 'graphql'
import { createCache } from './cache.ts'
import { marksOf } from './requestMarks.ts'

/** The ways that calls go, made once per application. */
export interface ClientLinks {
  /** {@link import('./links/troubleLink.ts').troubleLink} */
  readonly trouble: ApolloLink
  /** {@link import('./links/watchLink.ts').watchLink}, then {@link import('./links/httpLink.ts').httpLink} */
  readonly http: ApolloLink
  /** Subscriptions and what else goes over the tab's socket. */
  readonly socket: ApolloLink
}

const isOverSocket = (operation: ApolloLink.Operation): boolean =>
  operation.operationType === OperationTypeNode.SUBSCRIPTION || marksOf(operation).overSocket === true

/**
 * The Apollo client of the application. Fragments are masked; a query shows what the cache holds and asks again, so that a
 * page that was there before is there at once, and what has changed since comes after it. No query has to say so.
 */
export const createClient = ({ trouble, http, socket }: ClientLinks): ApolloClient =>
  new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([trouble, ApolloLink.split(isOverSocket, socket, http)]),
    dataMasking: true,
    defaultOptions: {
      watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
    },
  })
