import type { Static, TSchema } from 'typebox'

/**
 * Who may call an operation at all; whose rows it may touch is the handler's and the domain's question.
 * - `anyone`: also a visitor without a session
 * - `session`: a guest or a user
 * - `user`: a registered user
 * - `staff`: an arbiter or an operator
 * - `operator`: an operator; for everybody else it does not exist
 * - `desk`: an operator whose session was confirmed by a second factor a short time ago
 * - `store`: a shop that signs the call with a key of its store; REST alone
 */
export const accessLevels = ['anyone', 'session', 'user', 'staff', 'operator', 'desk', 'store'] as const
export type Access = (typeof accessLevels)[number]

/** When a field means something: beside another one, or where another one is not. */
export type Applies = { readonly with: string } | { readonly without: string }

/** One REST call of the contract: the route, the OpenAPI operation and, through the mesh, the GraphQL field. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Relative to `/api`, parameters as `:name`. */
  readonly path: `/v${1 | 2}/${string}`
  /** One sentence for the reader of the API. */
  readonly summary: string
  readonly access: Access
  /** Takes an `Idempotency-Key`: the same key and body answer the first answer. */
  readonly idempotent?: true
  /** Calls per minute and caller; the default is the kernel's. */
  readonly perMinute?: number
  /** Its body may hold a `code` of the caller's authenticator: guesses are counted, and wrong ones are few. */
  readonly takesCode?: true
  /** A POST that only reads, a Query for GraphQL. */
  readonly reads?: true
  /** Opens its own transactions, because what it writes must stay when it refuses (failed log-ins). */
  readonly ownTransaction?: true
  /** Not JSON (upload, download): stays out of GraphQL, streamed through the gateway. */
  readonly stream?: true
  /** Fields of the query or the body that mean nothing in some company: sent there, they are refused, not ignored. */
  readonly applies?: Readonly<Record<string, Applies>>
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  readonly reply?: TSchema
}

/** The operations of a module by their operationId, which is also the GraphQL field's name. */
export type Operations = Readonly<Record<string, Operation>>

type Part<O extends Operation, K extends 'params' | 'query' | 'body' | 'reply'> = O[K] extends TSchema
  ? Static<O[K]>
  : undefined

/** What a handler is given: the validated parts of the request. */
export interface Input<O extends Operation> {
  readonly params: Part<O, 'params'>
  readonly query: Part<O, 'query'>
  readonly body: Part<O, 'body'>
}

/** What a handler answers. */
export type Reply<O extends Operation> = O['reply'] extends TSchema ? Static<O['reply']> : void

/** Keeps the literal types of a module's operations. */
export const operations = <const T extends Operations>(table: T): T => table
