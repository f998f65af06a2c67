import { sql } from 'kysely'
import { type Static, type TSchema } from 'typebox'
import type { Tx } from '../../database/database.ts'
import { scopeOf } from '../scope.ts'
import type { Json } from '../tables.ts'

/** What a job is: its name and the shape of its payload. Made by {@link jobKind}. */
export interface JobKind<P = unknown> {
  readonly name: string
  readonly payload: TSchema
  /**
   * It acts on a deadline that people have to keep: it waits while the heartbeat is silent, and moves by the length of an
   * outage.
   */
  readonly isDeadline: boolean
  /** Holds the payload's type; never set. */
  readonly payloadType?: P
}

/** Names a kind of job. */
export const jobKind = <S extends TSchema>(
  name: string,
  payload: S,
  options: { readonly isDeadline?: boolean } = {},
): JobKind<Static<S>> => ({ name, payload, isDeadline: options.isDeadline ?? false })

/**
 * Schedules a job, in the transaction that makes it due. A (kind, key) stands for one job: scheduling it again moves it,
 * also while it runs, and takes the new payload.
 * @param job.key what it is for, as in `8F2K41QX` or `8F2K41QX:warning-6`
 */
export async function schedule<P>(
  tx: Tx,
  job: { readonly kind: JobKind<P>; readonly key: string; readonly runAt: Date; readonly payload: P },
): Promise<void> {
  const fresh = { attempts: 0, lease: null, leased_until: null, dead_at: null, last_error: null }
  const payload = sql<Json>`${JSON.stringify(job.payload)}::jsonb`
  await tx
    .insertInto('job')
    .values({ kind: job.kind.name, key: job.key, run_at: job.runAt, payload, ...fresh })
    .onConflict(conflict =>
      conflict.columns(['kind', 'key']).doUpdateSet({ run_at: job.runAt, payload, ...fresh }),
    )
    .execute()
  wakeFor(tx, job.runAt)
}

/**
 * Replaces the job with this key, and those whose key goes on after it with a colon, by others whose keys do; in one
 * statement.
 */
export async function replaceJobs<P>(
  tx: Tx,
  kind: JobKind<P>,
  key: string,
  jobs: readonly KeyedJob<P>[],
): Promise<void> {
  await sql`select * from jobs_replace(${kind.name}, ${key}, ${writtenJobs(tx, jobs)}::json)`.execute(tx)
}

/** A job of a kind that is known from elsewhere. */
export interface KeyedJob<P> {
  readonly key: string
  readonly runAt: Date
  readonly payload: P
}

/** Jobs as the function `jobs_replace` takes them, for a statement that calls it; workers are told as by `schedule`. */
export function writtenJobs(tx: Tx, jobs: readonly KeyedJob<unknown>[]): string {
  for (const { runAt } of jobs) wakeFor(tx, runAt)
  return JSON.stringify(jobs.map(({ key, runAt, payload }) => ({ key, run_at: runAt, payload })))
}

/** Has a job that comes again run now. False where there is none of this kind. */
export async function runSoon(tx: Tx, kind: string, at: Date): Promise<boolean> {
  const moved = await tx
    .updateTable('job')
    .set({ run_at: at })
    .where('kind', '=', kind)
    .where('key', '=', '')
    .where('lease', 'is', null)
    .executeTakeFirst()
  wakeFor(tx, at)
  return moved.numUpdatedRows > 0n
}

/** What failed when it last ran, given up or tried again. In hand it has its lease. */
export const hasFailed = sql<boolean>`last_error is not null and attempts > 0 and lease is null`

/** Has jobs that failed tried again now, as if for the first time. @returns how many */
export async function retryFailed(
  tx: Tx,
  which: { readonly kind: string } | { readonly id: bigint },
  at: Date,
): Promise<number> {
  const moved = await tx
    .updateTable('job')
    .set({ run_at: at, attempts: 1, dead_at: null })
    .where(hasFailed)
    .$if('kind' in which, jobs => jobs.where('kind', '=', (which as { kind: string }).kind))
    .$if('id' in which, jobs => jobs.where('id', '=', (which as { id: bigint }).id))
    .executeTakeFirst()
  wakeFor(tx, at)
  return Number(moved.numUpdatedRows)
}

/** Takes a job that failed away for good. False where it has not, or is being tried. */
export async function giveUp(tx: Tx, id: bigint): Promise<boolean> {
  const gone = await tx.deleteFrom('job').where('id', '=', id).where(hasFailed).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

function wakeFor(tx: Tx, runAt: Date): void {
  const scope = scopeOf(tx)
  if (scope.jobAt === null || runAt < scope.jobAt) scope.jobAt = runAt
}

/** Takes back the job with this key, and those whose key goes on after it with a colon. */
export async function cancel(tx: Tx, kind: Pick<JobKind, 'name'>, key: string): Promise<void> {
  await tx
    .deleteFrom('job')
    .where('kind', '=', kind.name)
    .where(eb => eb.or([eb('key', '=', key), sql<boolean>`starts_with(key, ${`${key}:`})`]))
    .execute()
}

/** Moves every open job of a kind by so many milliseconds. */
export async function shift(tx: Tx, kind: Pick<JobKind, 'name'>, ms: number): Promise<void> {
  await tx
    .updateTable('job')
    .set({ run_at: sql<Date>`run_at + ${`${ms} milliseconds`}::interval` })
    .where('kind', '=', kind.name)
    .where('dead_at', 'is', null)
    .execute()
}
