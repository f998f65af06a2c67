import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { NetworkCode } from '../../domain/reference/network.ts'
import type { Clock } from '../../runtime/clock.ts'
import { product } from '../../runtime/product.ts'
import type { Timers } from '../../runtime/timers.ts'

/** What taking turns needs. */
export interface TurnParts {
  readonly database: Pick<Database, 'db'>
  /** The machine's time, which advancing the clock leaves alone. */
  readonly machine: Clock
  readonly timers: Timers
}

const turnMs = product.withdrawal.turnSeconds * 1000

/**
 * Works at a network's own address while nobody else does, in any process: whoever gives numbers to its transactions. The turn
 * is prolonged while it lasts; of a process that died it is free half a minute later.
 * @param holder names this turn among all
 * @returns false, and nothing was done, when it is somebody else's turn
 */
export async function inTurn(
  { database, machine, timers }: TurnParts,
  network: NetworkCode,
  holder: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const name = `sending:${network}`
  const take = async () => {
    const now = machine.now()
    const until = new Date(now.getTime() + turnMs)
    const { rows } =
      await sql`insert into lease (name, holder, leased_until) values (${name}, ${holder}, ${until})
      on conflict (name) do update set holder = excluded.holder, leased_until = excluded.leased_until
      where lease.holder = excluded.holder or lease.leased_until <= ${now} returning name`.execute(
        database.db,
      )
    return rows.length > 0
  }
  if (!(await take())) return false
  const stop = timers.every(turnMs / 3, () => void take().catch(() => undefined))
  try {
    await work()
    return true
  } finally {
    stop()
    await database.db.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute()
  }
}
