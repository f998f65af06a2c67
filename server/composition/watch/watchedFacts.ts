import { sql } from 'kysely'
import { openStatuses } from '../../domain/trade/status.ts'
import { readBooks } from '../../modules/desk/today/books.ts'
import { readQueues } from '../../modules/desk/today/queues.ts'
import { isPaused } from '../../modules/money/withdrawal/record/withdrawalObstacles.ts'
import type { Parts } from '../parts.ts'

/** What is read of the place for whoever watches it. Figures for curves: they may be rounded, and no money is moved by them. */
export interface WatchedFacts {
  readonly jobs: {
    readonly due: number
    readonly lateSeconds: number
    readonly failing: number
    readonly dead: number
  }
  readonly outboxWaiting: number
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
}

/** Reads it, each by an index or by what a job has kept. */
export async function readFacts({
  database: { db },
  clock,
  board,
}: Pick<Parts, 'database' | 'clock' | 'board'>): Promise<WatchedFacts> {
  const at = clock.now()
  const since = (moment: Date | string): number =>
    Math.max(0, (at.getTime() - new Date(moment).getTime()) / 1000)
  const [queues, books, paused, counted] = await Promise.all([
    readQueues(db, at),
    readBooks(db),
    isPaused(db),
    sql<Counted>`
      select due, oldest, failing,
        (select count(*)::int from job where dead_at is not null) as dead,
        (select count(*)::int from outbox where place is null) as waiting,
        (select count(*)::int from trade where status in (${sql.join(openStatuses)})) as open
      from (
        select count(*)::int as due, min(run_at) as oldest, count(*) filter (where attempts > 0)::int as failing
        from job where dead_at is null and run_at <= ${at}
      ) jobs`.execute(db),
  ])
  const [{ due, oldest, failing, dead, waiting, open } = nothing] = counted.rows
  return {
    jobs: { due, lateSeconds: oldest === null ? 0 : since(oldest), failing, dead },
    outboxWaiting: waiting,
    queues: queues.map(({ queue, waiting: count, oldest_at, goal_minutes }) => ({
      queue,
      waiting: count,
      oldestSeconds: oldest_at === null ? 0 : since(oldest_at),
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
    tradesOpen: open,
  }
}

interface Counted {
  readonly due: number
  readonly oldest: Date | null
  readonly failing: number
  readonly dead: number
  readonly waiting: number
  readonly open: number
}

const nothing: Counted = { due: 0, oldest: null, failing: 0, dead: 0, waiting: 0, open: 0 }
