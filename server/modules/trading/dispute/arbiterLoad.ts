import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import { staffDuties } from '../../../domain/account/duty.ts'
import { earlier } from '../../../domain/time/calendar.ts'
import { arbiterOfCase, openCases } from './listDisputes.ts'

interface Load {
  readonly user_name: string
  readonly open: number
  readonly raised: number
  readonly ruled: number
  readonly overturned: number
}

/** Rulings of so many days count. */
const days = 30

/** How the open cases are shared among arbiters and operators, those with the most first; and what waits for nobody in particular. */
export async function arbiterLoad(db: Connection, at: Date) {
  const since = earlier(at, { days })
  const { rows } = await sql<Load>`
    with cases as materialized (select ${arbiterOfCase} as arbiter_id, o.raise_at from ${openCases} o),
      work as (
        select arbiter_id, count(*)::int as open, count(*) filter (where raise_at <= ${at})::int as raised
        from cases group by arbiter_id
      ),
      ruled as (
        select id as case_id, ruled_by from trade
          where status in ('completed_by_admin', 'cancelled_by_admin') and finished_at > ${since}
        union all
        select id::text, ruled_by from claim where status <> 'open' and ruled_at > ${since}
      ),
      rulings as (
        select ruled_by, count(*)::int as ruled, count(o.case_id)::int as overturned
        from ruled left join overturned_ruling o on o.case_id = ruled.case_id group by ruled_by
      )
    select u.user_name, coalesce(work.open, 0) as open, coalesce(work.raised, 0) as raised,
      coalesce(rulings.ruled, 0) as ruled, coalesce(rulings.overturned, 0) as overturned
    from app_user u left join work on work.arbiter_id = u.id left join rulings on rulings.ruled_by = u.id
    where cardinality(u.roles) > 1 and u.roles && ${staffDuties}::text[] and u.deleted_at is null
    order by open desc, ruled desc, u.user_name`.execute(db)
  const { rows: waiting } = await sql<{ unanswered: number; opinions: number }>`
    select (select count(*)::int from ${openCases} o where ${arbiterOfCase} is null) as unanswered,
      (select count(*)::int from second_opinion where answered_at is null) as opinions`.execute(db)
  return { items: rows, unanswered: waiting[0]?.unanswered ?? 0, opinions: waiting[0]?.opinions ?? 0 }
}
