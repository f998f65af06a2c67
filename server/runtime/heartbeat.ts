import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { Clock } from './clock.ts'
import { type JobKind, shift } from './job/jobs.ts'
import type { Logger } from './logger.ts'
import { product } from './product.ts'
import type { SignallingDatabase } from './signalling.ts'

/** An outage that is over. */
export interface Outage {
  /** Its length. */
  readonly ms: number
  /** The moment of its end, by the product's clock. */
  readonly at: Date
}

/** Moves a noun's open deadlines, where they are columns of its own rows, and tells whom it concerns. */
export type DeadlineShifter = (tx: Tx, outage: Outage) => Promise<void>

/** The sign of life of the whole: taken through the gateway every 5 s, so that its silence is what people met. */
export interface Heartbeat {
  /**
   * Says that the product can be reached. After more than 10 s of silence every open deadline first moves by its length,
   * in the same transaction; until then no deadline is acted on. Answers by how many milliseconds they moved.
   */
  beat(): Promise<number>
}

/**
 * @param options.machine the machine's time: an advanced clock is no outage
 * @param options.kinds the kinds of job that act on deadlines
 */
export function heartbeat(options: {
  readonly database: SignallingDatabase
  readonly clock: Clock
  readonly machine: Clock
  readonly logger: Logger
  readonly kinds: readonly JobKind[]
  readonly shifters: readonly DeadlineShifter[]
}): Heartbeat {
  const { database, clock, machine, logger, kinds, shifters } = options
  const longestMs = product.runtime.outageFromSeconds * 1000

  async function beatRegularly(now: Date): Promise<boolean> {
    const done = await database.db
      .updateTable('heartbeat')
      .set({ beat_at: sql<Date>`greatest(beat_at, ${now})` })
      .where('beat_at', '>=', new Date(now.getTime() - longestMs))
      .executeTakeFirst()
    return done.numUpdatedRows > 0n
  }
  async function beatAfterSilence(now: Date): Promise<number> {
    return database.transaction(async tx => {
      const { beat_at } = await tx
        .selectFrom('heartbeat')
        .select('beat_at')
        .forUpdate()
        .executeTakeFirstOrThrow()
      await tx.updateTable('heartbeat').set({ beat_at: now }).execute()
      const ms = beat_at === null ? 0 : now.getTime() - beat_at.getTime()
      if (ms <= longestMs) return 0
      const outage = { ms, at: clock.now() }
      for (const shifter of shifters) await shifter(tx, outage)
      for (const kind of kinds.filter(kind => kind.isDeadline)) await shift(tx, kind, ms)
      return ms
    })
  }
  return {
    async beat() {
      const now = machine.now()
      if (await beatRegularly(now)) return 0
      const ms = await beatAfterSilence(now)
      if (ms > 0) logger.warn({ outageMs: ms }, 'after an outage, open deadlines moved by its length')
      return ms
    },
  }
}
