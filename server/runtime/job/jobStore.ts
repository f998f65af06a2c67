import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Clock } from '../clock.ts'
import type { JobHandler } from './jobHandler.ts'
import { product } from '../product.ts'

/** A job that this worker holds until its lease ends. */
export interface ClaimedJob {
  readonly id: bigint
  readonly kind: string
  readonly key: string
  readonly payload: unknown
  readonly run_at: Date
  readonly attempts: number
}

/** That a job was done is written down again after so long. */
const noteEveryMs = 10_000

/** The worker's side of the job table. Leases run by the machine's time, which advancing the clock leaves alone. */
export interface JobStore {
  /** Takes jobs that are due, the earliest first, and that nobody holds. */
  claim(limit: number): Promise<ClaimedJob[]>
  /** The moment at which the next job falls due, if any waits. */
  nextRun(): Promise<Date | null>
  /** Whether a job that is due is in another worker's hands. */
  othersRun(): Promise<boolean>
  /** Prolongs the lease of a job that takes long. */
  prolong(job: ClaimedJob): Promise<void>
  /** Ends a job that is done: it goes, or waits for its next turn. */
  finish(job: ClaimedJob, nextRun: Date | null): Promise<void>
  /** Gives a job back that failed. */
  fail(job: ClaimedJob, outcome: { runAt: Date; isDead: boolean; error: string }): Promise<void>
  /** Puts the recurring jobs on the list. */
  plant(handlers: readonly JobHandler[]): Promise<void>
}

/** @param lease a name for this worker, unique among all */
export function jobStore(
  { db }: Database,
  options: { clock: Clock; machine: Clock; handlers: readonly JobHandler[]; lease: string },
): JobStore {
  const { clock, machine, handlers, lease } = options
  const { jobLeaseSeconds, outageFromSeconds } = product.runtime
  const kinds = handlers.map(handler => handler.kind.name)
  const deadlines = handlers.filter(handler => handler.kind.isDeadline).map(handler => handler.kind.name)
  const before = (date: Date, seconds: number) => new Date(date.getTime() - seconds * 1000)
  const leaseEnd = () => before(machine.now(), -jobLeaseSeconds)
  /** Deadlines wait while the heartbeat is silent: they move first, when it is back. */
  const due = () => sql<boolean>`dead_at is null and kind = any(${kinds}) and run_at <= ${clock.now()}
    and (kind <> all(${deadlines}) or exists (
      select 1 from heartbeat
      where beat_at is null or beat_at >= ${before(machine.now(), outageFromSeconds)}
    ))`
  /** When this worker has last written down that a kind of job was done. */
  const noted = new Map<string, number>()
  /** Of jobs that go once they are done the time is written down now and then: a busy kind must not write it each time. */
  async function noteDone(kind: string): Promise<void> {
    const at = clock.now()
    if (Math.abs(at.getTime() - (noted.get(kind) ?? 0)) < noteEveryMs) return
    noted.set(kind, at.getTime())
    await db
      .insertInto('job_done')
      .values({ kind, at })
      .onConflict(conflict => conflict.column('kind').doUpdateSet({ at }))
      .execute()
  }
  const mine = (job: ClaimedJob) => sql<boolean>`id = ${job.id} and lease = ${lease}`
  const free = { lease: null, leased_until: null }

  return {
    async claim(limit) {
      const { rows } = await sql<ClaimedJob>`
        update job set lease = ${lease}, leased_until = ${leaseEnd()}, attempts = attempts + 1
        where id in (
          select id from job
          where ${due()} and (leased_until is null or leased_until <= ${machine.now()})
          order by run_at, id limit ${limit} for update skip locked
        )
        returning id, kind, key, payload, run_at, attempts`.execute(db)
      return rows.toSorted((a, b) => Number(a.run_at) - Number(b.run_at) || Number(a.id - b.id))
    },
    async nextRun() {
      const row = await db
        .selectFrom('job')
        .select('run_at')
        .where('dead_at', 'is', null)
        .where('lease', 'is', null)
        .where('kind', 'in', [...kinds, ''])
        .orderBy('run_at')
        .limit(1)
        .executeTakeFirst()
      return row?.run_at ?? null
    },
    async othersRun() {
      const row = await db
        .selectFrom('job')
        .select('id')
        .where(due())
        .where('leased_until', '>', machine.now())
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },
    async prolong(job) {
      await db.updateTable('job').set({ leased_until: leaseEnd() }).where(mine(job)).execute()
    },
    async finish(job, nextRun) {
      if (nextRun === null) {
        await db.deleteFrom('job').where(mine(job)).execute()
        await noteDone(job.kind)
        return
      }
      await db
        .updateTable('job')
        .set({ ...free, run_at: nextRun, attempts: 0, done_at: clock.now(), failing_since: null })
        .where(mine(job))
        .execute()
    },
    async fail(job, { runAt, isDead, error }) {
      await db
        .updateTable('job')
        .set({
          ...free,
          run_at: runAt,
          dead_at: isDead ? clock.now() : null,
          last_error: error,
          failed_at: clock.now(),
          failing_since: job.attempts > 1 ? sql<Date>`coalesce(failing_since, ${clock.now()})` : clock.now(),
        })
        .where(mine(job))
        .execute()
    },
    async plant(recurring) {
      const rows = recurring.map(({ kind }) => ({
        kind: kind.name,
        key: '',
        run_at: clock.now(),
        payload: {},
      }))
      if (rows.length === 0) return
      await db
        .insertInto('job')
        .values(rows)
        .onConflict(conflict => conflict.doNothing())
        .execute()
    },
  }
}
