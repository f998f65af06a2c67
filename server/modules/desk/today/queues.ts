import { sql, type RawBuilder } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { WithdrawalStatus } from '../../../domain/withdrawal/machine.ts'
import { product } from '../../../runtime/product.ts'
import { earlier, spanMs, type Span } from '../../../domain/time/calendar.ts'

/** Withdrawals that are approved and not in a block yet: what of these stands still is stuck. */
export const underWay = ['approved', 'signed', 'broadcast'] as const satisfies readonly WithdrawalStatus[]

interface QueueRow {
  /** How long the oldest may wait. */
  readonly goal: Span
  /** What waits, each with the moment since when. */
  readonly waiting: (at: Date) => RawBuilder<unknown>
}

/** What waits for the house, in the order of the desk. A new queue is a row here. */
const queues = {
  disputes: {
    goal: { hours: 24 },
    waiting: () => sql`
      select disputed_at as since from trade where status = 'disput'
      union all select filed_at from claim where status = 'open'`,
  },
  withdrawals: {
    goal: { hours: 6 },
    waiting: at => sql`
      select updated_at as since from withdrawal
      where status in (${sql.join(underWay)}) and updated_at < ${earlier(at, { minutes: product.desk.stuckMinutes })}`,
  },
  deposits: {
    goal: { hours: 6 },
    waiting: () => sql`select seen_at as since from deposit where status = 'unattributed'`,
  },
  reports: {
    goal: { hours: 24 },
    waiting: () => sql`select opened_at as since from reported_subject where closed_at is null`,
  },
  verification: {
    goal: { hours: 12 },
    waiting: () => sql`select created_at as since from identity_check where status = 'pending'`,
  },
  stores: {
    goal: { hours: 48 },
    waiting: () =>
      sql`select status_changed_at as since from store where status = 'pending_review' and deleted_at is null`,
  },
  bonuses: {
    goal: { hours: 72 },
    waiting: () => sql`select at as since from affiliate_case where closed_at is null`,
  },
} as const satisfies Readonly<Record<string, QueueRow>>

export type QueueName = keyof typeof queues
export const queueNames = Object.keys(queues) as readonly QueueName[]

/** How many wait in each queue, and since when the oldest does. */
export const readQueues = (db: Connection, at: Date) =>
  Promise.all(
    queueNames.map(async queue => {
      const { goal, waiting } = queues[queue]
      const { rows } = await sql<{ waiting: number; oldest: Date | null }>`
        select count(*)::int as waiting, min(since) as oldest from (${waiting(at)}) queue`.execute(db)
      const [{ waiting: count, oldest } = { waiting: 0, oldest: null }] = rows
      return {
        queue,
        waiting: count,
        oldest_at: oldest?.toISOString() ?? null,
        goal_minutes: spanMs(goal) / spanMs({ minutes: 1 }),
      }
    }),
  )
