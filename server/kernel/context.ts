import type { FastifyBaseLogger } from 'fastify'
import type { ServerLocale } from '../locales/wording.ts'
import type { Connection, Tx } from '../database/database.ts'
import type { SignedViewer, StoreViewer, Viewer } from './viewer.ts'

/** What a client is; the browser is `web` and never sees its token. */
export const deviceTypes = ['web', 'android', 'ios', 'script'] as const
export type DeviceType = (typeof deviceTypes)[number]

/** What a handler knows of the request beside its validated input. */
export interface Context<V extends Viewer | StoreViewer = Viewer> {
  readonly viewer: V
  readonly locale: ServerLocale
  /** The moment of the request by the shared clock. */
  readonly at: Date
  readonly requestId: string
  /** The client's address, for limits and the log-in history. */
  readonly address: string
  readonly userAgent: string
  readonly deviceType: DeviceType
  /** What tells that two accounts are used by one browser; a secret of that browser, so its hash alone is kept. */
  readonly deviceMark: string | null
  readonly log: FastifyBaseLogger
  /** A mutation runs in one transaction (`Tx`), a query on the pool. */
  readonly db: Connection
  /** Sets the browser's session cookie, or clears it. */
  readonly setSessionCookie: (token: string | null, expiresAt?: Date) => void
  /** Marks the browser for {@link deviceMark}; a log-out leaves it. */
  readonly setDeviceMark: (mark: string, expiresAt: Date) => void
}

/** The context of a mutation: everything it writes is one transaction, with its events and jobs. */
export interface WriteContext<V extends Viewer | StoreViewer = Viewer> extends Context<V> {
  readonly db: Tx
}

/** The context of an operation that needs a session. */
export type SignedContext = Context<SignedViewer>
export type SignedWriteContext = WriteContext<SignedViewer>

/** The context of an operation that a shop calls. */
export type StoreContext = Context<StoreViewer>
export type StoreWriteContext = WriteContext<StoreViewer>
