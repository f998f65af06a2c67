import { afterAll } from 'vitest'
import { type Database, openDatabase } from '../../server/database/database.ts'
import type { UserId } from '../../server/domain/identifier/identifier.ts'
import { type FixedClock, fixedClock } from './time/fixedClock.ts'
import { type SignallingDatabase, signalling } from '../../server/runtime/signalling.ts'
import { freshDatabase } from './database.ts'

/** For tests of what runs on the database: a fresh one, migrated, with a clock that stands still. */
export interface TestRuntime {
  readonly kind: Database['kind']
  readonly database: SignallingDatabase
  readonly clock: FixedClock
  /** Another process's view of the same database, where there can be two processes. */
  another(): Promise<SignallingDatabase>
}

/** When tests begin. */
export const testStart = '2026-03-01T12:00:00.000Z'

/** One runtime on each database that this machine has; closed after the file's tests. For `describe.each`. */
export async function testRuntimes(): Promise<TestRuntime[]> {
  const runtimes: TestRuntime[] = []
  for (const kind of ['embedded', 'postgres'] as const) {
    const fresh = await freshDatabase(kind)
    if (fresh === null) continue
    const clock = fixedClock(testStart)
    const database = signalling(fresh.database, clock)
    const others: SignallingDatabase[] = []
    runtimes.push({
      kind,
      database,
      clock,
      async another() {
        if (fresh.url === null) return database
        const other = signalling(await openDatabase({ url: fresh.url }), clock)
        others.push(other)
        return other
      },
    })
    afterAll(async () => {
      for (const other of others) await other.close()
      await fresh.close()
    })
  }
  return runtimes
}

/** A user's id that is easy to tell apart. */
export const testUser = (number: number): UserId =>
  `00000000-0000-7000-8000-${String(number).padStart(12, '0')}` as UserId
