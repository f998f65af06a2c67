import { expect } from 'vitest'
import { deposit, lockEscrow, releaseEscrow } from '../../server/ledger/postings.ts'
import { movements, type MovementCursor } from '../../server/ledger/movements.ts'
import { balances } from '../../server/ledger/statement.ts'
import { eachDatabase } from '../support/database.ts'
import { at, openBooks, sale } from './books.ts'

eachDatabase('balances are per asset, and know what is held', async database => {
  await openBooks(database, { seller: 5000n, other: 70n }, ['BTC', 'ETH'])
  await database.transaction(tx => lockEscrow(tx, sale('t1', { asset: 'ETH' }), at))
  await database.transaction(tx => lockEscrow(tx, sale('t2', { asset: 'ETH' }), at))
  await database.transaction(tx => releaseEscrow(tx, sale('t2', { asset: 'ETH' }), at))
  expect(await balances(database.db, 'seller')).toEqual([
    { asset: 'BTC', available: 5000n, held: 0n },
    { asset: 'ETH', available: 2982n, held: 1009n },
  ])
  expect(await balances(database.db, 'nobody')).toEqual([])
})

eachDatabase('movements come newest first, with what they left and what they belong to', async database => {
  await openBooks(database, { seller: 5000n })
  const later = new Date('2026-03-01T12:30:00.000Z')
  await database.transaction(tx => lockEscrow(tx, sale('t1'), later))
  const meta = { txid: 'ab:0' }
  await database.transaction(tx =>
    deposit(tx, { key: 'ab:0', owner: 'seller', asset: 'BTC', amount: 3n, at: later, meta }),
  )
  const seen = await movements(database.db, 'seller', { limit: 10 })
  expect(seen).toMatchObject([
    {
      asset: 'BTC',
      amount: 3n,
      balanceAfter: 3994n,
      type: 'Transaction::WalletRefill',
      kind: 'deposit',
      tradeId: null,
      meta,
      at: later,
    },
    {
      asset: 'BTC',
      amount: -1009n,
      balanceAfter: 3991n,
      type: 'Transaction::TradeLockFunds',
      kind: 'lock_escrow',
      tradeId: 't1',
      meta: null,
      at: later,
    },
    {
      asset: 'BTC',
      amount: 5000n,
      balanceAfter: 5000n,
      type: 'Transaction::WalletRefill',
      kind: 'deposit',
      tradeId: null,
      meta: null,
      at,
    },
  ])
})

eachDatabase('pages of movements meet without a gap or a double, over all assets or one', async database => {
  await openBooks(database, { busy: 1n }, ['BTC', 'ETH'])
  for (let index = 0; index < 23; index++) {
    const asset = index % 3 === 0 ? 'ETH' : 'BTC'
    await database.transaction(tx => deposit(tx, { key: `d${index}`, owner: 'busy', asset, amount: 1n, at }))
  }
  const walk = async (filter: { asset?: string }): Promise<bigint[]> => {
    const ids: bigint[] = []
    let before: MovementCursor | undefined
    for (;;) {
      const page = await movements(database.db, 'busy', {
        limit: 4,
        ...filter,
        ...(before === undefined ? {} : { before }),
      })
      if (page.length === 0) return ids
      ids.push(...page.map(movement => movement.id))
      before = page.at(-1)?.cursor
    }
  }
  const all = await walk({})
  expect(all).toHaveLength(25)
  expect(all).toEqual([...new Set(all)].sort((a, b) => Number(b - a)))
  expect(await walk({ asset: 'ETH' })).toHaveLength(9)
})
