import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Clock } from './clock.ts'
import type { Logger } from './logger.ts'
import { product } from './product.ts'
import type { Timers } from './timers.ts'

/** Something that one process alone does at a time. */
export interface Duty {
  /** Does it from now on whenever no other process does. */
  start(): Promise<void>
  /** Stops doing it and hands it to whoever comes. */
  close(): Promise<void>
}

/** What a duty stands on. */
export interface DutyOptions {
  readonly database: Pick<Database, 'db'>
  /** The machine's time, which advancing the clock leaves alone. */
  readonly machine: Clock
  readonly timers: Timers
  readonly logger: Logger
  /** What is done. */
  readonly name: string
  /** Names this process among all. */
  readonly holder: string
  /** Begins; the function that is answered ends it. */
  readonly begin: () => () => Promise<void>
}

/** Does something in this process, whatever others do: where there is no other, or each has its own. */
export function ownDuty(begin: DutyOptions['begin']): Duty {
  let end = async (): Promise<void> => undefined
  return {
    start: async () => void (end = begin()),
    close: () => end(),
  }
}

/**
 * Does something in one process at a time: the one that holds a lease, which it prolongs three times in its length. A process
 * that dies, or loses sight of the database, is followed by another when its lease is over.
 */
export function leasedDuty(options: DutyOptions): Duty {
  const { database, machine, timers, logger, name, holder, begin } = options
  const leaseMs = product.runtime.jobLeaseSeconds * 1000
  let end: (() => Promise<void>) | null = null
  let heldUntil = 0
  let round = Promise.resolve()
  let cancel: (() => void) | undefined

  async function stop(): Promise<void> {
    const ending = end
    end = null
    await ending?.()
  }
  async function look(): Promise<void> {
    const now = machine.now()
    const until = new Date(now.getTime() + leaseMs)
    try {
      const { rows } =
        await sql`insert into lease (name, holder, leased_until) values (${name}, ${holder}, ${until})
        on conflict (name) do update set holder = excluded.holder, leased_until = excluded.leased_until
        where lease.holder = excluded.holder or lease.leased_until <= ${now} returning name`.execute(
          database.db,
        )
      heldUntil = rows.length > 0 ? until.getTime() : 0
    } catch (error) {
      logger.warn({ err: error, duty: name }, 'a lease could not be looked at')
    }
    if (heldUntil > machine.now().getTime()) end ??= begin()
    else await stop()
  }
  const again = () => (round = round.then(look))

  return {
    async start() {
      await again()
      cancel = timers.every(leaseMs / 3, () => void again())
    },
    async close() {
      cancel?.()
      await round
      await stop()
      await database.db.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute()
    },
  }
}
