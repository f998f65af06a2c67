import type { Connection, Tx } from '../database/database.ts'
import type { DraftEvent } from './tables.ts'

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

/** What the transaction has gathered that a read runs in; null for a read beside any. */
export const scopeOfRead = (db: Connection): Scope | null => scopes.get(db as Tx) ?? null
