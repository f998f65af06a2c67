import { sql } from 'kysely'
import type { Connection, Database, Tx } from '../../../database/database.ts'
import { cashbackOf, cashbackRules, weekOf, weeksLater, weekText } from '../../../domain/affiliate/week.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { compareDecimals } from '../../../domain/money/decimal.ts'
import { freshnessOf } from '../../../domain/rate/freshness.ts'
import type { Rates } from '../../../domain/rate/rates.ts'
import { cashbackJournal } from '../../../ledger/bonus.ts'
import type { Clock } from '../../../runtime/clock.ts'
import { every, type JobHandler } from '../../../runtime/job/jobHandler.ts'
import { product } from '../../../runtime/product.ts'
import { notify } from '../../telling/notification/notify.ts'
import type { BonusParts } from './settleBonus.ts'
import { creditPeople } from './creditPeople.ts'
import { worthOf } from './worth.ts'

/** What somebody gets back in one coin. */
export interface CoinBack {
  readonly asset: string
  readonly fee: bigint
  readonly amount: bigint
}

/**
 * What comes back to somebody when a week is paid: of its fees, and of those weeks before it that were too little by themselves and are not
 * paid yet.
 */
export async function owedFor(
  db: Connection,
  userId: UserId,
  week: Date,
): Promise<{ readonly coins: readonly CoinBack[]; readonly carried: readonly CoinBack[] }> {
  const first = weekText(weeksLater(week, -cashbackRules.carriedWeeks))
  const { rows } = await sql<{ coin: string; fee: string; is_carried: boolean }>`
    select f.coin, sum(f.fee)::text as fee, f.week < ${weekText(week)}::date as is_carried from maker_fee_week f
    where f.user_id = ${userId} and f.week between ${first}::date and ${weekText(week)}::date
      and not exists (select from cashback_week c where c.user_id = f.user_id and c.week = f.week and c.paid_with is not null)
    group by f.coin, is_carried order by f.coin`.execute(db)
  const back = (of: typeof rows): CoinBack[] =>
    Array.from(
      Map.groupBy(of, ({ coin }) => coin),
      ([asset, lines]) => {
        const fee = lines.reduce((sum, line) => sum + BigInt(line.fee), 0n)
        return { asset, fee, amount: cashbackOf(fee) }
      },
    )
  return { coins: back(rows), carried: back(rows.filter(row => row.is_carried)) }
}

/** Whether so much is paid out: less than a dollar of all coins together is carried over. */
export const isEnough = (rates: Rates, coins: readonly CoinBack[]): boolean =>
  compareDecimals(worthOf({ rates, fiat: 'USD' }, coins).amount, cashbackRules.leastUsd) >= 0

/** Pays somebody what a week has brought, or carries it over; once, whoever asks. */
export async function settleWeek(
  tx: Tx,
  { random, desk, rates }: BonusParts,
  { userId, week }: { readonly userId: UserId; readonly week: Date },
  at: Date,
): Promise<void> {
  const name = weekText(week)
  // Weeks of one person are settled one after the other: two that carry the same one over would pay it twice.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cashback: ${userId}`}, 0))`.execute(tx)
  const owner = await tx
    .selectFrom('app_user')
    .select('deleted_at')
    .where('id', '=', userId)
    .executeTakeFirst()
  const isNew = await tx
    .insertInto('cashback_week')
    .values({ user_id: userId, week: name, paid_with: null })
    .onConflict(conflict => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  // Whoever has left can reach no coins any more: they stay with the house.
  if (!isNew || !owner || owner.deleted_at !== null) return
  const owed = await owedFor(tx, userId, week)
  const coins = owed.coins.filter(({ amount }) => amount > 0n)
  if (coins.length === 0 || !isEnough(rates(), coins)) return
  const people = coins.map(({ asset }) => ({ userId, asset }))
  await creditPeople(tx, desk, people, cashbackJournal(userId, name, coins, at), at)
  await tx
    .insertInto('cashback')
    .values(coins.map(({ asset, amount }) => ({ user_id: userId, week: name, coin: asset, amount, at })))
    .execute()
  const first = weekText(weeksLater(week, -cashbackRules.carriedWeeks))
  await sql`insert into cashback_week (user_id, week, paid_with)
    select distinct user_id, week, ${name}::date from maker_fee_week
    where user_id = ${userId} and week between ${first}::date and ${name}::date
    on conflict (user_id, week) do update set paid_with = excluded.paid_with where cashback_week.paid_with is null`.execute(
    tx,
  )
  await notify(tx, random, userId, { type: 'Notification::Refill', code: 'cashback_paid' }, at)
}

const atOnce = 500

/** From each Monday on pays what the week before has brought. Give it to the job worker. */
export const weeklyCashback = ({
  database,
  clock,
  ...parts
}: BonusParts & { readonly database: Database; readonly clock: Clock }): JobHandler =>
  every('cashback', product.affiliate.bonusLookSeconds * 1000, async () => {
    const at = clock.now()
    // What a coin is worth decides whether it is enough.
    if (freshnessOf(parts.rates().at, at, product.rate) === 'refused') return
    const week = weeksLater(weekOf(at), -1)
    const { rows } = await sql<{ user_id: UserId }>`
      select distinct user_id from maker_fee_week f where week = ${weekText(week)}::date
        and not exists (select from cashback_week c where c.user_id = f.user_id and c.week = f.week)
      limit ${atOnce}`.execute(database.db)
    for (const { user_id: userId } of rows)
      await database.transaction(tx => settleWeek(tx, parts, { userId, week }, at))
  })
