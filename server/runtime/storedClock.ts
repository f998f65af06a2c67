import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { type Clock, machineClock } from './clock.ts'

const channel = 'souk_clock'

/** The clock of the product: the machine's plus an offset in the database, which all processes share. */
export interface StoredClock extends Clock {
  /** The machine's part of it. */
  readonly machine: Clock
  /** Moves every process's clock forward by so many milliseconds; answers the new time. */
  advance(ms: number): Promise<Date>
  /** Reads the offset again. For after a lost connection; changes are else told at once. */
  refresh(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens the shared clock. In production the offset is zero and stays so; only `/dev` advances it.
 * @param machine the machine's time, another in tests
 */
export async function openClock(database: Database, machine: Clock = machineClock): Promise<StoredClock> {
  let offset = 0
  async function refresh(): Promise<void> {
    const row = await database.db.selectFrom('clock').select('offset_ms').executeTakeFirstOrThrow()
    offset = Number(row.offset_ms)
  }
  const unlisten = await database.listen(channel, payload => {
    if (/^\d+$/.test(payload)) offset = Math.max(offset, Number(payload))
    else refresh().catch(() => undefined)
  })
  await refresh()
  const now = () => new Date(machine.now().getTime() + offset)
  return {
    machine,
    now,
    refresh,
    async advance(ms) {
      if (!Number.isSafeInteger(ms) || ms < 0)
        throw new RangeError('The clock only goes forward, by whole milliseconds.')
      offset = await database.transaction(async tx => {
        const { offset_ms } = await tx
          .updateTable('clock')
          .set(eb => ({ offset_ms: eb('offset_ms', '+', BigInt(ms)) }))
          .returning('offset_ms')
          .executeTakeFirstOrThrow()
        await sql`select pg_notify(${channel}, ${offset_ms.toString()})`.execute(tx)
        return Number(offset_ms)
      })
      return now()
    },
    close: unlisten,
  }
}
