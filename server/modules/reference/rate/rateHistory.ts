import { sql } from 'kysely'
import type { Connection, Database } from '../../../database/database.ts'
import {
  crossOf,
  historySpan,
  thinning,
  type HistoryPeriod,
  type RatePoint,
} from '../../../domain/rate/history.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'
import type { FiatCode } from '../../../domain/reference/fiat.ts'
import type { Clock } from '../../../runtime/clock.ts'
import { every, type JobHandler } from '../../../runtime/job/jobHandler.ts'

/** The kept points of a pair in a period, oldest first, the first of each step. */
export async function pointsOf(
  db: Connection,
  { coin, fiat }: { readonly coin: CoinCode; readonly fiat: FiatCode },
  period: HistoryPeriod,
  at: Date,
): Promise<RatePoint[]> {
  const { spanMs, stepMs } = historySpan[period]
  const { rows } = await sql<{ at: Date; coin: string; fiat: string }>`
    select distinct on (step) * from (
      select date_bin(${stepMs} * interval '1 millisecond', at, 'epoch') as step, at,
        coins->>${coin} as coin, fiats->>${fiat} as fiat
      from rate_point where is_kept and at > ${new Date(at.getTime() - spanMs)} and at <= ${at}
    ) point where coin is not null and fiat is not null
    order by step, at`.execute(db)
  return rows.map(row => ({ at: row.at, rate: crossOf(row.coin, row.fiat) }))
}

const hourMs = 3_600_000

/** Thins out the kept points as they grow old: for ever one a day stays. Give it to the job worker. */
export const rateThinning = (database: Database, clock: Clock): JobHandler =>
  every('rates_thinning', hourMs, async () => {
    for (const { olderThanMs, stepMs } of thinning)
      await sql`
        delete from rate_point where at in (
          select at from (
            select at, row_number() over (
              partition by date_bin(${stepMs} * interval '1 millisecond', at, 'epoch') order by at
            ) as number
            from rate_point where is_kept and at < ${new Date(clock.now().getTime() - olderThanMs)}
          ) old where number > 1
        )`.execute(database.db)
  })
