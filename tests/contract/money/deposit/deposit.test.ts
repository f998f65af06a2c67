import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { networkCodes } from '../../../../server/domain/reference/network.ts'
import { cableSocket } from '../../../support/network/cableSocket.ts'
import { startFreshSouk } from '../../../support/freshSouk.ts'
import { makeAdvert, openTrade, type TestSouk } from '../../../support/souk.ts'
import type { Json, Person } from '../../../support/soukClient.ts'
import { newName } from '../../roles/scene.ts'
import { account, books, chainOf, depositOf, depositsOf, held, type Account } from './chain.ts'

let souk: TestSouk
let who: Person
const bitcoin = () => chainOf(souk, 'bitcoin')
const ton = () => chainOf(souk, 'ton')

beforeAll(async () => {
  souk = await startFreshSouk()
  for (const network of networkCodes) await chainOf(souk, network).stop()
})
afterAll(async () => {
  expect(await books(souk)).toEqual([])
  expect(souk.faults).toEqual([])
  await souk.close()
})
beforeEach(async () => {
  who = await souk.signUp(newName('receiver'))
})

describe('an address', () => {
  it('is one per network, the same again, with what a wallet needs to pay it', async () => {
    const first = (await account(souk, who, { crypto_currency_code: 'USDT' })).body
    expect(first).toMatchObject({
      network: 'ethereum',
      standard: 'ERC20',
      minimum: '10',
      confirmations: 12,
      is_simulated: true,
      is_current: true,
      memo: null,
    })
    expect(first.payment_uri).toMatch(/^ethereum:0x\w{40}@1\/transfer\?address=0x\w{40}$/)
    const ether = (await account(souk, who, { crypto_currency_code: 'ETH' })).body
    expect(ether.address).toBe(first.address)
    expect(ether.payment_uri).toBe(`ethereum:${first.address}@1`)
    const coin = (await account(souk, who, { crypto_currency_code: 'BTC' })).body
    expect(coin.payment_uri).toBe(`bitcoin:${coin.address}`)
  })

  it('of TON is one for all, with a memo of one’s own that stays', async () => {
    const other = await souk.signUp(newName('receiver'))
    const asks = { crypto_currency_code: 'TON' }
    const [mine, theirs] = [(await account(souk, who, asks)).body, (await account(souk, other, asks)).body]
    expect(theirs.address).toBe(mine.address)
    expect(theirs.memo).not.toBe(mine.memo)
    expect(mine.payment_uri).toBe(`ton://transfer/${mine.address}?text=${mine.memo}`)
    expect(mine.can_renew).toBe(false)
    expect((await account(souk, who, { ...asks, renew: true })).body).toMatchObject({
      code: 'address_fixed',
    })
    const usdt = (await account(souk, who, { crypto_currency_code: 'USDT', network: 'ton' })).body
    expect(usdt.memo).toBe(mine.memo)
    expect(usdt.payment_uri).toContain(`&text=${mine.memo}`)
  })

  it('is renewed ten times a day, and the old ones are watched on', async () => {
    const asks = { crypto_currency_code: 'LTC' }
    const old = (await account(souk, who, asks)).body
    for (let made = 1; made < 10; made++) await account(souk, who, { ...asks, renew: true })
    expect((await account(souk, who, { ...asks, renew: true })).body).toMatchObject({
      code: 'address_limit_reached',
      params: { limit: 10 },
    })
    const { body } = await souk.call<{ items: Account[] }>('GET /v1/accounts?crypto_currency_code=LTC', {
      as: who,
    })
    expect(body.items).toHaveLength(10)
    expect(body.items.map(item => item.is_current)).toEqual([true, ...Array<boolean>(9).fill(false)])
    expect(body.items[0]).toMatchObject({ can_renew: false })
    await chainOf(souk, 'litecoin').send({ asset: 'LTC', amount: '1.5', to: old.address })
    await chainOf(souk, 'litecoin').mine(6)
    expect(await held(souk, who, 'LTC')).toMatchObject({ available: '1.5' })
    const after = await souk.call<{ items: Account[] }>('GET /v1/accounts?crypto_currency_code=LTC', {
      as: who,
    })
    expect(after.body.items.at(-1)).toMatchObject({
      address: old.address,
      received: '1.5',
      deposits_count: 1,
    })
  })

  it.each([
    [{ crypto_currency_code: 'BTC', network: 'tron' }, 'network'],
    [{ crypto_currency_code: 'RUBT', network: 'ton' }, 'network'],
    [{ crypto_currency_code: 'NGN' }, 'crypto_currency_code'],
  ])('is refused where the coin does not travel: %j', async (body, field) => {
    const answer = await account(souk, who, body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body['errors'] as object)).toEqual([field])
  })

  it('is made once by calls at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, () => account(souk, who, { crypto_currency_code: 'XMR' })),
    )
    expect(new Set(made.map(({ body }) => body.address)).size).toBe(1)
  })
})

describe('a deposit', () => {
  it('is seen, counted, and credited once', async () => {
    const socket = cableSocket(`${souk.server.url.replace('http', 'ws')}/cable?token=${who.token}`)
    await socket.frame(({ type }) => type === 'welcome')
    await socket.subscribe(JSON.stringify({ channel: 'AppChannel' }))
    const txid = await bitcoin().send({ asset: 'BTC', amount: '0.02', user_name: who.name })
    expect(await depositOf(souk, who, txid)).toMatchObject({ status: 'seen', confirmations: 0 })
    expect(await held(souk, who, 'BTC')).toMatchObject({ available: '0' })
    await bitcoin().mine()
    expect(await depositOf(souk, who, txid)).toMatchObject({ status: 'confirming', confirmations: 1 })
    await bitcoin().mine()
    expect(await depositOf(souk, who, txid)).toMatchObject({ status: 'credited', confirmations: 2 })
    expect(await held(souk, who, 'BTC')).toMatchObject({ available: '0.02' })
    await bitcoin().mine(5)
    expect(await held(souk, who, 'BTC')).toMatchObject({ available: '0.02' })
    expect(await socket.event('balance_amount')).toMatchObject({ asset: 'BTC', available: '0.02' })
    const told = socket.frames
      .map(({ message }) => message as Json | undefined)
      .filter(message => message?.['event'] === 'transaction_created')
    expect(told.map(message => [message?.['confirmations'], message?.['is_confirmed']])).toEqual([
      [0, false],
      [1, false],
      [2, false],
      [2, true],
    ])
    await socket.close()
    const { body } = await souk.call<{ items: Json[] }>('GET /v1/transactions', { as: who })
    expect(body.items).toMatchObject([{ type: 'Transaction::WalletRefill', asset: 'BTC', amount: '0.02' }])
    const notices = await souk.call<{ items: Json[] }>('GET /v1/notifications', { as: who })
    expect(notices.body.items).toMatchObject([{ type: 'Notification::Refill', code: 'coins_credited' }])
  })

  it('below the minimum is never credited', async () => {
    const txid = await bitcoin().send({ asset: 'BTC', amount: '0.00019999', user_name: who.name })
    await bitcoin().mine(4)
    expect(await depositOf(souk, who, txid)).toMatchObject({ status: 'below_minimum' })
    expect(await held(souk, who, 'BTC')).toMatchObject({ available: '0' })
    await bitcoin().reorganise(4, [txid])
    expect(await depositOf(souk, who, txid)).toMatchObject({ status: 'vanished' })
  })

  it('that another transaction replaced vanishes; the other one counts', async () => {
    const txid = await bitcoin().send({ asset: 'BTC', amount: '0.5', user_name: who.name })
    const socket = cableSocket(`${souk.server.url.replace('http', 'ws')}/cable?token=${who.token}`)
    await socket.frame(({ type }) => type === 'welcome')
    await socket.subscribe(JSON.stringify({ channel: 'AppChannel' }))
    await bitcoin().conflict(txid)
    await bitcoin().mine(3)
    expect(await depositOf(souk, who, txid)).toMatchObject({ status: 'vanished' })
    // Its page looks again.
    expect(await socket.event('transaction_created')).toMatchObject({ is_confirmed: false })
    await socket.close()
    expect(await held(souk, who, 'BTC')).toMatchObject({ available: '0' })
  })

  it('of several in one block, in any order, each is credited once to its owner', async () => {
    const other = await souk.signUp(newName('receiver'))
    const amounts = ['0.001', '0.002', '0.003']
    await Promise.all(
      [who, other].flatMap(person =>
        amounts.map(amount => bitcoin().send({ asset: 'BTC', amount, user_name: person.name })),
      ),
    )
    await Promise.all([bitcoin().mine(), bitcoin().mine(), bitcoin().mine()])
    expect(await held(souk, who, 'BTC')).toMatchObject({ available: '0.006' })
    expect(await held(souk, other, 'BTC')).toMatchObject({ available: '0.006' })
  })

  it('that came while nobody looked is found: a day of blocks', async () => {
    const { address } = (await account(souk, who, { crypto_currency_code: 'TRX' })).body
    const tron = chainOf(souk, 'tron')
    await tron.send({ asset: 'TRX', amount: '50', to: address })
    for (let rounds = 0; rounds < 4; rounds++) await tron.mine(200)
    expect(await held(souk, who, 'TRX')).toMatchObject({ available: '50' })
  })

  it('needs nobody to mine its blocks; once it is settled no more come', async () => {
    const monero = chainOf(souk, 'monero')
    const height = async () => {
      const { body } = await souk.call<{ items: { network: string; height: number }[] }>(
        'GET /dev/chain/networks',
      )
      return body.items.find(item => item.network === 'monero')?.height
    }
    await monero.start()
    await monero.send({ asset: 'XMR', amount: '2', user_name: who.name })
    for (let rounds = 0; rounds < 12; rounds++) await souk.advance(5000)
    expect(await held(souk, who, 'XMR')).toMatchObject({ available: '2' })
    const settled = await height()
    await souk.advance(60_000)
    expect(await height()).toBe(settled)
    await monero.stop()
  })

  it('brings an advert back that nothing covered', async () => {
    const advert = await makeAdvert(souk, who)
    const buyer = await souk.signUp(newName('buyer'))
    expect((await openTrade(souk, buyer, advert)).status).toBe(409)
    await bitcoin().send({ asset: 'BTC', amount: '0.05', user_name: who.name })
    await bitcoin().mine(2)
    expect((await openTrade(souk, buyer, advert)).status).toBe(200)
  })
})

describe('a reorganisation', () => {
  it('before the credit lets it wait again; kept, it is credited once', async () => {
    const txid = await bitcoin().send({ asset: 'BTC', amount: '0.01', user_name: who.name })
    await bitcoin().mine()
    await bitcoin().reorganise(1, [txid])
    expect((await depositOf(souk, who, txid)).status).toBe('vanished')
    await bitcoin().resend(txid)
    expect((await depositOf(souk, who, txid)).status).toBe('seen')
    await bitcoin().mine()
    await bitcoin().reorganise(1)
    expect(await depositOf(souk, who, txid)).toMatchObject({ status: 'credited' })
    await bitcoin().mine(3)
    expect(await held(souk, who, 'BTC')).toMatchObject({ available: '0.01' })
  })

  it('that keeps a credited one changes nothing', async () => {
    const txid = await bitcoin().send({ asset: 'BTC', amount: '0.01', user_name: who.name })
    await bitcoin().mine(2)
    await bitcoin().reorganise(2)
    expect(await depositOf(souk, who, txid)).toMatchObject({ status: 'credited' })
    const { body } = await souk.call<{ items: Json[] }>('GET /v1/transactions', { as: who })
    expect(body.items).toHaveLength(1)
  })

  it('that drops a credited one takes it back; mined again it is credited again, once', async () => {
    const txid = await bitcoin().send({ asset: 'BTC', amount: '0.01', user_name: who.name })
    await bitcoin().mine(2)
    await bitcoin().reorganise(2, [txid])
    expect(await depositOf(souk, who, txid)).toMatchObject({ status: 'reversed', confirmations: 0 })
    expect(await held(souk, who, 'BTC')).toEqual({ available: '0', owes: '0' })
    expect(await books(souk)).toEqual([])
    await bitcoin().resend(txid)
    await bitcoin().mine(4)
    expect(await depositOf(souk, who, txid)).toMatchObject({ status: 'credited' })
    expect(await held(souk, who, 'BTC')).toEqual({ available: '0.01', owes: '0' })
  })

  it('after the coins were spent leaves a debt, which the next credit repays first', async () => {
    const txid = await bitcoin().send({ asset: 'BTC', amount: '0.01', user_name: who.name })
    await bitcoin().mine(2)
    const advert = await makeAdvert(souk, who)
    const buyer = await souk.signUp(newName('buyer'))
    await openTrade(souk, buyer, advert)
    const { available: left } = await held(souk, who, 'BTC')
    await bitcoin().reorganise(2, [txid])
    const after = await held(souk, who, 'BTC')
    expect(after.available).toBe('0')
    expect(Number(after.owes)).toBeCloseTo(0.01 - Number(left), 8)
    expect(await books(souk)).toEqual([])
    await bitcoin().send({ asset: 'BTC', amount: '0.01', user_name: who.name })
    await bitcoin().mine(2)
    expect(await held(souk, who, 'BTC')).toEqual({ available: left, owes: '0' })
  })
})

describe('a deposit without its memo', () => {
  const from = 'EQD__________________________________________0vo'

  it('waits in suspense, and nobody gets it by saying that it is theirs', async () => {
    const stranger = await souk.signUp(newName('stranger'))
    // An exchange sends for many: who got coins from it before is not who sent these.
    await ton().send({ asset: 'TON', amount: '2', user_name: stranger.name, from })
    await ton().mine()
    const lost = await ton().send({
      asset: 'TON',
      amount: '5',
      user_name: who.name,
      without_memo: true,
      from,
    })
    await ton().mine()
    expect(await books(souk)).toEqual([])
    const claim = (as: Person) =>
      souk.call('POST /v1/deposits/claim', { as, body: { network: 'ton', txid: lost } })
    for (const as of [stranger, who, who])
      expect((await claim(as)).body).toEqual({ state: 'waiting', deposit: null })
    expect(await held(souk, stranger, 'TON')).toMatchObject({ available: '2' })
    expect(await held(souk, who, 'TON')).toMatchObject({ available: '0' })
    const { body } = await souk.call<{ items: { id: string; txid: string }[] }>('GET /dev/deposits')
    const open = body.items.find(item => item.txid === lost)
    await souk.call(`POST /dev/deposits/${open?.id}/approve`, { body: { user_name: who.name } })
    expect((await claim(who)).body).toMatchObject({ state: 'credited', deposit: { amount: '5' } })
    expect((await claim(stranger)).status).toBe(404)
    expect(await held(souk, who, 'TON')).toMatchObject({ available: '5' })
  })

  it('that two people claim is given by an operator, to one', async () => {
    const other = await souk.signUp(newName('claimant'))
    const txid = await ton().send({ asset: 'TON', amount: '3', user_name: who.name, memo: '10000099' })
    await ton().mine()
    for (const as of [who, other])
      expect(
        (await souk.call('POST /v1/deposits/claim', { as, body: { network: 'ton', txid } })).body,
      ).toMatchObject({ state: 'waiting' })
    const { body } = await souk.call<{ items: { id: string; txid: string; claimants: string[] }[] }>(
      'GET /dev/deposits',
    )
    const open = body.items.find(item => item.txid === txid)
    expect(open?.claimants).toEqual([who.name, other.name])
    const given = await Promise.all(
      [who, other].map(({ name }) =>
        souk.call(`POST /dev/deposits/${open?.id}/approve`, { body: { user_name: name } }),
      ),
    )
    expect(new Set(given.map(({ status }) => status))).toEqual(new Set([200, 404]))
    const had = [await held(souk, who, 'TON'), await held(souk, other, 'TON')]
    expect(new Set(had.map(({ available }) => available))).toEqual(new Set(['0', '3']))
  })

  it('goes back into nobody’s hands when the chain drops it', async () => {
    const txid = await ton().send({ asset: 'TON', amount: '1', user_name: who.name, without_memo: true })
    await ton().mine()
    await ton().reorganise(1, [txid])
    expect(await books(souk)).toEqual([])
    expect((await depositsOf(souk, who)).length).toBe(0)
    await ton().resend(txid)
    await ton().mine(2)
    expect(await books(souk)).toEqual([])
  })
})
