import { sql } from 'kysely'
import { openStatuses } from '../../domain/trade/status.ts'
import { readKeepingFacts, type KeepingFacts } from '../../keeping/keepingFacts.ts'
import { readBooks } from '../../modules/desk/today/books.ts'
import { readQueues, underWay } from '../../modules/desk/today/queues.ts'
import { isPaused } from '../../modules/money/withdrawal/record/withdrawalObstacles.ts'
import type { Parts } from '../parts.ts'

/** What is read of the place for whoever watches it. Figures for curves: they may be rounded, and no money is moved by them. */
export interface WatchedFacts {
  readonly jobs: {
    readonly due: number
    readonly lateSeconds: number
    /** Jobs that failed when they last ran, by kind. */
    readonly failing: readonly { readonly kind: string; readonly count: number }[]
    readonly dead: number
  }
  readonly outbox: { readonly waiting: number; readonly lateSeconds: number }
  readonly queues: readonly {
    readonly queue: string
    readonly waiting: number
    readonly oldestSeconds: number
    readonly goalSeconds: number
  }[]
  readonly books: readonly { readonly coin: string; readonly difference: number; readonly owed: number }[]
  /** Null before the first comparison. */
  readonly bookAgeSeconds: number | null
  readonly ratesAgeSeconds: number
  readonly isPaused: boolean
  readonly tradesOpen: number
  /** On their way, by status; those that wait for their hour's limit are not counted as old. */
  readonly withdrawals: readonly {
    readonly status: string
    readonly count: number
    readonly oldestSeconds: number
  }[]
  /** Told to shops again and again. */
  readonly webhooks: {
    readonly waiting: number
    readonly failing: number
    readonly oldestFailingSeconds: number
  }
  /** The newest block that was read of each network. */
  readonly heights: readonly { readonly network: string; readonly height: number }[]
  /** Since the gateway could reach the server last; null while no gateway has ever asked. */
  readonly reachedSecondsAgo: number | null
  /** By how much the database's clock is ahead of this machine's. */
  readonly clockAheadSeconds: number
  readonly keeping: KeepingFacts
  /** Since the moments that the newest backup and the newest proved one hold; null without one. */
  readonly backupAges: { readonly newest: number | null; readonly proved: number | null }
}

/** Reads it, each by an index or by what a job has kept. */
export async function readFacts({
  database: { db },
  clock,
  board,
  sealing,
}: Pick<Parts, 'database' | 'clock' | 'board' | 'sealing'>): Promise<WatchedFacts> {
  const at = clock.now()
  const { machine } = clock
  const since = (moment: Date | string | null, now = at): number =>
    moment === null ? 0 : Math.max(0, (now.getTime() - new Date(moment).getTime()) / 1000)
  const [queues, books, paused, counted, failing, withdrawals, heights, clocks, keeping] = await Promise.all([
    readQueues(db, at),
    readBooks(db),
    isPaused(db),
    sql<Counted>`
      select jobs.*, outbox.*, webhooks.*,
        (select count(*)::int from job where dead_at is not null) as dead,
        (select count(*)::int from trade where status in (${sql.join(openStatuses)})) as open,
        (select beat_at from heartbeat) as beat
      from (select count(*)::int as due, min(run_at) as due_since
          from job where dead_at is null and run_at <= ${at}) jobs,
        (select count(*)::int as unsaid, min(at) as unsaid_since from outbox where place is null) outbox,
        (select count(*)::int as untold, count(*) filter (where failures > 0)::int as failing,
          min(tried_from) filter (where failures > 0) as failing_since
          from webhook_event where status = 'waiting') webhooks`.execute(db),
    // One that is in hand for the first time has an attempt, too, and a holder.
    sql<{ kind: string; count: number }>`
      select kind, count(*)::int as count from job
      where dead_at is null and (attempts > 1 or (attempts = 1 and lease is null))
      group by kind order by kind`.execute(db),
    sql<{ status: string; count: number; since: Date | null }>`
      select status, count(*)::int as count, min(updated_at) filter (where not_before is null) as since
      from withdrawal where status in (${sql.join(underWay)}) group by status`.execute(db),
    sql<{ network: string; height: string }>`
      select network, max(height)::text as height from chain_block group by network order by network`.execute(
      db,
    ),
    clockOf(db, machine),
    readKeepingFacts({ db }, sealing.keyName()),
  ])
  const [row = nothing] = counted.rows
  const onTheirWay = new Map(withdrawals.rows.map(one => [one.status, one]))
  return {
    jobs: { due: row.due, lateSeconds: since(row.due_since), failing: failing.rows, dead: row.dead },
    outbox: { waiting: row.unsaid, lateSeconds: since(row.unsaid_since) },
    queues: queues.map(({ queue, waiting, oldest_at, goal_minutes }) => ({
      queue,
      waiting,
      oldestSeconds: since(oldest_at),
      goalSeconds: goal_minutes * 60,
    })),
    books: books.map(({ coin, difference, owed }) => ({
      coin,
      difference: Number(difference),
      owed: Number(owed),
    })),
    bookAgeSeconds:
      books.length === 0 ? null : Math.max(...books.map(({ compared_at }) => since(compared_at))),
    ratesAgeSeconds: since(board.rates().at),
    isPaused: paused,
    tradesOpen: row.open,
    withdrawals: underWay.map(status => ({
      status,
      count: onTheirWay.get(status)?.count ?? 0,
      oldestSeconds: since(onTheirWay.get(status)?.since ?? null),
    })),
    webhooks: {
      waiting: row.untold,
      failing: row.failing,
      oldestFailingSeconds: since(row.failing_since),
    },
    heights: heights.rows.map(({ network, height }) => ({ network, height: Number(height) })),
    reachedSecondsAgo: row.beat && since(row.beat, machine.now()),
    clockAheadSeconds: clocks,
    keeping,
    backupAges: {
      newest: keeping.backupAt && since(keeping.backupAt, machine.now()),
      proved: keeping.provedAt && since(keeping.provedAt, machine.now()),
    },
  }
}

/** Compared with the middle of the time that the question took. */
async function clockOf(db: Parts['database']['db'], machine: Parts['clock']['machine']): Promise<number> {
  const asked = machine.now().getTime()
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  const middle = (asked + machine.now().getTime()) / 2
  return rows[0] ? (rows[0].at.getTime() - middle) / 1000 : 0
}

interface Counted {
  readonly due: number
  readonly due_since: Date | null
  readonly unsaid: number
  readonly unsaid_since: Date | null
  readonly untold: number
  readonly failing: number
  readonly failing_since: Date | null
  readonly dead: number
  readonly open: number
  readonly beat: Date | null
}

const nothing: Counted = {
  due: 0,
  due_since: null,
  unsaid: 0,
  unsaid_since: null,
  untold: 0,
  failing: 0,
  failing_since: null,
  dead: 0,
  open: 0,
  beat: null,
}
