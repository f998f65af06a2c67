import { expect, test } from 'vitest'
import { audit } from '../../server/ledger/audit.ts'
import { escrowSplit, lockEscrow, releaseEscrow } from '../../server/ledger/postings.ts'
import { move, returnEscrow } from '../support/postings.ts'
import { eachDatabase } from '../support/database.ts'
import { at, fees, openBooks, purse, sale } from './books.ts'

eachDatabase(
  'the seller owns the advert: the fee is locked on top, the buyer gets the whole amount',
  async database => {
    await openBooks(database, { seller: 5000n })
    await database.transaction(tx => lockEscrow(tx, sale('t1'), at))
    expect(await purse(database, 'seller')).toEqual([3991n, 1009n])
    await database.transaction(tx => releaseEscrow(tx, sale('t1'), at))
    expect(await purse(database, 'seller')).toEqual([3991n, 0n])
    expect(await purse(database, 'buyer')).toEqual([1000n, 0n])
    expect(await fees(database)).toBe(9n)
    expect(await audit(database.db)).toEqual([])
  },
)

eachDatabase('the buyer owns the advert: the fee comes out of what the buyer gets', async database => {
  await openBooks(database, { seller: 5000n })
  const trade = sale('t1', { feePayer: 'buyer' })
  await database.transaction(tx => lockEscrow(tx, trade, at))
  expect(await purse(database, 'seller')).toEqual([4000n, 1000n])
  await database.transaction(tx => releaseEscrow(tx, trade, at))
  expect(await purse(database, 'buyer')).toEqual([991n, 0n])
  expect(await fees(database)).toBe(9n)
  expect(await audit(database.db)).toEqual([])
})

eachDatabase('a trade that comes to nothing gives the seller everything back', async database => {
  await openBooks(database, { seller: 5000n })
  await database.transaction(tx => lockEscrow(tx, sale('t1'), at))
  await database.transaction(tx => returnEscrow(tx, sale('t1'), at))
  expect(await purse(database, 'seller')).toEqual([5000n, 0n])
  expect(await fees(database)).toBe(0n)
  expect(await audit(database.db)).toEqual([])
})

eachDatabase('a guest is paid out through an account of the trade', async database => {
  await openBooks(database, { seller: 5000n })
  const trade = sale('t1', { buyer: 'guest', fee: 0n })
  const payout = { owner: 't1', kind: 'payout', asset: 'BTC', holder: 'guest' } as const
  await database.transaction(tx => lockEscrow(tx, trade, at))
  await database.transaction(tx => releaseEscrow(tx, trade, at, payout))
  expect(await purse(database, 'guest')).toEqual([0n, 1000n])
  expect(await audit(database.db)).toEqual([])
})

eachDatabase('an escrow is closed by the first that pays it out', async database => {
  await openBooks(database, { seller: 5000n })
  await database.transaction(tx => lockEscrow(tx, sale('t1'), at))
  const first = await database.transaction(tx => returnEscrow(tx, sale('t1'), at))
  const second = await database.transaction(tx => releaseEscrow(tx, sale('t1'), at))
  expect(first).toMatchObject({ outcome: 'posted', repeated: false })
  expect(second).toMatchObject({ outcome: 'account_closed', account: { owner: 't1', kind: 'escrow' } })
  expect(await purse(database, 'buyer')).toEqual([0n, 0n])
})

eachDatabase('a trade without an escrow pays nobody', async database => {
  await openBooks(database, { seller: 5000n })
  const outcome = await database.transaction(tx => releaseEscrow(tx, sale('none'), at))
  expect(outcome).toMatchObject({ outcome: 'insufficient_funds', balance: 0n, needed: 1009n })
  expect(await audit(database.db)).toEqual([])
})

eachDatabase(
  'too little money is a refusal, writes nothing, and leaves the transaction usable',
  async database => {
    await openBooks(database, { seller: 1008n })
    const outcome = await database.transaction(async tx => {
      const refusal = await lockEscrow(tx, sale('t1'), at)
      await move(tx, {
        key: 'after',
        kind: 'gift',
        from: { owner: 'seller', kind: 'available', asset: 'BTC' },
        to: { owner: 'friend', kind: 'available', asset: 'BTC' },
        amount: 8n,
        at,
      })
      return refusal
    })
    const account = { owner: 'seller', kind: 'available', asset: 'BTC' }
    expect(outcome).toEqual({ outcome: 'insufficient_funds', account, balance: 1008n, needed: 1009n })
    expect(await purse(database, 'seller')).toEqual([1000n, 0n])
    const escrows = await database.db
      .selectFrom('account')
      .select('id')
      .where('kind', '=', 'escrow')
      .execute()
    expect(escrows).toEqual([])
  },
)

eachDatabase('the escrow takes the last unit', async database => {
  await openBooks(database, { seller: 1009n })
  await database.transaction(tx => lockEscrow(tx, sale('t1'), at))
  expect(await purse(database, 'seller')).toEqual([0n, 1009n])
})

eachDatabase('amounts of 38 digits stay exact', async database => {
  const most = 10n ** 38n - 1n
  await openBooks(database, { seller: most })
  const trade = sale('t1', { amount: most - 7n, fee: 7n })
  await database.transaction(tx => lockEscrow(tx, trade, at))
  await database.transaction(tx => releaseEscrow(tx, trade, at))
  expect(await purse(database, 'buyer')).toEqual([most - 7n, 0n])
  expect(await fees(database)).toBe(7n)
  expect(await audit(database.db)).toEqual([])
})

test('a split that no trade can have is refused before it reaches the books', () => {
  expect(() => escrowSplit({ amount: 0n, fee: 0n, feePayer: 'seller' })).toThrow(RangeError)
  expect(() => escrowSplit({ amount: 5n, fee: -1n, feePayer: 'seller' })).toThrow(RangeError)
  expect(() => escrowSplit({ amount: 5n, fee: 5n, feePayer: 'buyer' })).toThrow(RangeError)
})
