import { sql } from 'kysely'
import type { Database } from '../../../../database/database.ts'
import type { UserId } from '../../../../domain/identifier/identifier.ts'
import { every, type JobHandler } from '../../../../runtime/job/jobHandler.ts'

const rankingEveryMs = 5000
const batch = 100

interface Standing {
  readonly user_id: UserId
  readonly rating: string | null
  readonly trades: number
  readonly release_seconds: number | null
}

/**
 * Brings what owners did into their adverts, for searches to filter and sort by. First the adverts, then the note that it is
 * done, each in a transaction of its own: nobody who finishes a trade waits for adverts, and what changed meanwhile is seen next.
 */
export const advertRanking = (database: Database): JobHandler =>
  every('advert_ranking', rankingEveryMs, async () => {
    for (;;) {
      const { rows: moved } = await sql<Standing>`
        select user_id, rating_of(positive, negative) as rating, completed_trades as trades,
          median_release_seconds as release_seconds
        from trader where not is_ranked order by user_id limit ${batch}`.execute(database.db)
      if (moved.length === 0) return
      const standings = JSON.stringify(moved)
      await database.transaction(async tx => {
        const owners = moved.map(({ user_id: id }) => id)
        await sql`select from advert where owner_id = any(${owners}::uuid[]) order by id for update`.execute(
          tx,
        )
        await sql`
          update advert set owner_rating = m.rating, owner_trades = m.trades, owner_release_seconds = m.release_seconds
          from ${standingsIn(standings)} where m.user_id = owner_id
            and (owner_rating, owner_trades, owner_release_seconds)
              is distinct from (m.rating, m.trades, m.release_seconds)`.execute(tx)
      })
      await sql`
        update trader t set is_ranked = true from ${standingsIn(standings)}
        where m.user_id = t.user_id and (rating_of(t.positive, t.negative), t.completed_trades, t.median_release_seconds)
          is not distinct from (m.rating, m.trades, m.release_seconds)`.execute(database.db)
      if (moved.length < batch) return
    }
  })

const standingsIn = (json: string) => sql`jsonb_to_recordset(${json}::jsonb)
  as m(user_id uuid, rating numeric, trades integer, release_seconds integer)`
