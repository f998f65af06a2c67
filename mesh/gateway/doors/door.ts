import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Caller } from '../../identity.ts'

/** One of the ways in: what it does with a request that is for it. */
export interface Door {
  readonly name: string
  /** Whether a request for this path is for this door. */
  readonly opens: (path: string) => boolean
  readonly enter: (visit: Visit) => void | Promise<void>
}

/** A request on its way in. */
export interface Visit {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** The path as it was asked for, without the query. */
  readonly path: string
  /** Who calls; `foreign` for a request that another site's page made. */
  readonly caller: Caller | 'foreign'
}

/** What is said to a request that another site's page made. */
export const foreignText = 'This request came from another site.'
export const foreignCode = 'FOREIGN_ORIGIN'
