import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { Act } from '../../../domain/desk/act.ts'
import {
  messageJobNames,
  messageJobs,
  type MessageJob,
  type MessageState,
  type MessageWay,
} from '../../../domain/desk/message.ts'
import { parseUserId, type UserId } from '../../../domain/identifier/identifier.ts'
import { hasFailed } from '../../../runtime/job/jobs.ts'
import { scrubbed } from '../../../runtime/scrubbed.ts'
import { maskEmail } from '../maskEmail.ts'
import { messageIdText } from './messageId.ts'

/** What is asked for of a list. */
export interface MessageFilter {
  readonly way?: MessageWay | undefined
  readonly state?: MessageState | undefined
}

interface UnsaidRow {
  readonly id: bigint
  readonly kind: MessageJob
  readonly run_at: Date
  readonly dead_at: Date | null
  readonly attempts: number
  readonly failing_since: Date | null
  readonly last_error: string
  /** Of what it says nothing is read: to whom it goes, and which of its kind it is. */
  readonly user_id: string | null
  readonly to: string | null
  readonly detail: string | null
}

/** Letters, messages and calls that failed, the oldest first. */
export async function unsaidJobs(
  db: Connection,
  { way, state }: MessageFilter,
  after: bigint | null,
  limit: number,
) {
  const kinds = messageJobNames.filter(kind => way === undefined || messageJobs[kind] === way)
  if (kinds.length === 0) return []
  const { rows } = await sql<UnsaidRow>`
    select job.id, job.kind, run_at, dead_at, attempts, failing_since, last_error,
      coalesce(payload->>'user_id', phone_code.user_id::text, withdrawal.user_id::text) as user_id,
      case when job.kind in ('letter', 'invoice_letter') then payload->>'to' end as to,
      case when job.kind in ('letter', 'invoice_letter') then payload->>'kind' end as detail
    from job
    left join phone_code on phone_code.id = case when job.kind = 'phone_code' then (payload->>'id')::uuid end
    left join withdrawal on withdrawal.id = case when job.kind = 'approval_asking' then (payload->>'withdrawal_id')::uuid end
    where ${hasFailed} and job.kind = any(${kinds})
      and (${state ?? null}::text is null or (dead_at is not null) = ${state === 'given_up'})
      and (${after}::bigint is null or job.id > ${after})
    order by job.id limit ${limit}`.execute(db)
  const names = await namesOf(
    db,
    rows.flatMap(row => parseUserId(row.user_id ?? '') ?? []),
  )
  return rows.map(row => ({
    id: messageIdText({ from: 'job', id: row.id }),
    way: messageJobs[row.kind] as MessageWay,
    kind: row.detail ?? row.kind,
    user_name: (row.user_id !== null && names.get(row.user_id as UserId)) || null,
    store: null,
    address: row.to === null ? null : maskEmail(row.to),
    state: row.dead_at === null ? ('trying' as const) : ('given_up' as const),
    failing_since: (row.failing_since ?? row.run_at).toISOString(),
    attempts: row.attempts,
    last_error: scrubbed(row.last_error),
    next_at: row.dead_at === null ? row.run_at.toISOString() : null,
    acts: ['retry_message', 'give_up_message'] as Act[],
  }))
}

async function namesOf(db: Connection, ids: readonly UserId[]): Promise<ReadonlyMap<UserId, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('app_user').select(['id', 'user_name']).where('id', 'in', ids).execute()
  return new Map(rows.map(row => [row.id, row.user_name]))
}

/** A message among the jobs, held until the transaction ends: what it is called and whom it is to. */
export async function findUnsaidJob(db: Connection, id: bigint) {
  const { rows } = await sql<{ kind: MessageJob; user_id: string | null }>`
    select kind, payload->>'user_id' as user_id from job
    where id = ${id} and kind = any(${[...messageJobNames]}) and ${hasFailed}`.execute(db)
  const [row] = rows
  return row && { label: row.kind, personId: parseUserId(row.user_id ?? '') ?? null }
}
