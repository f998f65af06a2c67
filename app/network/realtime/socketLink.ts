import { Observable } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { ApolloLink } from '@apollo/client/link'
import { print } from '@apollo/client/utilities'
import type { GraphQLFormattedError } from 'graphql'
import { documentIdOf } from '../apollo/documentId.ts'
import { NoAnswerError } from '../apollo/NoAnswerError.ts'
import type { SocketClient } from './socketClient.ts'

export interface SocketLinkOptions {
  /** Loads the socket's code, and makes the socket, when the first subscription needs it. */
  readonly socket: () => Promise<SocketClient>
  /** Sends documents besides their ids: in development. */
  readonly sendsDocuments: boolean
}

/** Subscriptions over the tab's one socket. An error that is not the server's is {@link NoAnswerError}. */
export const socketLink = ({ socket, sendsDocuments }: SocketLinkOptions): ApolloLink =>
  new ApolloLink(
    operation =>
      new Observable<ApolloLink.Result>(observer => {
        let leave = () => {}
        let isLeft = false
        const begin = async () => {
          const client = await socket()
          if (isLeft) return
          leave = client.subscribe(payloadOf(operation, sendsDocuments), {
            next: result => observer.next(result as ApolloLink.Result),
            error: error => observer.error(errorOf(error)),
            complete: () => observer.complete(),
          })
        }
        begin().catch((error: unknown) => observer.error(errorOf(error)))
        return () => {
          isLeft = true
          leave()
        }
      }),
  )

function payloadOf({ query, operationName, variables }: ApolloLink.Operation, sendsDocuments: boolean) {
  const id = documentIdOf(query)
  const isText = sendsDocuments || id === undefined
  return {
    operationName: operationName ?? null,
    variables,
    // The protocol wants a text; the id says which.
    query: isText ? print(query) : '',
    ...(isText
      ? {}
      : { extensions: { persistedQuery: { version: 1, sha256Hash: id.replace(/^sha256:/, '') } } }),
  }
}

const errorOf = (error: unknown): Error =>
  Array.isArray(error)
    ? new CombinedGraphQLErrors({ errors: error as GraphQLFormattedError[] })
    : new NoAnswerError(error)
