import { sql, type RawBuilder } from 'kysely'
import type { Connection } from '../../../../database/database.ts'
import {
  fewerPercent,
  reachConditions,
  sharePercent,
  type ReachCondition,
} from '../../../../domain/advert/reach.ts'
import type { UserId } from '../../../../domain/identifier/identifier.ts'
import type { DecimalString } from '../../../../domain/money/decimal.ts'
import { earlier } from '../../../../domain/time/calendar.ts'

const seenWithinDays = 90

/** What an owner asks of a counterparty; null or false asks for nothing. */
export interface ReachWanted {
  readonly phoneRequired: boolean
  readonly identityRequired: boolean
  readonly minimumVolumeUsd: DecimalString | null
  readonly minimumFeedbackScore: DecimalString | null
}

type Sql = RawBuilder<unknown>
const truth = sql`true`

/** How many of those seen lately would meet an advert's conditions, and what each of them costs. */
export async function reachOf(db: Connection, ownerId: UserId, wanted: ReachWanted, at: Date) {
  const { minimumVolumeUsd: volume, minimumFeedbackScore: score } = wanted
  // What is not asked for yet can still be said of a yes-or-no condition: whether to ask.
  const conditions: Record<ReachCondition, { readonly meets: Sql; readonly isAsked: boolean } | null> = {
    phone_required: { meets: sql`has_phone`, isAsked: wanted.phoneRequired },
    identity_required: { meets: sql`has_identity`, isAsked: wanted.identityRequired },
    minimum_volume_usd: volume === null ? null : { meets: sql`usd >= ${volume}::numeric`, isAsked: true },
    minimum_feedback_score:
      score === null ? null : { meets: sql`coalesce(rating >= ${score}::numeric, false)`, isAsked: true },
  }
  const known = reachConditions.flatMap(name => {
    const condition = conditions[name]
    return condition === null ? [] : [{ name, ...condition }]
  })
  const asked = (but: ReachCondition | null) =>
    and(known.filter(({ name, isAsked }) => isAsked && name !== but).map(({ meets }) => meets))
  const counts = known.flatMap(({ name, meets }) => [
    sql`count(*) filter (where ${asked(name)})::int as ${sql.ref(`${name}_others`)}`,
    sql`count(*) filter (where ${asked(name)} and ${meets})::int as ${sql.ref(`${name}_both`)}`,
  ])
  const { rows } = await sql<Record<string, number>>`
    select count(*)::int as people, count(*) filter (where ${asked(null)})::int as reached, ${sql.join(counts)}
    from (${seen(ownerId, at, volume !== null)}) seen`.execute(db)
  const count = (name: string) => rows[0]?.[name] ?? 0
  return {
    share_percent: sharePercent(count('reached'), count('people')),
    people: count('people'),
    by_condition: known.map(({ name }) => ({
      condition: name,
      fewer_percent: fewerPercent({ others: count(`${name}_others`), both: count(`${name}_both`) }),
    })),
  }
}

const and = (parts: readonly Sql[]): Sql => sql`(${sql.join([truth, ...parts], sql` and `)})`

/** Everybody else with an account who was here lately and may trade. The rating is the one that is shown: of grades that took a side. */
const seen = (ownerId: UserId, at: Date, withVolume: boolean): Sql => sql`
  select u.phone_verified_at is not null as has_phone, u.identity_verified_at is not null as has_identity,
    floor(t.positive * 1000.0 / nullif(t.positive + t.negative, 0)) / 10 as rating,
    ${withVolume ? sql`coalesce((select sum(v.usd) from trade_volume_day v where v.user_id = u.id), 0)` : sql`0`} as usd
  from app_user u left join trader t on t.user_id = u.id left join presence p on p.user_id = u.id
  where u.kind = 'user' and u.deleted_at is null and u.banned_at is null and u.suspended_at is null and u.id <> ${ownerId}
    and coalesce(p.seen_at, u.last_online_at, u.created_at) > ${earlier(at, { days: seenWithinDays })}`
