import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import type { Clock } from './clock.ts'
import type { Logger } from './logger.ts'
import type { Timers } from './timers.ts'

/** What leases stand on. */
export interface LeaseParts {
  readonly database: Pick<Database, 'db'>
  /** The machine's time, which advancing the clock leaves alone. */
  readonly machine: Clock
  readonly timers: Timers
  readonly logger: Logger
}

/** What is leased. */
export interface LeaseOf {
  readonly name: string
  /** Names whoever holds it, among all. */
  readonly holder: string
  /** How long it lasts when nobody prolongs it. */
  readonly ms: number
}

/** The lease is somebody else's by now, or was not prolonged in time: what was done under it stops here. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** A lease in our hands. It is prolonged three times in its length, until it is released or lost; what is lost stays lost. */
export interface Lease {
  /** Aborts at the loss: for whatever waits for somebody outside. */
  readonly signal: AbortSignal
  /** Before a step that only reads: throws {@link LeaseLost} when it is lost. */
  check(): void
  /**
   * For what is done outside of the database: prolongs it first, so that the step has its whole length, and waits for the step no
   * longer than it is held. Throws as `check`.
   */
  ask<T>(step: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** In a transaction that writes: nobody takes the lease until the transaction ends. Throws as `check`, and nothing is written. */
  guard(tx: Tx): Promise<void>
  /** Hands it to whoever comes. */
  release(): Promise<void>
}

/** Takes a lease that nobody holds, or that is over. Answers null while it is somebody else's. */
export async function takeLease(
  { database: { db }, machine, timers, logger }: LeaseParts,
  { name, holder, ms }: LeaseOf,
): Promise<Lease | null> {
  const loss = new AbortController()
  let heldUntil = -Infinity
  let prolonging = Promise.resolve()

  const endsAt = () => new Date(machine.now().getTime() + ms)
  /** Answers whether it is ours. */
  async function take(): Promise<boolean> {
    const until = endsAt()
    const { rows } =
      await sql`insert into lease (name, holder, leased_until) values (${name}, ${holder}, ${until})
      on conflict (name) do update set holder = excluded.holder, leased_until = excluded.leased_until
      where lease.holder = excluded.holder or lease.leased_until <= ${machine.now()} returning name`.execute(
        db,
      )
    if (rows.length > 0) heldUntil = until.getTime()
    return rows.length > 0
  }
  function lose(): void {
    cancel()
    loss.abort(new LeaseLost(`The lease “${name}” is lost`))
  }
  const check = (): void => {
    // A process that stood still sees it by the clock before any timer tells it.
    if (machine.now().getTime() >= heldUntil) lose()
    loss.signal.throwIfAborted()
  }
  async function keep(): Promise<void> {
    check()
    const until = endsAt()
    // It is never taken anew: somebody else may have had it meanwhile, and have handed it over.
    const { numUpdatedRows } = await db
      .updateTable('lease')
      .set({ leased_until: until })
      .where('name', '=', name)
      .where('holder', '=', holder)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) lose()
    else heldUntil = until.getTime()
    check()
  }
  async function prolong(): Promise<void> {
    try {
      await keep()
    } catch (error) {
      if (!loss.signal.aborted) logger.warn({ err: error, lease: name }, 'a lease could not be prolonged')
    }
  }

  if (!(await take())) return null
  const cancel = timers.every(ms / 3, () => void (prolonging = prolong()))
  return {
    signal: loss.signal,
    check,
    async ask(step) {
      await keep()
      const { promise: lost, reject } = Promise.withResolvers<never>()
      const onLoss = () => reject(loss.signal.reason as LeaseLost)
      loss.signal.addEventListener('abort', onLoss)
      try {
        return await Promise.race([step(loss.signal), lost])
      } finally {
        loss.signal.removeEventListener('abort', onLoss)
      }
    },
    async guard(tx) {
      check()
      const row = await tx
        .selectFrom('lease')
        .select('holder')
        .where('name', '=', name)
        .forShare()
        .executeTakeFirst()
      if (row?.holder !== holder) lose()
      check()
    },
    async release() {
      cancel()
      // Prolonged after it was handed over, it would be nobody's for its whole length.
      await prolonging
      heldUntil = -Infinity
      await db.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute()
    },
  }
}
