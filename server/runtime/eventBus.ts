import type { JsonObject } from './tables.ts'

/** An event on its way to sockets. */
export interface BusEvent {
  readonly channel: 'user' | 'chat' | 'person' | 'invoice' | 'public'
  /** The user's or trade's id; null for everybody. A `person` is who an event is about, not who is told. */
  readonly target: string | null
  /** Only this session of the user. */
  readonly sessionId: string | null
  /** Everybody on the channel but this user. */
  readonly exceptUserId: string | null
  readonly name: string
  /** The user's gap-free number; null for events that are latest-wins. */
  readonly seq: number | null
  readonly payload: JsonObject
}

/** An event that is not stored: the latest wins, and one that is missed is made good by the next. */
export type PassingEvent = Pick<BusEvent, 'channel' | 'target' | 'name' | 'payload'> & {
  readonly exceptUserId?: string
}

/**
 * Events of all processes, heard in each. What was published in a transaction arrives in the order of its commits, per
 * user in the order of `seq`, once in each process that was there. PostgreSQL carries it ({@link ./databaseBus.ts}); a
 * broker is another adapter of this.
 */
export interface EventBus {
  /** Hears every event from now on. Listeners are called one after another and must not wait. */
  subscribe(listener: (event: BusEvent) => void): () => void
  /** Tells all processes of something that is not stored. */
  broadcast(event: PassingEvent): void
  /** Delivers what is committed and waits; resolves when this process has heard it. */
  settle(): Promise<void>
  close(): Promise<void>
}
