import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { withCommit } from '../database/dialect.ts'
import type { Clock } from './clock.ts'
import { openScope, type Scope } from './scope.ts'
import type { DraftEvent } from './tables.ts'

/** What a committed transaction left to do. */
export interface Committed {
  /** It wrote events, which wait in the outbox. */
  readonly events: boolean
  /** It scheduled jobs, the earliest for this moment. */
  readonly jobAt: Date | null
}

/** A database whose transactions carry events and jobs, and that tells this process's workers when one is committed. */
export interface SignallingDatabase extends Database {
  /** Calls back after each commit that left something to do. Returns how to stop. */
  onCommit(listener: (committed: Committed) => void): () => void
}

/**
 * Makes the transactions of a database gather events. They are written as the last step of the transaction, in one
 * statement that takes each user's `seq` in the order of user ids: the locks are held for an instant, and two
 * transactions never wait for each other.
 */
export function signalling(database: Database, clock: Clock): SignallingDatabase {
  const listeners = new Set<(committed: Committed) => void>()
  function tell({ events, jobAt }: Scope): void {
    if (events.length === 0 && jobAt === null) return
    for (const listener of listeners) listener({ events: events.length > 0, jobAt })
  }
  return {
    kind: database.kind,
    db: database.db,
    async transaction(work) {
      let scope: Scope | undefined
      const result = await database.transaction(async tx => {
        scope = openScope(tx)
        const value = await work(tx)
        if (scope.events.length > 0) {
          const taken = seqsTaken(scope.events)
          const write = sql`select * from outbox_write(${JSON.stringify(scope.events)}::json,
            ${[...taken.keys()]}, ${[...taken.values()]}, ${clock.now()})`
          await tx.executeQuery(withCommit(write.compile(tx)))
        }
        return value
      })
      if (scope) tell(scope)
      return result
    },
    listen: (channel, onMessage) => database.listen(channel, onMessage),
    unhurried: work => database.unhurried(work),
    load: () => database.load(),
    close: () => database.close(),
    onCommit(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** How many numbers of each user these events take. */
function seqsTaken(events: readonly DraftEvent[]): ReadonlyMap<string, number> {
  const taken = new Map<string, number>()
  for (const { has_seq, target } of events)
    if (has_seq && target !== null) taken.set(target, (taken.get(target) ?? 0) + 1)
  return taken
}
