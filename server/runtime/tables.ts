import type { Generated } from 'kysely'
import type { UserId } from '../domain/identifier/identifier.ts'

/** A value that JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

/** An event that a transaction will write when its work is done. */
export interface DraftEvent {
  readonly channel: 'user' | 'chat' | 'person' | 'invoice' | 'public'
  readonly target: string | null
  readonly session_id: string | null
  readonly name: string
  readonly has_seq: boolean
  readonly payload: JsonObject
}

/** The tables of the runtime: time, jobs, events, idempotency and presence. See migration 0002. */
export interface RuntimeTables {
  clock: { id: number; offset_ms: bigint }
  heartbeat: { id: number; beat_at: Date | null }
  job: JobTable
  /** When a job of a kind was done last, give or take some seconds. */
  job_done: { kind: string; at: Date }
  user_seq: { user_id: string; seq: bigint }
  outbox: OutboxTable
  outbox_head: { id: number; place: bigint }
  bus_payload: { id: Generated<bigint>; body: string; at: Date }
  idempotency: IdempotencyTable
  /** Who is here: `is_online` turns false by a job, 15 s after the last sign of life. */
  presence: { user_id: UserId; seen_at: Date; is_online: boolean }
  lease: { name: string; holder: string; leased_until: Date }
}

interface JobTable {
  id: Generated<bigint>
  kind: string
  key: string
  run_at: Date
  payload: Json
  attempts: Generated<number>
  lease: string | null
  leased_until: Date | null
  dead_at: Date | null
  /** Stays on a job that comes again after it was done. */
  last_error: string | null
  /** When it was done last, of one that comes again. */
  done_at: Generated<Date | null>
  failed_at: Generated<Date | null>
  /** Since when it has failed each time. */
  failing_since: Generated<Date | null>
}

/** The events of one transaction. */
interface OutboxTable {
  id: Generated<bigint>
  /** Its place in the order of delivery; null until it is relayed. */
  place: bigint | null
  events: readonly DraftEvent[]
  /** The last number that the transaction took of each user. */
  seqs: Readonly<Record<string, number>>
  at: Date
}

interface IdempotencyTable {
  user_id: string
  key: string
  operation: string
  body_hash: string
  answer: Json
  expires_at: Date
}

declare module '../database/tables.ts' {
  interface Tables extends RuntimeTables {}
}
