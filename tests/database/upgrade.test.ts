import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase, type Database } from '../../server/database/database.ts'
import { memoryDataDir } from '../../server/database/embedded.ts'
import { migrateToLatest } from '../../server/database/migrate.ts'
import { grades } from '../../server/domain/feedback/feedback.ts'
import { newFeedbackId } from '../../server/domain/identifier/identifier.ts'
import { migrations } from '../../server/migrations/migrations.ts'
import { sealOldRows } from '../../server/modules/people/credential/sealOldRows.ts'
import { requisiteSeal } from '../../server/modules/people/credential/requisiteSeal.ts'
import { personNamed } from '../../server/modules/people/profile/findPerson.ts'
import { presentPerson } from '../../server/modules/people/profile/present.ts'
import { fixedClock } from '../support/time/fixedClock.ts'
import { machineRandom } from '../../server/runtime/random.ts'
import { sealingWith } from '../../server/runtime/sealing.ts'
import { signalling } from '../../server/runtime/signalling.ts'
import { chanceOf, type Chance } from '../support/time/chance.ts'
import { begin, drawTrade, say, settle, trade, type Happened } from '../reputation/history.ts'
import { recomputed } from '../reputation/recomputed.ts'
import { migrateToRelease } from './released/releasedDatabase.ts'
import { countOpenOffers } from '../../server/modules/trading/swapOffer/findOffers.ts'

const lines = [{ kind: 'account_number', value: '0142883761' }]

/** A database as it was before there were profiles, saved requisites and quiet hours. */
async function before(): Promise<Database> {
  const database = await openDatabase({ dataDir: memoryDataDir })
  await migrateToRelease(database, '0008_switched_off')
  return database
}

/** Trades and words, written and counted as they were then. */
async function live({ db }: Database, chance: Chance, happened: Happened, trades: number): Promise<void> {
  for (let number = 0; number < trades; number++) {
    const row = drawTrade(chance, happened.people, number)
    const isCompleted = row.status.startsWith('completed')
    const seconds = row.paid_at && Math.round((row.finished_at.getTime() - row.paid_at.getTime()) / 1000)
    await db
      .insertInto('trade')
      .values({ ...row, requisites: JSON.stringify(lines) } as never)
      .execute()
    await sql`select traders_count(array[${row.buyer_id}, ${row.seller_id}]::uuid[], ${row.seller_id}, ${isCompleted},
      ${seconds}, 50, ${row.opened_at}, ${row.finished_at.toISOString().slice(0, 10)}::date, ${row.usd_value}::numeric)`.execute(
      db,
    )
    if (!isCompleted || chance.below(3) === 0) continue
    const [author, subject] = chance.shuffle([row.buyer_id, row.seller_id])
    if (!author || !subject) continue
    const at = new Date(row.finished_at.getTime() + 60_000)
    const word = { id: newFeedbackId(at, machineRandom), author, subject, grade: chance.pick(grades), at }
    await sql`insert into feedback (id, trade_id, author_id, subject_id, grade, text, created_at)
      values (${word.id}, ${row.id}, ${author}, ${subject}, ${word.grade}, 'So it was.', ${at})`.execute(db)
    happened.words.push({ ...word, trade: row as never })
  }
  happened.words.sort((a, b) => a.at.getTime() - b.at.getTime())
}

async function expectFigures(database: Database, happened: Happened): Promise<void> {
  for (const [number, { id }] of happened.people.entries()) {
    const person = await personNamed(database.db, `trader${number}`)
    if (!person) throw new Error(`trader${number} is gone`)
    const at = new Date('2027-01-01')
    const shown = await presentPerson({ openSwapOffers: countOpenOffers }, database.db, person, {
      viewer: { kind: 'visitor' },
      locale: 'en',
      at,
    })
    expect(shown).toMatchObject(recomputed(happened, id))
  }
}

test('trades, words, requisites and notices of an older database are all there, counted and sealed', async () => {
  const database = await before()
  const { db } = database
  const chance = chanceOf(20261123)
  const happened: Happened = { people: await settle(database, chance, 8), trades: [], words: [] }
  await live(database, chance, happened, 300)
  const [owner, buyer] = happened.people
  if (!owner || !buyer) throw new Error('Nobody is there')
  const [advertId, noticeId] = [randomUUID(), randomUUID()]
  await sql`insert into advert (id, owner_id, type, status, coin, fiat, method_codes, requisites, is_fix_price, own_price,
      minimum, maximum, maximum_now, escrow_minutes, phone_required, identity_required, allow_anonymous, terms, promo_text,
      schedule, time_zone, is_on_vacation, liquidity_tracking, is_visible, hidden_reasons, created_at, updated_at)
    values (${advertId}, ${owner.id}, 'Ad::Sell', 'listed', 'BTC', 'NGN', '{opay}', ${JSON.stringify(lines)}::jsonb, true, 1,
      1, 2, 2, 30, false, false, false, '', '', '{}', 'UTC', false, false, true, '{}', ${begin}, ${begin})`.execute(
    db,
  )
  const open = {
    ...drawTrade(chance, [owner, buyer], 999),
    id: 'OPEN',
    status: 'new',
    finished_at: null,
    paid_at: null,
  }
  await db
    .insertInto('trade')
    .values({ ...open, requisites: JSON.stringify(lines) } as never)
    .execute()
  await sql`insert into notification (id, user_id, type, code, trade_id, created_at)
    values (${noticeId}, ${owner.id}, 'Notification::Admin', 'trade_cancelled', 'T0', ${begin})`.execute(db)

  expect(await migrateToLatest(database)).toEqual(
    Object.keys(migrations).filter(name => name > '0008_switched_off'),
  )

  happened.trades.push(
    ...(await db
      .selectFrom('trade')
      .selectAll()
      .where('finished_at', 'is not', null)
      .orderBy('opened_at')
      .execute()),
  )
  expect([happened.trades.length, happened.words.length > 60]).toEqual([300, true])
  await expectFigures(database, happened)
  // What is counted from now on goes on where the upgrade left it.
  for (let number = 1000; number < 1100; number++) {
    await trade(database, chance, happened, number)
    await say(database, chance, happened, new Date(begin.getTime() + number * 60_000 + 7_200_000))
  }
  await expectFigures(database, happened)

  // Every trade was told where to pay when it began; what came later need not have been.
  const { rows: untold } = await sql`select id from trade
    where requisites_at is null and opened_at < ${new Date(begin.getTime() + 1000 * 60_000)}`.execute(db)
  expect(untold).toEqual([])
  const { rows } = await sql<{ tell_after: Date; told: boolean }>`
    select tell_after, told_at is null as told from notification where id = ${noticeId}`.execute(db)
  expect(rows[0]?.tell_after).toEqual(new Date(0))

  const seal = requisiteSeal(sealingWith([Buffer.alloc(32, 7)], machineRandom))
  await sealOldRows(signalling(database, fixedClock(begin.toISOString())), seal)
  for (const [table, count] of [
    ['advert', 1],
    ['trade', 301],
  ] as const) {
    const kept = await db.selectFrom(table).select(['id', 'requisites']).execute()
    expect(JSON.stringify(kept)).not.toContain('0142883761')
    const opened = kept.map(({ id, requisites }) => seal.open(requisites, `${table}:${id}`))
    // The trades after the upgrade were written without.
    expect(opened.filter(({ length }) => length > 0)).toEqual(Array.from({ length: count }, () => lines))
  }
  await database.close()
})
