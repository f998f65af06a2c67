import { Observable } from '@apollo/client'
import { ServerError } from '@apollo/client/errors'
import { ApolloLink } from '@apollo/client/link'
import { print } from '@apollo/client/utilities'
import { documentIdOf } from '../documentId.ts'
import { NoAnswerError } from '../NoAnswerError.ts'
import { marksOf } from '../requestMarks.ts'

/** A call may take so long, in milliseconds (specification 000 §7). */
export const requestTimeout = 50_000

export interface HttpLinkOptions {
  readonly fetch: typeof fetch
  /** The locale that answers are worded in. */
  readonly locale: () => string
  /** What calls: a browser, or the shell that the page runs in. */
  readonly device: string
  readonly newRequestId: () => string
  /** A signal that aborts when the time is over. */
  readonly deadline: () => AbortSignal
  /** Sends documents besides their ids, for a gateway that does not know them yet: in development. */
  readonly sendsDocuments: boolean
}

/**
 * GraphQL over HTTP, to the gateway of this origin: documents go by their id, answers come in the viewer's language, and a
 * call that nobody answers within 50 s ends as {@link NoAnswerError}.
 */
export const httpLink = (options: HttpLinkOptions): ApolloLink =>
  new ApolloLink(
    operation =>
      new Observable<ApolloLink.Result>(observer => {
        const left = new AbortController()
        send(operation, options, left.signal).then(
          result => {
            observer.next(result)
            return observer.complete()
          },
          (error: unknown) => (left.signal.aborted ? undefined : observer.error(error)),
        )
        return () => left.abort()
      }),
  )

async function send(
  operation: ApolloLink.Operation,
  options: HttpLinkOptions,
  left: AbortSignal,
): Promise<ApolloLink.Result> {
  let response: Response
  let text: string
  try {
    response = await options.fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: headersOf(operation, options),
      body: bodyOf(operation, options),
      ...(marksOf(operation).outlivesPage === true ? { keepalive: true } : {}),
      signal: AbortSignal.any([left, options.deadline()]),
    })
    text = await response.text()
  } catch (error) {
    throw new NoAnswerError(error)
  }
  return resultOf(response, text)
}

const headersOf = ({ operationName }: ApolloLink.Operation, options: HttpLinkOptions) => ({
  accept: 'application/graphql-response+json, application/json;q=0.9',
  'content-type': 'application/json',
  'accept-language': options.locale(),
  // No page of another site can send this without asking first.
  'x-graphql-client': 'souk-app',
  'x-apollo-operation-name': operationName ?? '',
  'x-device-type': options.device,
  'x-request-id': options.newRequestId(),
})

function bodyOf({ query, operationName, variables }: ApolloLink.Operation, options: HttpLinkOptions): string {
  const documentId = documentIdOf(query)
  const isText = options.sendsDocuments || documentId === undefined
  return JSON.stringify({ operationName, variables, ...(isText ? { query: print(query) } : { documentId }) })
}

/** Whatever has the shape of a GraphQL answer is one, with any status; anything else came from between here and there. */
function resultOf(response: Response, text: string): ApolloLink.Result {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && ('data' in body || 'errors' in body))
      return body as ApolloLink.Result
  } catch {
    // Told below: a proxy's page, or half an answer.
  }
  throw new ServerError(`No GraphQL answer (${response.status})`, { response, bodyText: text })
}
