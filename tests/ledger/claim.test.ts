import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { heldOf } from '../../server/domain/claim/claim.ts'
import { houseAccount } from '../../server/ledger/account.ts'
import { audit } from '../../server/ledger/audit.ts'
import { claimJournals, lockAvailable, type ClaimMoney } from '../../server/ledger/claim.ts'
import { post } from '../../server/ledger/ledger.ts'
import { available } from '../../server/ledger/postings.ts'
import { move } from '../support/postings.ts'
import { eachDatabase } from '../support/database.ts'
import { at, openBooks, purse } from './books.ts'

const claim: ClaimMoney = {
  claimId: 'c1',
  tradeId: 't1',
  asset: 'BTC',
  seller: 'seller',
  buyer: 'buyer',
  held: 1000n,
}

/** Holds what is there of what is wanted, as filing a claim does; answers how much that was. */
const hold = (database: Database, money: ClaimMoney): Promise<bigint> =>
  database.transaction(async tx => {
    const held = heldOf(money.held, await lockAvailable(tx, money.seller, money.asset))
    if (held > 0n)
      expect(await post(tx, claimJournals.hold({ ...money, held }, at))).toMatchObject({ outcome: 'posted' })
    return held
  })

const settle = (database: Database, how: 'pay' | 'return', money: ClaimMoney) =>
  database.transaction(tx => post(tx, claimJournals[how](money, at)))

const withdraw = (database: Database, key: string, amount: bigint) =>
  database.transaction(tx =>
    move(tx, {
      key,
      kind: 'withdrawal',
      from: available('seller', 'BTC'),
      to: houseAccount('external', 'BTC', key),
      amount,
      at,
    }),
  )

eachDatabase('what is held belongs to the seller, and is theirs no more to give away', async database => {
  await openBooks(database, { seller: 1500n })
  expect(await hold(database, claim)).toBe(1000n)
  expect(await purse(database, 'seller')).toEqual([500n, 1000n])
  expect((await withdraw(database, 'w1', 501n)).outcome).toBe('insufficient_funds')
})

eachDatabase('of paying and giving back exactly one happens', async database => {
  await openBooks(database, { seller: 1500n })
  await hold(database, claim)
  const hows = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'pay' : 'return'))
  const outcomes = await Promise.all(hows.map(how => settle(database, how, claim)))
  const effects = outcomes.filter(outcome => outcome.outcome === 'posted' && !outcome.repeated)
  expect(effects).toHaveLength(1)
  const [seller, buyer] = [await purse(database, 'seller'), await purse(database, 'buyer')]
  expect(seller[0] + buyer[0]).toBe(1500n)
  expect(seller[1]).toBe(0n)
  expect(await audit(database.db)).toEqual([])
})

eachDatabase(
  'claims and withdrawals at once, in any order, take no coin twice and leave none behind',
  async database => {
    let round = 0
    const amounts = fc.array(fc.bigInt({ min: 1n, max: 900n }), { minLength: 1, maxLength: 6 })
    const ways = fc.array(fc.constantFrom('pay', 'return'), { minLength: 6, maxLength: 6 })
    await openBooks(database, {})
    await fc.assert(
      fc.asyncProperty(amounts, amounts, ways, fc.bigInt({ min: 1n, max: 2500n }), async (...drawn) => {
        const [wanted, withdrawals, hows, stock] = drawn
        round += 1
        const name = `${round}`
        const before = await purse(database, 'seller')
        const buyerBefore = await purse(database, 'buyer')
        await database.transaction(tx =>
          move(tx, {
            key: `stock ${name}`,
            kind: 'deposit',
            from: houseAccount('external', 'BTC', name),
            to: available('seller', 'BTC'),
            amount: stock,
            at,
          }),
        )
        const claims = wanted.map((held, index) => ({ ...claim, claimId: `${name} ${index}`, held }))
        const [holds, taken] = await Promise.all([
          Promise.all(claims.map(money => hold(database, money))),
          Promise.all(withdrawals.map((amount, index) => withdraw(database, `w${name} ${index}`, amount))),
        ])
        const left = withdrawals.reduce(
          (sum, amount, index) => (taken[index]?.outcome === 'posted' ? sum - amount : sum),
          before[0] + stock,
        )
        const held = holds.reduce((sum, amount) => sum + amount, 0n)
        expect(await purse(database, 'seller')).toEqual([left - held, held])
        let paid = 0n
        await Promise.all(
          claims.map(async (money, index) => {
            const amount = holds[index] ?? 0n
            if (amount === 0n) return
            const how = hows[index] === 'pay' ? 'pay' : 'return'
            if (how === 'pay') paid += amount
            await settle(database, how, { ...money, held: amount })
          }),
        )
        expect(await purse(database, 'seller')).toEqual([left - paid, 0n])
        expect((await purse(database, 'buyer'))[0]).toBe(buyerBefore[0] + paid)
      }),
      { numRuns: 60, endOnFailure: true },
    )
    expect(await audit(database.db)).toEqual([])
  },
)
