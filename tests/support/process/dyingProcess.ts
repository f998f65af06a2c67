import type { SignallingDatabase } from '../../../server/runtime/signalling.ts'

/** The end of a process. */
export class Killed extends Error {}

/** A database whose process dies at its n-th transaction, before it is committed or just after. */
export function dying(
  database: SignallingDatabase,
  last: number,
  when: 'before' | 'after',
): SignallingDatabase {
  let count = 0
  return {
    ...database,
    async transaction(work) {
      count += 1
      if (count > last) throw new Killed()
      if (count < last || when === 'after') {
        const done = await database.transaction(work)
        if (count === last) throw new Killed()
        return done
      }
      return database.transaction(async tx => {
        await work(tx)
        throw new Killed()
      })
    },
  }
}

/** Whatever a process was doing when it was killed. */
export async function untilKilled(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Killed)) throw error
  }
}
