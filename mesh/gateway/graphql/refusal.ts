import { GraphQLError } from 'graphql'
import { ServerSilent, type RestAnswer } from '../../upstream/restClient.ts'
import { graphqlName } from '../../wire/names.ts'
import { isRecord } from '../../wire/records.ts'

/** The `extensions` of every GraphQL error. */
export interface ErrorExtensions {
  /** Machine-readable: the server's own where it answered one, upper case where the gateway itself refuses. */
  readonly code: string
  readonly status: number
  /** Texts by the field they belong to, in GraphQL's names. */
  readonly errors?: Readonly<Record<string, readonly string[]>>
  readonly params?: Readonly<Record<string, unknown>>
  readonly metadata?: Readonly<Record<string, unknown>>
  /** The refusal comes from a black list: no alert, the page says it in place. */
  readonly isBl?: boolean
  /** The status of the HTTP answer, where nothing of the request could be done. */
  readonly http?: {
    readonly status: number
    readonly spec: boolean
    readonly headers?: Readonly<Record<string, string>>
  }
}

const codeOfStatus: Readonly<Record<number, string>> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  422: 'VALIDATION_FAILED',
  429: 'RATE_LIMITED',
  503: 'SERVICE_UNAVAILABLE',
}

const silences = {
  away: { code: 'SERVICE_UNAVAILABLE', status: 503, text: 'The service is not available right now.' },
  slow: { code: 'SERVICE_TIMEOUT', status: 503, text: 'The service took too long to answer.' },
  left: { code: 'REQUEST_CANCELLED', status: 499, text: 'The request was cancelled.' },
} as const

/** An error that the gateway shows to clients as it is. */
export const refusal = (message: string, extensions: ErrorExtensions): GraphQLError =>
  new GraphQLError(message, { extensions: { ...extensions } })

/**
 * The error for an answer of the server that is not a 2xx. Of a fault nothing but its status goes out; that the service is
 * away (503) is worded for clients like any refusal.
 */
export function refusalOf(answer: RestAnswer): GraphQLError {
  const { status } = answer
  const body = isRecord(answer.body) && (status < 500 || status === 503) ? answer.body : {}
  const errors = isRecord(body['errors'])
    ? (renameKeys(body['errors']) as ErrorExtensions['errors'])
    : undefined
  const code =
    typeof body['code'] === 'string' ? body['code'] : (codeOfStatus[status] ?? 'INTERNAL_SERVER_ERROR')
  return refusal(firstText(errors) ?? code, {
    code,
    status,
    ...(errors === undefined ? {} : { errors }),
    ...(isRecord(body['params']) ? { params: renameKeys(body['params']) as Record<string, unknown> } : {}),
    ...(isRecord(body['metadata'])
      ? { metadata: renameKeys(body['metadata']) as Record<string, unknown> }
      : {}),
    ...(typeof body['isBl'] === 'boolean' ? { isBl: body['isBl'] } : {}),
  })
}

/** The error for a server that did not answer. */
export function refusalOfSilence({ kind }: ServerSilent): GraphQLError {
  const { text, code, status } = silences[kind]
  return refusal(text, { code, status, errors: { base: [text] } })
}

/**
 * What a client sees of an error: the message and `extensions` of a refusal, the text of a fault in its own document,
 * and nothing of anything else; that is told to `report`.
 */
export const errorMask =
  (report: (error: unknown) => void) =>
  (error: unknown): GraphQLError => {
    if (error instanceof ServerSilent) return refusalOfSilence(error)
    if (error instanceof GraphQLError && isForClients(error)) {
      if (typeof error.extensions?.['status'] === 'number') return error
      // Without a path it is about the request: its syntax, its fields, its variables.
      if (error.path === undefined) return requestFault(error)
    }
    report(error)
    const { nodes, path } = error instanceof GraphQLError ? error : { nodes: undefined, path: undefined }
    return new GraphQLError('Something went wrong.', {
      nodes: nodes ?? null,
      path: path ?? null,
      extensions: { code: 'INTERNAL_SERVER_ERROR', status: 500 },
    })
  }

/** Every GraphQLError in the chain of causes was made to be shown; a wrapped plain error was not. */
function isForClients(error: GraphQLError): boolean {
  const cause = error.originalError
  return cause === undefined || cause === null || (cause instanceof GraphQLError && isForClients(cause))
}

/** A fault in the client's own request, in words that suggest no names of the schema and repeat nothing that was sent. */
export function requestFault(error: GraphQLError): GraphQLError {
  const { nodes, source, positions, extensions } = error
  const message = error.message
    .replace(/ Did you mean .*\?$/s, '')
    // What was sent may be a password or an address: nothing keeps an answer as its sender keeps that.
    .replace(/^(Variable "\$[^"]*" got )invalid value .*$/s, '$1an invalid value.')
  return new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    // For clients that accept GraphQL's own media type, `http` becomes the status of the answer too.
    extensions: { code: 'BAD_USER_INPUT', status: 400, http: { status: 400, spec: true }, ...extensions },
  })
}

/** GraphQL's names for the keys of a value, all the way down. */
function renameKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renameKeys)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [graphqlName(key), renameKeys(inner)]),
  )
}

function firstText(errors: ErrorExtensions['errors']): string | undefined {
  const [texts] = Object.values(errors ?? {})
  const text: unknown = Array.isArray(texts) ? texts[0] : texts
  return typeof text === 'string' && text !== '' ? text : undefined
}
