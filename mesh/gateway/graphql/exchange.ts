import type { Caller } from '../../identity.ts'
import type { Allowance } from './answerSize.ts'

/** One request or subscription of a client, as resolvers see it in `context.exchange`. */
export interface Exchange {
  readonly caller: Caller
  /** The WebSocket that this came over, one object for all that did; null over HTTP. */
  readonly line: object | null
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal
  /** Takes the server's `Set-Cookie`s to the client, where that is still possible. */
  readonly keepCookies: (cookies: readonly string[]) => void
}

/** The part of the runtime's context that the mesh itself put there. */
export interface GatewayContext {
  readonly exchange: Exchange
  /** How long the answer may become, where that is not known from the document. */
  readonly allowance?: Allowance
}
