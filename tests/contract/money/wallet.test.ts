import { describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { transactionTypes, transactionTypeTable } from '../../../server/domain/wallet/transactionType.ts'
import { coins } from '../../../server/domain/reference/coin.ts'
import { available } from '../../../server/ledger/postings.ts'
import { move } from '../../support/postings.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { newBuyer, open, openMarket } from '../race/market.ts'
import { listOf } from './wallet/list.ts'
import { ask, listedAddress, newSender } from './withdrawal/sender.ts'
import { newHolder, write, writeDeposit, writeWithdrawal, type Holder } from './wallet/holder.ts'

const souk = suiteSouk()

const list = (as: Person, query?: string) => listOf(souk, as, query)

const sheetOf = async (as: Person, query = '') =>
  (
    await souk.call<{
      items: (Json & { asset: string; value: Json })[]
      total: { amount: string; asset: string }
      change_percent: string | null
    }>(`GET /v1/me/balance${query}`, { as })
  ).body

describe('the balances', () => {
  it('have the price of each hour of the last day', async () => {
    const anna = await newHolder(souk, 'anna_h')
    const { db } = souk.server.parts.database
    await sql`
      insert into rate_point select date_trunc('hour', at) - n * interval '1 hour', coins || jsonb_build_object('BTC', (1000 + n)::text), fiats, true
      from (select * from rate_point order by at desc limit 1) last cross join generate_series(1, 30) n
      on conflict do nothing`.execute(db)
    const { items } = await sheetOf(anna, '?currency_code=RUB')
    expect(items[0]?.['history']).toHaveLength(24)
  })

  it('are of every coin, the default ones first, with what they are worth in the fiat that is asked for', async () => {
    const anna = await newHolder(souk, 'anna_b')
    await souk.give(anna, 'ETH', '1.5')
    const { items, total, change_percent: change } = await sheetOf(anna, '?currency_code=USD')
    expect(items.map(({ asset }) => asset)).toEqual([
      'BTC',
      'USDT',
      'ETH',
      'USDC',
      'DAI',
      'TON',
      'TRX',
      'LTC',
      'XMR',
      'A7A5',
      'RUBT',
    ])
    const ether = items[2]
    expect(ether).toMatchObject({
      available: '1.5',
      in_escrow: '0',
      receivable: '0',
      value: { asset: 'USD' },
    })
    expect(total).toEqual(ether?.value)
    expect((ether?.['history'] as string[] | undefined)?.at(-1)).toBe(ether?.['price'])
    expect(change === null || /^-?\d+(\.\d+)?$/.test(change)).toBe(true)

    const roubles = await sheetOf(anna, '?currency_code=RUB')
    expect(roubles.total.asset).toBe('RUB')
    expect(roubles.items[2]?.['price']).not.toBe(ether?.['price'])
  })

  it('tell what is owed after a deposit was taken back', async () => {
    const owing = await newHolder(souk, 'owing')
    await write(souk, owing, { type: 'Transaction::WalletRefill', amount: 10n })
    await souk.server.parts.database.transaction(tx =>
      move(tx, {
        key: 'owed',
        kind: 'test',
        at: new Date(),
        from: { owner: owing.id, kind: 'receivable', asset: 'BTC' },
        to: { owner: 'house', kind: 'external', asset: 'BTC' },
        amount: 700n,
      }),
    )
    expect((await sheetOf(owing)).items[0]).toMatchObject({ available: '0.0000001', receivable: '0.000007' })
    await write(souk, owing, { type: 'Transaction::WalletRefill', amount: 1000n })
    expect((await sheetOf(owing)).items[0]).toMatchObject({ available: '0.0000031', receivable: '0' })
    expect((await list(owing)).items.map(({ amount, direction }) => [amount, direction])).toEqual([
      ['-0.000007', 'outgoing'],
      ['0.00001', 'incoming'],
      ['0.0000001', 'incoming'],
    ])
  })
})

describe('what is locked', () => {
  it('names each trade with its partner, and each withdrawal, and adds up', async () => {
    const market = await openMarket(souk, '1')
    const buyer = await newBuyer(souk)
    const trade = await open(market, buyer)
    const { body: me } = await souk.call<{ id: string }>('GET /v1/me', { as: market.seller })
    const seller: Holder = { ...market.seller, id: me.id }
    const withdrawal = await writeWithdrawal(souk, seller, {
      address: 'bc1qlocked',
      status: 'awaiting_approval',
    })
    const hold = { owner: withdrawal, kind: 'hold', asset: 'BTC', holder: seller.id } as const
    await souk.server.parts.database.transaction(tx =>
      move(tx, {
        key: `lock:${withdrawal}`,
        kind: 'test',
        at: new Date('2100-01-01'),
        amount: 10750n,
        from: available(seller.id, 'BTC'),
        to: hold,
        types: { from: 'Transaction::WithdrawalLockFunds' },
      }),
    )
    const { body } = await souk.call<{ items: Json[]; total: string }>('GET /v1/me/balance/locks?asset=BTC', {
      as: seller,
    })
    expect(body.items).toMatchObject([
      {
        kind: 'withdrawal',
        amount: '0.0001075',
        withdrawal_id: withdrawal,
        trade_id: null,
        partner_name: null,
      },
      { kind: 'trade', trade_id: trade, withdrawal_id: null, partner_name: buyer.name },
    ])
    const { items } = await sheetOf(seller)
    expect(body.total).toBe(items[0]?.['in_escrow'])
    expect(body).toMatchObject({ count: 2 })
    const nobody = await souk.call<{ items: Json[]; total: string }>('GET /v1/me/balance/locks?asset=ETH', {
      as: seller,
    })
    expect(nobody.body).toMatchObject({ items: [], count: 0, total: '0' })
    await souk.give(seller, 'USDT', '1')
    for (let number = 1; number <= 101; number++)
      await souk.server.parts.database.transaction(tx =>
        move(tx, {
          key: `lock:many:${number}`,
          kind: 'test',
          at: new Date(Date.UTC(2100, 0, 1) + number),
          amount: BigInt(number),
          from: available(seller.id, 'USDT'),
          to: { owner: `many ${number}`, kind: 'hold', asset: 'USDT', holder: seller.id },
          types: { from: 'Transaction::WithdrawalLockFunds' },
        }),
      )
    const { body: many } = await souk.call<{ items: Json[] }>('GET /v1/me/balance/locks?asset=USDT', {
      as: seller,
    })
    expect(many).toMatchObject({ count: 101, total: '0.005151' })
    expect(many.items).toHaveLength(100)
    expect([many.items[0]?.['amount'], many.items[99]?.['amount']]).toEqual(['0.000101', '0.000002'])
    const wrong = await souk.call('GET /v1/me/balance/locks?asset=EUR', { as: seller })
    expect([wrong.status, wrong.body['code']]).toEqual([422, 'invalid_choice'])
  })
})

describe('a list of movements', () => {
  it('shows every type with its category and direction', async () => {
    const holder = await newHolder(souk, 'types')
    await write(souk, holder, { type: 'Transaction::WalletRefill', amount: 10n ** 8n })
    for (const type of transactionTypes) {
      const isOut = transactionTypeTable[type].direction === 'outgoing' || /Lock(?=Funds)/.test(type)
      await write(souk, holder, { type, amount: isOut ? -10n : 10n })
    }
    const { items, has_more: hasMore } = await list(holder, '?limit=100')
    expect(hasMore).toBe(false)
    expect(new Set(items.map(({ id }) => id)).size).toBe(transactionTypes.length + 1)
    expect(
      items.slice(0, -1).map(({ type, category, direction }) => ({ type, category, direction })),
    ).toEqual(transactionTypes.map(type => ({ type, ...transactionTypeTable[type] })).toReversed())
    expect(
      items.every(({ status, is_confirmed: isConfirmed }) => status === 'confirmed' && isConfirmed === true),
    ).toBe(true)
  })

  it('tells all that a movement belongs to: chain, fees, people', async () => {
    const [sender, friend] = [await newHolder(souk, 'sender_d'), await newHolder(souk, 'friend_d')]
    const txid = 'd'.repeat(64)
    const deposit = await writeDeposit(souk, sender, {
      txid,
      address: 'bc1qDetailAddress',
      status: 'credited',
      confirmations: 2,
    })
    await write(souk, sender, { type: 'Transaction::WalletRefill', amount: 10n ** 8n, meta: { deposit } })
    const paid = 'e'.repeat(64)
    const withdrawal = await writeWithdrawal(souk, sender, {
      address: 'bc1qelsewhere',
      status: 'confirmed',
      txid: paid,
      comment: 'rent',
      isSimulated: false,
    })
    await write(souk, sender, {
      type: 'Transaction::WithdrawalFunds',
      amount: -10_750n,
      meta: { withdrawal },
    })
    const transfer = await writeWithdrawal(souk, sender, {
      recipient: friend,
      status: 'confirmed',
      comment: 'за ужин',
    })
    const meta = { withdrawal: transfer }
    await write(souk, sender, { type: 'Transaction::InternalWithdrawalFunds', amount: -10_000n, meta })
    await write(souk, friend, { type: 'Transaction::WalletRefill', amount: 10_000n, meta })

    const { items } = await list(sender)
    expect(items).toMatchObject([
      {
        direction: 'outgoing',
        partner_name: 'friend_d',
        comment: 'за ужин',
        withdrawal_id: transfer,
        network: null,
        address: null,
        txid: null,
        service_fee: '0',
        network_fee: '0',
      },
      {
        network: 'bitcoin',
        address: 'bc1qelsewhere',
        txid: paid,
        withdrawal_id: withdrawal,
        comment: 'rent',
        network_fee: '0.000007',
        service_fee: '0.0000005',
        confirmations: 1,
        confirmations_needed: 2,
        tx_url: `https://blockchair.com/bitcoin/transaction/${paid}`,
        address_url: 'https://blockchair.com/bitcoin/address/bc1qelsewhere',
      },
      {
        tx_url: null,
        address_url: null,
        network: 'bitcoin',
        address: 'bc1qDetailAddress',
        txid,
        deposit_id: deposit,
        confirmations: 2,
        value: { asset: 'RUB' },
        balance_after: '1',
        confirmations_needed: 2,
      },
    ])
    expect(Number((items[2]?.['value'] as Json | undefined)?.['amount'])).toBeGreaterThan(0)
    // Who got it sees from whom, and nothing of the sender's withdrawal.
    const got = await list(friend)
    expect(got.items).toMatchObject([
      {
        direction: 'incoming',
        partner_name: 'sender_d',
        comment: 'за ужин',
        withdrawal_id: null,
        service_fee: null,
        network_fee: null,
      },
    ])
  })

  it('tells a trade, its partner, and the fee that was one’s own', async () => {
    const market = await openMarket(souk, '1')
    const buyer = await newBuyer(souk)
    const trade = await open(market, buyer)
    const { items } = await list(market.seller)
    expect(items[0]).toMatchObject({
      type: 'Transaction::TradeLockFunds',
      direction: 'internal',
      trade_id: trade,
      partner_name: buyer.name,
      service_fee: '0.0000225',
    })
  })
})

it('nothing of anybody else’s is in any of it', async () => {
  const [mine, other] = [await newHolder(souk, 'mine_x'), await newHolder(souk, 'other_x')]
  const deposit = await writeDeposit(souk, other, {
    txid: '9'.repeat(64),
    address: 'bc1qOther',
    status: 'confirming',
  })
  await write(souk, other, { type: 'Transaction::WalletRefill', amount: 5000n, meta: { deposit } })
  const [theirs] = (await list(other)).items
  // Even a movement that names what is another's shows nothing of it.
  await write(souk, mine, { type: 'Transaction::WalletRefill', amount: 1n, meta: { deposit } })
  const { items, under_way: coming } = await list(mine)
  expect(items).toMatchObject([{ amount: '0.00000001', deposit_id: null, txid: null, address: null }])
  expect(coming).toEqual([])
  expect((await list(mine, '?address_or_txid=99999999')).items).toEqual([])
  const { status } = await souk.call(`GET /v1/transactions?before=${theirs?.id}`, { as: mine })
  expect(status).toBe(422)
})

describe('what is sent', () => {
  it('covers the fee of its network, to the unit', async () => {
    const way = coins.LTC.networks[0]
    const { networkFee } = way
    try {
      Object.assign(way, { networkFee: '0.5' })
      const person = await newSender(souk)
      await souk.give(person, 'LTC', '3')
      const address = 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1'
      const send = (amount: string) =>
        ask(souk, person, { crypto_currency_code: 'LTC', address, amount, network_fee: '0.5' })
      expect((await send('0.5')).body).toMatchObject({
        code: 'amount_below_fee',
        errors: { amount: ['Value should be bigger than fee'] },
      })
      expect((await send('0.50000001')).status).toBe(200)
    } finally {
      Object.assign(way, { networkFee })
    }
  })

  it('goes to no address that is on a list, which is not saved either', async () => {
    const person = await newSender(souk)
    const { status, body } = await souk.call<Json & { code: string }>('POST /v1/withdrawal_addresses', {
      as: person,
      body: { crypto_currency_code: 'BTC', address: listedAddress, label: 'Old friend' },
    })
    expect([status, body.code]).toEqual([422, 'aml_refused'])
    const list = await souk.call<{ items: Json[] }>('GET /v1/withdrawal_addresses', { as: person })
    expect(list.body.items).toEqual([])
  })
})
