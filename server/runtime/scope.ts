import type { Tx } from '../database/database.ts'
import type { JsonObject } from './tables.ts'

/** An event that a transaction will write when its work is done. */
export interface DraftEvent {
  readonly channel: 'user' | 'chat' | 'person' | 'invoice' | 'public'
  readonly target: string | null
  readonly session_id: string | null
  readonly name: string
  readonly has_seq: boolean
  readonly payload: JsonObject
}

/** What a transaction has gathered beside its rows. */
export interface Scope {
  readonly events: DraftEvent[]
  /** When the earliest job falls due that it scheduled. */
  jobAt: Date | null
}

const scopes = new WeakMap<Tx, Scope>()

/** Begins to gather for a transaction. For {@link ./signalling.ts} alone. */
export function openScope(tx: Tx): Scope {
  const scope: Scope = { events: [], jobAt: null }
  scopes.set(tx, scope)
  return scope
}

/** What the transaction gathers. Throws for one that was opened beside `signalling`: its events would be lost. */
export function scopeOf(tx: Tx): Scope {
  const scope = scopes.get(tx)
  if (!scope)
    throw new Error(
      'Open this transaction through the signalling database: it has events or jobs to tell of.',
    )
  return scope
}
