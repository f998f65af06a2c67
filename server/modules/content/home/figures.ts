import { sql } from 'kysely'
import type { Connection, Database } from '../../../database/database.ts'
import { every, type JobHandler } from '../../../runtime/job/jobHandler.ts'
import { product } from '../../../runtime/product.ts'

/** What the first page says of the place: true, and at most some minutes old. */
export interface HomeFigures {
  readonly trades: number
  readonly people: number
  readonly median_release_seconds: number | null
}

/** Counts the figures now and then, for everybody: they are of all traders. Give it to the job worker. */
export const homeFigures = (database: Database): JobHandler =>
  every('home_figures', product.home.figuresEverySeconds * 1000, () => countFigures(database.db))

/**
 * Counts what the first page tells. Each completed trade stands with both of its parties; the median is over the releases
 * that their profiles are made of, so that nobody weighs more than those.
 */
export async function countFigures(db: Connection): Promise<void> {
  await sql`
    insert into home_figures (trades, people, median_release_seconds)
    select coalesce(sum(completed_trades), 0) / 2, count(*) filter (where completed_trades > 0),
      (select percentile_disc(0.5) within group (order by seconds)
        from trader t cross join lateral unnest(t.release_seconds) as seconds)
    from trader
    on conflict (only_one) do update set trades = excluded.trades, people = excluded.people,
      median_release_seconds = excluded.median_release_seconds
    where home_figures is distinct from excluded`.execute(db)
}

/** The figures as they were counted last; they are counted at once where they never were. */
export async function figuresOf(db: Connection): Promise<HomeFigures> {
  const row = await db
    .selectFrom('home_figures')
    .select(['trades', 'people', 'median_release_seconds'])
    .executeTakeFirst()
  return row ?? { trades: 0, people: 0, median_release_seconds: null }
}
