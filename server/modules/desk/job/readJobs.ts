import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { Act } from '../../../domain/desk/act.ts'
import { isJobName, jobNames, type JobName, type JobState } from '../../../domain/desk/job.ts'
import { earlier } from '../../../domain/time/calendar.ts'
import { hasFailed } from '../../../runtime/job/jobs.ts'
import { product } from '../../../runtime/product.ts'
import { scrubbed } from '../../../runtime/scrubbed.ts'

/** So many of those that come first are looked at: when a kind runs next is not told beyond them. */
const lookedAt = 2000

interface Coming {
  readonly kind: string
  readonly due: number
  readonly next: Date | null
  readonly due_since: Date | null
}

interface Failed {
  readonly kind: string
  readonly failing: number
  readonly given_up: number
  readonly in_a_row: number
  readonly since: Date | null
}

interface Recurring {
  readonly kind: string
  readonly run_at: Date
  readonly done_at: Date | null
  readonly failed_at: Date | null
  readonly last_error: string | null
  readonly is_running: boolean
}

/** Every kind of job, with when it runs and how it fails; of one state alone where that is asked for. */
export async function readJobs(
  db: Connection,
  { state }: { readonly state?: JobState | undefined },
  at: Date,
) {
  const [coming, failed, errors, recurring, done] = await Promise.all([
    sql<Coming>`
      select kind, (count(*) filter (where run_at <= ${at}))::int as due, min(run_at) filter (where run_at > ${at}) as next,
        min(run_at) filter (where run_at <= ${at} and lease is null) as due_since
      from (select kind, run_at, lease from job where dead_at is null order by run_at, id limit ${lookedAt}) soon
      group by kind`.execute(db),
    sql<Failed>`
      select kind, (count(*) filter (where dead_at is null))::int as failing, (count(*) filter (where dead_at is not null))::int as given_up,
        max(attempts) as in_a_row, min(coalesce(failing_since, run_at)) as since
      from job where ${hasFailed} group by kind`.execute(db),
    sql<{ kind: string; failed_at: Date | null; last_error: string }>`
      select distinct on (kind) kind, failed_at, last_error from job where last_error is not null
      order by kind, failed_at desc nulls last, id desc`.execute(db),
    sql<Recurring>`
      select kind, run_at, done_at, failed_at, last_error, lease is not null as is_running
      from job where key = '' and kind = any(${[...jobNames]})`.execute(db),
    db.selectFrom('job_done').selectAll().execute(),
  ])
  const known = {
    coming: byKind(coming.rows),
    failed: byKind(failed.rows),
    errors: byKind(errors.rows),
    recurring: byKind(recurring.rows),
    done: byKind(done),
  }
  const items = jobNames.map(name => {
    const soon = known.coming.get(name)
    const trouble = known.failed.get(name)
    const again = known.recurring.get(name)
    const error = known.errors.get(name)
    const isLate =
      soon?.due_since != null && soon.due_since < earlier(at, { minutes: product.desk.jobLateMinutes })
    const standing = stateOf({
      isLate,
      failing: trouble?.failing ?? 0,
      givenUp: trouble?.given_up ?? 0,
    })
    return {
      id: name,
      state: standing,
      is_recurring: again !== undefined,
      is_running: again?.is_running ?? false,
      done_at: moment(again ? again.done_at : known.done.get(name)?.at),
      next_at: moment(again?.run_at ?? soon?.next),
      due: soon?.due ?? 0,
      late_since: isLate ? moment(soon.due_since) : null,
      failing: trouble?.failing ?? 0,
      given_up: trouble?.given_up ?? 0,
      failed_in_a_row: trouble?.in_a_row ?? 0,
      failing_since: moment(trouble?.since),
      failed_at: moment(error?.failed_at),
      last_error: error === undefined ? null : scrubbed(error.last_error),
      acts: actsOn({ isRecurring: again !== undefined, hasTrouble: trouble !== undefined }),
    }
  })
  return { items: items.filter(item => state === undefined || item.state === state) }
}

/** The worst of it. */
function stateOf(of: {
  readonly isLate: boolean
  readonly failing: number
  readonly givenUp: number
}): JobState {
  if (of.givenUp > 0) return 'given_up'
  if (of.failing > 0) return 'failing'
  return of.isLate ? 'late' : 'fine'
}

/** What fails is tried again; what comes again by itself can be run before its time. */
function actsOn(of: { readonly isRecurring: boolean; readonly hasTrouble: boolean }): Act[] {
  if (of.hasTrouble) return ['retry_job']
  return of.isRecurring ? ['run_job'] : []
}

const byKind = <Row extends { readonly kind: string }>(rows: readonly Row[]): ReadonlyMap<JobName, Row> =>
  new Map(rows.flatMap(row => (isJobName(row.kind) ? [[row.kind, row] as const] : [])))

const moment = (date: Date | null | undefined): string | null => date?.toISOString() ?? null
