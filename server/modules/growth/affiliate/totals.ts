import { sql } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import type { AffiliateLevel } from '../../../domain/affiliate/terms.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'

/** What somebody got within a month, by one level and one code, in one coin. */
export interface MonthSum {
  /** As in 2026-03, by UTC. */
  readonly month: string
  readonly level: AffiliateLevel
  readonly code: string
  readonly asset: string
  readonly amount: bigint
}

/**
 * Everything that somebody got, summed: shares that were paid out and bonuses from their sums, shares that were not from their rows, which are few.
 * All that is called earned counts both, as the list of rewards does.
 */
export async function monthSums(db: Connection, userId: UserId): Promise<readonly MonthSum[]> {
  const { rows } = await sql<Omit<MonthSum, 'amount'> & { readonly amount: string }>`
    select to_char(month, 'YYYY-MM') as month, level, code, asset, sum(amount)::text as amount from (
      select month, level, code, asset, amount from share_month where referrer_id = ${userId}
      union all
      select date_trunc('month', at at time zone 'UTC')::date, level, code, asset, amount from share
        where referrer_id = ${userId} and payout_id is null
      union all
      select month, 1::smallint, code, asset, amount from bonus_month where inviter_id = ${userId}
    ) either group by 1, 2, 3, 4 order by 1`.execute(db)
  return rows.map(row => ({ ...row, amount: BigInt(row.amount) }))
}

/** What was earned by one person, in one coin: shares and the bonus. */
export interface PersonSum {
  readonly referralId: UserId
  readonly asset: string
  /** How many of it are shares. */
  readonly shares: number
  readonly amount: bigint
}

/** What somebody got by each of these people. */
export async function personSums(
  db: Connection,
  userId: UserId,
  people: readonly UserId[],
): Promise<readonly PersonSum[]> {
  if (people.length === 0) return []
  const { rows } = await sql<Omit<PersonSum, 'amount'> & { readonly amount: string }>`
    select referral_id as "referralId", asset, sum(shares)::int as shares, sum(amount)::text as amount from (
      select referral_id, asset, shares, amount from share_person
        where referrer_id = ${userId} and referral_id = any(${[...people]}::uuid[])
      union all
      select referral_id, asset, 1, amount from share
        where referrer_id = ${userId} and payout_id is null and referral_id = any(${[...people]}::uuid[])
      union all
      select user_id, coin, 0, inviter_amount from invite_bonus
        where inviter_id = ${userId} and inviter_amount > 0 and user_id = any(${[...people]}::uuid[])
    ) either group by 1, 2 order by 2`.execute(db)
  return rows.map(row => ({ ...row, amount: BigInt(row.amount) }))
}

/** What is on its way to somebody: shares that are not paid out yet. A bonus is never: it is in the wallet once it is paid. */
export async function onItsWay(
  db: Connection,
  userId: UserId,
): Promise<readonly { readonly asset: string; readonly amount: bigint }[]> {
  const rows = await db
    .selectFrom('share')
    .select(({ fn }) => ['asset', fn.sum<string>('amount').as('amount')])
    .where('referrer_id', '=', userId)
    .where('payout_id', 'is', null)
    .groupBy('asset')
    .orderBy('asset')
    .execute()
  return rows.map(({ asset, amount }) => ({ asset, amount: BigInt(amount) }))
}

/** People whose first trade was not paid out yet: the counters do not have them. */
export async function freshTraders(
  db: Connection,
  userId: UserId,
): Promise<readonly { readonly level: AffiliateLevel; readonly code: string }[]> {
  const { rows } = await sql<{ level: AffiliateLevel; code: string }>`
    select distinct referral_id, level, code from share s
    where referrer_id = ${userId} and payout_id is null and not exists (
      select from share_person p where p.referrer_id = s.referrer_id and p.referral_id = s.referral_id)`.execute(
    db,
  )
  return rows
}
