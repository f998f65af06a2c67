import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { houseAccount, type AccountName } from '../../server/ledger/account.ts'
import { audit } from '../../server/ledger/audit.ts'
import { findAccount, post } from '../../server/ledger/ledger.ts'
import { available, deposit, lockEscrow, releaseEscrow } from '../../server/ledger/postings.ts'
import { returnEscrow } from '../support/postings.ts'
import { eachDatabase } from '../support/database.ts'
import { at, openBooks, purse, sale } from './books.ts'

const receivable = (owner: string, asset = 'BTC'): AccountName => ({ owner, kind: 'receivable', asset })

const owed = async (database: Database, owner: string, asset = 'BTC'): Promise<bigint> =>
  -((await findAccount(database.db, receivable(owner, asset)))?.balance ?? 0n)

/** A deposit that the chain took back: from what is available as far as that goes, the rest is owed. */
async function reverse(database: Database, owner: string, key: string, amount: bigint): Promise<void> {
  const has = (await findAccount(database.db, available(owner, 'BTC')))?.balance ?? 0n
  const taken = has < amount ? has : amount
  await database.transaction(tx =>
    post(tx, {
      key: `reverse:${key}`,
      kind: 'reverse',
      at,
      entries: [
        ...(taken === 0n ? [] : [{ account: available(owner, 'BTC'), amount: -taken }]),
        ...(taken === amount ? [] : [{ account: receivable(owner), amount: taken - amount }]),
        { account: houseAccount('external', 'BTC', key), amount },
      ],
    }),
  )
}

const give = (database: Database, owner: string, key: string, amount: bigint, asset = 'BTC') =>
  database.transaction(tx => deposit(tx, { key, owner, asset, amount, at, meta: { deposit: key } }))

eachDatabase('a credit repays what is owed first, in a journal of its own, once', async database => {
  await openBooks(database, { seller: 500n })
  await reverse(database, 'seller', 'r', 800n)
  expect([await purse(database, 'seller'), await owed(database, 'seller')]).toEqual([[0n, 0n], 300n])

  await give(database, 'seller', 'first', 100n)
  expect([await purse(database, 'seller'), await owed(database, 'seller')]).toEqual([[0n, 0n], 200n])
  await give(database, 'seller', 'second', 250n)
  expect([await purse(database, 'seller'), await owed(database, 'seller')]).toEqual([[50n, 0n], 0n])
  await give(database, 'seller', 'third', 7n)
  await give(database, 'seller', 'second', 250n)
  expect([await purse(database, 'seller'), await owed(database, 'seller')]).toEqual([[57n, 0n], 0n])

  const repaid = await database.db.selectFrom('journal').select('key').where('kind', '=', 'repay').execute()
  expect(repaid.map(({ key }) => key)).toEqual(['deposit:first:repay:seller', 'deposit:second:repay:seller'])
  const shown = await database.db
    .selectFrom('posting')
    .innerJoin('account', 'account.id', 'posting.account_id')
    .innerJoin('journal', 'journal.id', 'posting.journal_id')
    .select(['posting.amount', 'posting.type', 'posting.meta', 'posting.balance_after'])
    .where('journal.kind', '=', 'repay')
    .where('account.kind', '=', 'available')
    .orderBy('posting.id')
    .execute()
  expect(shown).toEqual([
    { amount: '-100', type: 'Transaction::WalletRefill', meta: { deposit: 'first' }, balance_after: '0' },
    { amount: '-200', type: 'Transaction::WalletRefill', meta: { deposit: 'second' }, balance_after: '50' },
  ])
  expect(await audit(database.db)).toEqual([])
})

eachDatabase('another coin, and coins that only pass through, repay nothing', async database => {
  await openBooks(database, { seller: 0n }, ['BTC', 'ETH']).catch(() => undefined)
  await give(database, 'seller', 'one', 1n)
  await reverse(database, 'seller', 'r', 10n)
  await give(database, 'seller', 'ether', 5n, 'ETH')
  expect([await purse(database, 'seller', 'ETH'), await owed(database, 'seller')]).toEqual([[5n, 0n], 9n])
  const outcome = await database.transaction(tx =>
    post(tx, {
      key: 'through',
      kind: 'through',
      at,
      entries: [
        { account: available('seller', 'BTC'), amount: 4n },
        { account: available('seller', 'BTC'), amount: -4n },
      ],
    }),
  )
  expect(outcome).toMatchObject({ outcome: 'posted', repeated: false })
  expect(await owed(database, 'seller')).toBe(9n)
  expect(await audit(database.db)).toEqual([])
})

eachDatabase('credits and reversals at once: nothing is lost, nothing waits for ever', async database => {
  await openBooks(database, { a: 1000n, b: 1000n })
  await reverse(database, 'a', 'a', 1500n)
  await reverse(database, 'b', 'b', 1500n)
  const both = (index: number) =>
    database.transaction(tx =>
      post(tx, {
        key: `both ${index}`,
        kind: 'gift',
        at,
        entries: [
          { account: available(index % 2 ? 'a' : 'b', 'BTC'), amount: 10n },
          { account: available(index % 2 ? 'b' : 'a', 'BTC'), amount: 30n },
          { account: houseAccount('external', 'BTC', `${index}`), amount: -40n },
        ],
      }),
    )
  await Promise.all(Array.from({ length: 40 }, (_, index) => both(index)))
  expect(await purse(database, 'a')).toEqual([300n, 0n])
  expect(await purse(database, 'b')).toEqual([300n, 0n])
  expect([await owed(database, 'a'), await owed(database, 'b')]).toEqual([0n, 0n])
  expect(await audit(database.db)).toEqual([])
})

type Step = { readonly does: 'give' | 'reverse' | 'lock' | 'return' | 'release'; readonly amount: bigint }

const step: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom('give', 'give', 'reverse', 'lock', 'return', 'release'),
  amount: fc.bigInt(1n, 50n),
})

eachDatabase('whatever happens, no credit leaves a debt beside what is free', async database => {
  await openBooks(database, {})
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 40 }), async steps => {
      run += 1
      const seller = `seller ${run}`
      const open: { id: string; amount: bigint }[] = []
      let [free, debt] = [0n, 0n]
      const credited = (amount: bigint) => {
        const repays = amount < debt ? amount : debt
        free += amount - repays
        debt -= repays
      }
      for (const [index, { does, amount }] of steps.entries()) {
        const key = `${run}.${index}`
        const money = (id: string, size: bigint) => sale(id, { seller, amount: size, fee: 0n })
        if (does === 'give') {
          await give(database, seller, key, amount)
          credited(amount)
        } else if (does === 'reverse') {
          await reverse(database, seller, key, amount)
          debt += free < amount ? amount - free : 0n
          free -= free < amount ? free : amount
        } else if (does === 'lock') {
          const { outcome } = await database.transaction(tx => lockEscrow(tx, money(key, amount), at))
          expect(outcome).toBe(amount <= free ? 'posted' : 'insufficient_funds')
          if (outcome !== 'posted') continue
          free -= amount
          open.push({ id: key, amount })
        } else {
          const last = open.pop()
          if (last === undefined) continue
          const end = does === 'return' ? returnEscrow : releaseEscrow
          await database.transaction(tx => end(tx, money(last.id, last.amount), at))
          if (does === 'return') credited(last.amount)
        }
        expect([
          await findAccount(database.db, available(seller, 'BTC')).then(found => found?.balance ?? 0n),
          await owed(database, seller),
        ]).toEqual([free, debt])
      }
    }),
    { numRuns: 15, endOnFailure: true },
  )
  expect(await audit(database.db)).toEqual([])
})
