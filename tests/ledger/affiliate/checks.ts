import { sql, type Kysely } from 'kysely'
import { expect } from 'vitest'
import type { Tables } from '../../../server/database/tables.ts'
import { audit } from '../../../server/ledger/audit.ts'
import { weeklyCashback } from '../../../server/modules/growth/affiliate/cashback.ts'
import { sharePayouts } from '../../../server/modules/growth/affiliate/sharePayouts.ts'
import { monthSums, personSums } from '../../../server/modules/growth/affiliate/totals.ts'
import type { JobHandler } from '../../../server/runtime/job/jobHandler.ts'
import { sumOf, weekOf } from './model.ts'
import { coins, noSums, type Coin, type Person, type Sums } from './person.ts'
import type { World } from './world.ts'

/** What the fees of the last actions were divided into, row by row; nothing where there was no fee. */
export async function compareShares(world: World): Promise<void> {
  const { divided, database } = world
  if (divided.size === 0) return
  const expected = Array.from(divided, ([trade, shares]) =>
    shares.map(({ referrer, referral, level, role, amount }) =>
      [trade, referrer.id, referral.id, level, role, amount].join(' '),
    ),
  ).flat()
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', trade_id, referrer_id, referral_id, level, role, amount) as line from share
    where trade_id = any(${[...divided.keys()]})`.execute(database.db)
  expect(rows.map(({ line }) => line).toSorted()).toEqual(expected.toSorted())
  divided.clear()
}

/** Everything there is, against plain arithmetic. Reads all rows. */
export const compareAll = (world: World): Promise<void> =>
  world.database.unhurried(async db => {
    expect(await audit(db)).toEqual([])
    await compareBooks(db, world)
    await comparePeople(db, world)
    await compareTree(db, world)
    await compareBonuses(db, world)
  })

type Db = Kysely<Tables>

/** The house: fees are what it kept and what was shared, and what it gave is what people got. */
async function compareBooks(db: Db, { model, trades }: World): Promise<void> {
  const { rows } = await sql<{ kind: string; asset: Coin; amount: string }>`
    select kind, asset, sum(balance)::text as amount from account where kind in ('fee', 'house', 'escrow') group by 1, 2
    union all select 'shared', asset, sum(amount)::text from share group by 2`.execute(db)
  const of = (kind: string, coin: Coin) =>
    BigInt(rows.find(row => row.kind === kind && row.asset === coin)?.amount ?? '0')
  for (const coin of coins) {
    expect([coin, of('fee', coin), of('shared', coin)]).toEqual([coin, model.kept[coin], model.shared[coin]])
    expect([coin, of('fee', coin) + of('shared', coin)]).toEqual([coin, model.fees[coin]])
    expect([coin, of('house', coin), of('escrow', coin)]).toEqual([
      coin,
      -model.given[coin],
      model.inEscrow[coin],
    ])
  }
  const { count } = await db
    .selectFrom('trade')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', 'in', ['new', 'paid_confirmed', 'expired_and_paid', 'disput'])
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(trades.length)
}

/** What everybody has, and what they ever got of fees: by its rows, and by the sums that pages read. */
async function comparePeople(db: Db, { model }: World): Promise<void> {
  const { rows } = await sql<{ what: string; id: string; asset: Coin; amount: string }>`
    select 'wealth' as what, owner as id, asset, sum(balance)::text as amount from account
      where kind in ('available', 'share') group by 2, 3
    union all select 'earned', referrer_id::text, asset, sum(amount)::text from share group by 2, 3
    union all select 'months', referrer_id::text, asset, sum(amount)::text from (
      select referrer_id, asset, amount from share_month
      union all select referrer_id, asset, amount from share where payout_id is null) months group by 2, 3
    union all select 'people', referrer_id::text, asset, sum(amount)::text from (
      select referrer_id, asset, amount from share_person
      union all select referrer_id, asset, amount from share where payout_id is null) people group by 2, 3
    union all select 'bonuses', inviter_id::text, asset, sum(amount)::text from bonus_month group by 2, 3`.execute(
    db,
  )
  const found = new Map<string, Sums>()
  for (const { what, id, asset, amount } of rows) {
    const sums = found.get(`${what} ${id}`) ?? noSums()
    sums[asset] += BigInt(amount)
    found.set(`${what} ${id}`, sums)
  }
  const differences = model.people.flatMap(({ id, name, wealth, earned, bonuses }) =>
    Object.entries({ wealth, earned, bonuses, months: earned, people: earned }).flatMap(
      ([what, expected]) => {
        const actual = found.get(`${what} ${id}`) ?? noSums()
        return coins.every(coin => actual[coin] === expected[coin]) ? [] : [{ name, what, actual, expected }]
      },
    ),
  )
  expect(differences).toEqual([])
}

/** Who is above whom, and how many everybody has on each level. */
async function compareTree(db: Db, { model }: World): Promise<void> {
  const lineOf = ({ id, line }: Person) => [id, ...line.map(person => person.id)].join(' ')
  const { rows: lines } = await sql<{ line: string }>`
    select concat_ws(' ', user_id, first_id, second_id, third_id) as line from referral`.execute(db)
  const brought = model.people.filter(({ line }) => line.length > 0)
  expect(lines.map(({ line }) => line).toSorted()).toEqual(brought.map(lineOf).toSorted())
  const { rows: counts } = await sql<{ line: string }>`
    select concat_ws(' ', user_id, first_level, second_level, third_level) as line from referrer`.execute(db)
  const referrers = model.people.filter(({ levels: [first] }) => first > 0)
  expect(counts.map(({ line }) => line).toSorted()).toEqual(
    referrers.map(({ id, levels }) => [id, ...levels].join(' ')).toSorted(),
  )
}

async function compareBonuses(db: Db, { model }: World): Promise<void> {
  const rows = await db.selectFrom('invite_bonus').select(['user_id', 'status']).execute()
  const expected = model.people.flatMap(({ id, bonus }) => (bonus === null ? [] : [`${id} ${bonus}`]))
  expect(rows.map(row => `${row.user_id} ${row.status}`).toSorted()).toEqual(expected.toSorted())
}

/** What pages read of some, asked as they ask it. */
export async function comparePages({ database, chance, model }: World, most: number): Promise<void> {
  const people = model.people.map(({ id }) => id)
  for (const { id, earned, bonuses } of chance.shuffle(model.people).slice(0, most)) {
    for (const sums of [await monthSums(database.db, id), await personSums(database.db, id, people)])
      expect([id, sums.reduce((sum, { amount }) => sum + amount, 0n)]).toEqual([
        id,
        sumOf(earned) + sumOf(bonuses),
      ])
  }
}

/** The product's own jobs pay all that is due, and again nothing. */
export async function payAll(world: World): Promise<void> {
  const { database, model, now } = world
  const parts = { ...world.bonusParts, database, clock: { now: () => now } }
  const week = weekOf(now) - 1
  const withFees = model.people.filter(
    ({ fees, weeksLookedAt }) => fees.has(week) && !weeksLookedAt.has(week),
  )
  // So many at once, until nobody is left.
  for (let paid = 0; paid <= withFees.length; paid += 500) await run(weeklyCashback(parts), now)
  for (const person of withFees) model.settleWeek(person, week)
  for (let times = 0; times < 2; times++) await run(sharePayouts(parts), now)
}

const run = (job: JobHandler, runAt: Date) => job.run({ key: 'all', payload: {}, runAt, attempt: 1 })
