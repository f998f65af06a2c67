import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { audit } from '../../server/ledger/audit.ts'
import type { PostOutcome } from '../../server/ledger/outcome.ts'
import { available, deposit, lockEscrow, releaseEscrow } from '../../server/ledger/postings.ts'
import { move, returnEscrow } from '../support/postings.ts'
import { eachDatabase } from '../support/database.ts'
import { at, fees, openBooks, purse, sale } from './books.ts'

/** How many of these calls had an effect of their own. */
const effects = (outcomes: readonly PostOutcome[]): number =>
  outcomes.filter(outcome => outcome.outcome === 'posted' && !outcome.repeated).length

const together = <T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))

/** Times that PostgreSQL had to break a circle of waiting transactions. */
async function deadlocks({ db }: Database): Promise<bigint | undefined> {
  const { rows } = await sql<{ deadlocks: bigint }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db)
  return rows[0]?.deadlocks
}

eachDatabase('200 releases of one escrow at once pay once', async database => {
  await openBooks(database, { seller: 5000n })
  await database.transaction(tx => lockEscrow(tx, sale('t1'), at))
  const outcomes = await together(200, () => database.transaction(tx => releaseEscrow(tx, sale('t1'), at)))
  expect(effects(outcomes)).toBe(1)
  expect(outcomes.every(outcome => outcome.outcome === 'posted')).toBe(true)
  expect(await purse(database, 'buyer')).toEqual([1000n, 0n])
  expect(await fees(database)).toBe(9n)
  expect(await audit(database.db)).toEqual([])
})

eachDatabase('of release and return exactly one happens, a thousand times', async database => {
  const rounds = 1000
  await openBooks(database, { seller: 1009n * BigInt(rounds) })
  let released = 0
  await together(8, async worker => {
    for (let round = worker; round < rounds; round += 8) {
      const trade = sale(`t${round}`)
      await database.transaction(tx => lockEscrow(tx, trade, at))
      // Who comes first, and how many of each, differs from round to round.
      const racers = Array.from({ length: 2 + (round % 3) }, (_, index) =>
        (round + index) % 2 === 0 ? releaseEscrow : returnEscrow,
      )
      const outcomes = await Promise.all(
        racers.map(close => database.transaction(tx => close(tx, trade, at))),
      )
      expect(effects(outcomes)).toBe(1)
      const winner = racers[outcomes.findIndex(outcome => outcome.outcome === 'posted')]
      if (winner === releaseEscrow) released += 1
    }
  })
  expect(await purse(database, 'buyer')).toEqual([1000n * BigInt(released), 0n])
  expect(await purse(database, 'seller')).toEqual([1009n * BigInt(rounds - released), 0n])
  expect(await audit(database.db)).toEqual([])
  expect(await deadlocks(database)).toBe(0n)
})

eachDatabase('50 trades at once against funds for 10 open 10', async database => {
  await openBooks(database, { seller: 10_090n })
  const outcomes = await together(50, index =>
    database.transaction(tx => lockEscrow(tx, sale(`t${index}`), at)),
  )
  expect(effects(outcomes)).toBe(10)
  expect(outcomes.filter(outcome => outcome.outcome === 'insufficient_funds')).toHaveLength(40)
  expect(await purse(database, 'seller')).toEqual([0n, 10_090n])
  expect(await audit(database.db)).toEqual([])
})

eachDatabase('one key used a hundred times at once has one effect', async database => {
  await openBooks(database, {})
  const outcomes = await together(100, () =>
    database.transaction(tx => deposit(tx, { key: 'chain:1', owner: 'new', asset: 'BTC', amount: 7n, at })),
  )
  expect(effects(outcomes)).toBe(1)
  expect(new Set(outcomes.map(outcome => outcome.outcome === 'posted' && outcome.journalId)).size).toBe(1)
  expect(await purse(database, 'new')).toEqual([7n, 0n])
  expect(await audit(database.db)).toEqual([])
})

eachDatabase('moves in all directions at once never wait for each other in a circle', async database => {
  const people = ['ann', 'bob', 'cid', 'dan']
  await openBooks(database, Object.fromEntries(people.map(name => [name, 1000n])))
  const person = (index: number): string => people[index % people.length] ?? ''
  const outcomes = await together(400, index =>
    database.transaction(tx =>
      move(tx, {
        key: `m${index}`,
        kind: 'gift',
        from: available(person(index), 'BTC'),
        to: available(person(index + 1 + (index % 3)), 'BTC'),
        amount: 1n,
        at,
      }),
    ),
  )
  expect(effects(outcomes)).toBe(400)
  const purses = await Promise.all(people.map(name => purse(database, name)))
  expect(purses.reduce((sum, [free]) => sum + free, 0n)).toBe(4000n)
  expect(await audit(database.db)).toEqual([])
  expect(await deadlocks(database)).toBe(0n)
})
