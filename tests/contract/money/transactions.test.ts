import { beforeAll, describe, expect, it } from 'vitest'
import type { Json, Person } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { newHolder, write, writeDeposit, writeWithdrawal, type Holder } from './wallet/holder.ts'
import { listOf } from './wallet/list.ts'

const souk = suiteSouk()

const list = (as: Person, query?: string) => listOf(souk, as, query)

describe('filters', () => {
  let holder: Holder
  const [first, second] = ['a1'.repeat(32), 'b2'.repeat(32)]
  beforeAll(async () => {
    holder = await newHolder(souk, 'filters')
    await souk.call('PATCH /v1/me', { as: holder, body: { time_zone: 'Asia/Tokyo' } })
    const deposit = await writeDeposit(souk, holder, { txid: first, address: 'bc1qMine', status: 'credited' })
    const withdrawal = await writeWithdrawal(souk, holder, {
      address: 'bc1qTheirs',
      status: 'confirmed',
      txid: second,
    })
    const lines = [
      ['Transaction::WalletRefill', 100_000n, 'BTC', '2026-01-10T10:00:00Z', { deposit }],
      ['Transaction::WalletRefill', 9000n, 'ETH', '2026-01-10T14:59:59.999Z', undefined],
      ['Transaction::WithdrawalLockFunds', -10_750n, 'BTC', '2026-01-10T15:00:00Z', { withdrawal }],
      ['Transaction::WithdrawalUnlockFunds', 10_750n, 'BTC', '2026-01-11T09:00:00Z', { withdrawal }],
      ['Transaction::WithdrawalFunds', -10_750n, 'BTC', '2026-01-11T09:00:00Z', { withdrawal }],
      ['Transaction::WalletRefill', -5n, 'BTC', '2026-01-12T09:00:00Z', { deposit }],
      ['Transaction::CryptoSwapsFee', -3n, 'ETH', '2026-01-13T00:00:00Z', undefined],
    ] as const
    for (const [index, [type, amount, asset, at, meta]] of lines.entries())
      await write(souk, holder, {
        type,
        amount,
        asset,
        at: new Date(at),
        key: `filter ${index}`,
        ...(meta ? { meta } : {}),
      })
  })

  it('are of one movement, the newest, where one is asked for', async () => {
    const { items, has_more } = await list(holder, '?limit=1')
    expect(items).toMatchObject([{ type: 'Transaction::CryptoSwapsFee', asset: 'ETH' }])
    expect(has_more).toBe(true)
  })

  // Which of the lines above are found, by their number.
  it.each([
    ['', [6, 5, 4, 3, 2, 1, 0]],
    ['asset=ETH', [6, 1]],
    ['types=Transaction::WalletRefill', [5, 1, 0]],
    ['types=Transaction::WalletRefill&types=Transaction::CryptoSwapsFee', [6, 5, 1, 0]],
    ['categories=withdrawal&categories=swap_fee', [6, 4]],
    ['categories=deposit&types=Transaction::WithdrawalFunds', []],
    ['direction=incoming', [1, 0]],
    ['direction=outgoing', [6, 5, 4]],
    ['direction=internal', [3, 2]],
    ['direction=outgoing&categories=deposit', [5]],
    ['from=2026-01-11', [6, 5, 4, 3, 2]],
    ['to=2026-01-10', [1, 0]],
    ['from=2026-01-11&to=2026-01-11', [4, 3, 2]],
    ['from=2026-01-12&to=2026-01-11', []],
    ['from=0001-01-01&to=9999-12-31', [6, 5, 4, 3, 2, 1, 0]],
    ['address_or_txid=bc1qmine', [5, 0]],
    ['address_or_txid=BC1QTHE', [4, 3, 2]],
    ['address_or_txid=bc1q', [5, 4, 3, 2, 0]],
    ['address_or_txid=bc1q&direction=internal&from=2026-01-11', [3, 2]],
    [`address_or_txid=${first}`, [5, 0]],
    [`address_or_txid=${second.slice(0, 9)}&types=Transaction::WithdrawalFunds`, [4]],
    [`address_or_txid=${second.slice(0, 9)}&asset=ETH`, []],
    ['address_or_txid=nothing', []],
    ['address_or_txid=%25%25%25%25', []],
    [
      'asset=BTC&direction=incoming&to=2026-01-10&types=Transaction::WalletRefill&address_or_txid=bc1qmine',
      [0],
    ],
  ] as const)('%s', async (query, expected) => {
    const { items } = await list(holder, `?${query}`)
    const all = (await list(holder)).items.map(({ id }) => id).toReversed()
    expect(items.map(({ id }) => all.indexOf(id))).toEqual(expected)
    // The same in pages of one.
    const walked: string[] = []
    for (let before = ''; ;) {
      const page = await list(holder, `?limit=1&${query}${before}`)
      walked.push(...page.items.map(({ id }) => id))
      if (!page.has_more) break
      before = `&before=${walked.at(-1)}`
    }
    expect(walked).toEqual(items.map(({ id }) => id))
  })

  it.each([
    ['from=2026-02-30', 'from'],
    ['to=yesterday', 'to'],
    ['types=Transaction::Gift', 'types.0'],
    ['categories=gift', 'categories.0'],
    ['direction=up', 'direction'],
    ['before=none', 'before'],
    ['before=999999999', 'before'],
    ['address_or_txid=abc', 'address_or_txid'],
    ['asset=EUR', 'asset'],
    ['limit=101', 'limit'],
  ])('%s is refused at its field', async (query, field) => {
    const { status, body } = await souk.call<{ errors: Json }>(`GET /v1/transactions?${query}`, {
      as: holder,
    })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  it('a text that too much begins with is refused, not cut', async () => {
    const many = await newHolder(souk, 'many_places')
    for (let index = 0; index < 51; index++) {
      const hex = index.toString(16).padStart(60, '0')
      await writeDeposit(souk, many, { txid: `cafe${hex}`, address: 'bc1qone', status: 'credited' })
    }
    const { status, body } = await souk.call<{ errors: Json; code: string }>(
      'GET /v1/transactions?address_or_txid=cafe',
      { as: many },
    )
    expect([status, body.code, Object.keys(body.errors)]).toEqual([
      422,
      'too_many_found',
      ['address_or_txid'],
    ])
  })
})

describe('pages', () => {
  it('meet without a gap or a double while new movements come', async () => {
    const holder = await newHolder(souk, 'pages')
    const at = (second: number) => new Date(Date.UTC(2026, 2, 1) + Math.floor(second / 3) * 1000)
    for (let index = 0; index < 25; index++)
      await write(souk, holder, {
        type: 'Transaction::WalletRefill',
        amount: BigInt(index + 1),
        at: at(index),
        asset: index % 3 ? 'BTC' : 'ETH',
      })
    const seen: string[] = []
    for (let before = '', round = 0; ; round++) {
      const page = await list(holder, `?limit=4${before}`)
      seen.push(...page.items.map(({ id }) => id))
      if (!page.has_more) break
      before = `&before=${seen.at(-1)}`
      await write(souk, holder, { type: 'Transaction::WalletRefill', amount: 1n, at: at(100 + round) })
    }
    const all = (await list(holder, '?limit=100')).items.map(({ id }) => id)
    expect(seen).toHaveLength(25)
    expect(seen).toEqual(all.slice(-25))
  })
})

describe('what is under way', () => {
  it('stands on the first page alone, narrowed as the list is, and never has the id of a movement', async () => {
    const holder = await newHolder(souk, 'coming')
    await write(souk, holder, { type: 'Transaction::WalletRefill', amount: 50_000n })
    await write(souk, holder, { type: 'Transaction::BonusRefill', amount: 5n })
    const deposit = await writeDeposit(souk, holder, {
      txid: 'f1'.repeat(32),
      address: 'bc1qComing',
      status: 'confirming',
      confirmations: 1,
      at: new Date('2026-03-01T10:00:00Z'),
    })
    await writeDeposit(souk, holder, { txid: 'f2'.repeat(32), address: 'bc1qComing', status: 'credited' })
    const withdrawal = await writeWithdrawal(souk, holder, {
      address: 'bc1qGoing',
      status: 'broadcast',
      txid: 'f3'.repeat(32),
      at: new Date('2026-03-02T10:00:00Z'),
    })
    const first = await list(holder, '?limit=1')
    expect(first.under_way).toMatchObject([
      {
        id: `withdrawal:${withdrawal}`,
        type: 'Transaction::WithdrawalFunds',
        amount: '-0.0001075',
        status: 'under_way',
        is_confirmed: false,
        balance_after: null,
        network_fee: '0.000007',
      },
      {
        id: `deposit:${deposit}`,
        type: 'Transaction::WalletRefill',
        amount: '0.00005',
        confirmations: 1,
        confirmations_needed: 2,
        direction: 'incoming',
      },
    ])
    const under = async (query: string) =>
      (await list(holder, `?${query}`)).under_way.map(({ id }) => id.split(':')[0])
    expect(await under(`before=${first.items[0]?.id}`)).toEqual([])
    expect(await under('direction=incoming')).toEqual(['deposit'])
    expect(await under('types=Transaction::WithdrawalFunds')).toEqual(['withdrawal'])
    expect(await under('asset=ETH')).toEqual([])
    expect(await under('to=2026-03-01')).toEqual(['deposit'])
    expect(await under('from=2026-03-02')).toEqual(['withdrawal'])
    expect(await under('address_or_txid=bc1qgo')).toEqual(['withdrawal'])
    expect(await under(`address_or_txid=${'f1'.repeat(4)}`)).toEqual(['deposit'])
  })
})
