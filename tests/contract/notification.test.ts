import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { product } from '../../server/runtime/product.ts'
import { makeAdvert } from '../support/souk.ts'
import { suiteSouk } from '../support/suiteSouk.ts'
import type { Person } from '../support/soukClient.ts'
import { act, newBuyer, open, openMarket, released } from './race/market.ts'
import { newName, signUpTrader } from './roles/scene.ts'

interface Notice {
  readonly id: string
  readonly type: string
  readonly code: string
  readonly trade_id: string | null
  readonly partner_name: string
  readonly amount: string
  readonly asset: string
  readonly method_name: string | null
  readonly trade_status: string | null
  readonly ends_at: string | null
  readonly read_at: string | null
}
interface Notices {
  readonly items: readonly Notice[]
  readonly has_more: boolean
  readonly unread_count: number
  readonly seq: number
}

const souk = suiteSouk()

const list = async (who: Person, query = '') =>
  (await souk.call<Notices>(`GET /v1/notifications${query}`, { as: who })).body
const read = async (who: Person, body: object) =>
  (await souk.call<Notices>('PATCH /v1/notifications', { as: who, body })).body
const unread = async (who: Person) =>
  (await souk.call<{ notifications_count: number }>('GET /v1/me', { as: who })).body.notifications_count

/** A market whose seller has read that their coins came. */
async function freshMarket() {
  const market = await openMarket(souk, '1')
  await read(market.seller, {})
  return market
}
const aboutTrades = async (who: Person) => (await list(who)).items.filter(({ trade_id }) => trade_id !== null)

/** A trade from its opening to its end. */
async function wholeTrade() {
  const market = await freshMarket()
  const buyer = await newBuyer(souk)
  const trade = await open(market, buyer)
  await act(souk, trade, buyer, 'confirm', {})
  await act(souk, trade, market.seller, 'complete', released)
  return { trade, buyer, seller: market.seller }
}

it('each side is told what the other one did, by its kind, with the trade, the partner and the amount', async () => {
  const { trade, buyer, seller } = await wholeTrade()
  const about = (partner: Person) => ({
    trade_id: trade,
    partner_name: partner.name,
    amount: '250000',
    asset: 'NGN',
    method_name: 'OPay',
    trade_status: 'completed_by_seller',
    ends_at: null,
    read_at: null,
  })
  expect(await aboutTrades(seller)).toMatchObject([
    { type: 'Notification::PaymentReceived', code: 'buyer_says_paid', ...about(buyer) },
    { type: 'Notification::NewTradeContact', code: 'trade_opened', ...about(buyer) },
  ])
  expect((await list(buyer)).items).toMatchObject([
    { type: 'Notification::BuyTradeComplete', code: 'coins_released', ...about(seller) },
  ])
})

it('some are read, then all; nobody reads another one’s', async () => {
  const { buyer, seller } = await wholeTrade()
  const [newest, oldest] = await aboutTrades(seller)
  const ids = [oldest?.id]
  expect((await read(buyer, { ids })).unread_count).toBe(1)
  expect(await unread(seller)).toBe(2)
  expect((await read(seller, { ids: [] })).unread_count).toBe(2)
  const after = await read(seller, { ids })
  expect(after.unread_count).toBe(1)
  expect(after.items.map(({ read_at }) => read_at !== null)).toEqual([false, true, true])
  expect((await read(seller, {})).unread_count).toBe(0)
  expect(await unread(seller)).toBe(0)
  expect((await aboutTrades(seller)).map(({ id }) => id)).toEqual([newest?.id, oldest?.id])
})

it('what is read stays read at its time, and reading it again tells nobody', async () => {
  const { seller } = await wholeTrade()
  const [newest] = (await read(seller, {})).items
  const { seq } = await list(seller)
  await souk.advance(60_000)
  const again = await read(seller, { ids: [newest?.id] })
  expect(again.items[0]?.read_at).toBe(newest?.read_at)
  expect((await read(seller, {})).seq).toBe(seq)
})

it('tell until when the reader must act, as long as the trade waits for them', async () => {
  const market = await freshMarket()
  const buyer = await newBuyer(souk)
  const trade = await open(market, buyer)
  const endOf = async (who: Person) => (await aboutTrades(who))[0]?.ends_at ?? null
  const timerOf = async () =>
    (await souk.call<{ timer: { ends_at: string } }>(`GET /v1/trades/${trade}`, { as: market.seller })).body
      .timer.ends_at
  // The buyer pays first: nothing is asked of the seller yet.
  expect(await endOf(market.seller)).toBeNull()
  await act(souk, trade, buyer, 'confirm', {})
  expect(await endOf(market.seller)).toBe(await timerOf())
  expect((await aboutTrades(market.seller)).map(({ trade_status }) => trade_status)).toEqual([
    'paid_confirmed',
    'paid_confirmed',
  ])
  await act(souk, trade, market.seller, 'complete', released)
  expect(await endOf(market.seller)).toBeNull()
})

it('come in parts, newest first, each once, and up to 9999 at a time', async () => {
  const { seller } = await wholeTrade()
  const whole = await list(seller, '?limit=9999')
  const parts = [await list(seller, '?limit=1')]
  while (parts.at(-1)?.has_more)
    parts.push(await list(seller, `?limit=1&before=${parts.at(-1)?.items[0]?.id}`))
  expect(parts.flatMap(({ items }) => items)).toEqual(whole.items)
  expect([whole.items.length, whole.has_more]).toEqual([3, false])
  expect((await list(seller, '?is_unread=true')).items.map(({ code }) => code)).toEqual([
    'buyer_says_paid',
    'trade_opened',
  ])
  expect((await list(seller, '?is_unread=false')).items).toHaveLength(3)
  expect((await souk.call('GET /v1/notifications?limit=10000', { as: seller })).status).toBe(422)
})

it('counts unread ones no further than to the cap, and marks all of them at once', async () => {
  const person = await souk.signUp(newName('drowned'))
  await sql`
    insert into notification (id, user_id, type, code, created_at, told_at)
    select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, u.id, 'Notification::Admin',
      'trade_cancelled', now(), now()
    from app_user u cross join generate_series(1, 130) n where u.user_name = ${person.name}`.execute(
    souk.server.parts.database.db,
  )
  expect((await list(person)).unread_count).toBe(product.paging.unreadCap)
  expect(await unread(person)).toBe(product.paging.unreadCap)
  expect((await read(person, {})).unread_count).toBe(0)
  expect((await list(person, '?is_unread=true')).items).toEqual([])
})

it('whoever has a long list reads it by parts and never another one’s', async () => {
  const { seller, buyer } = await wholeTrade()
  const [newest] = (await list(seller)).items
  // An id of somebody else marks a place in one’s own list, and no more.
  const before = (await list(buyer, `?before=${newest?.id}`)).items
  const own = (await list(buyer)).items
  expect(own).toEqual(expect.arrayContaining([...before]))
})

describe('of what is of no trade', () => {
  it('coins that came from outside are told, with the amount', async () => {
    const person = await souk.signUp(newName('funded'))
    await souk.give(person, 'BTC', '0.5')
    expect((await list(person)).items).toMatchObject([
      {
        type: 'Notification::Refill',
        code: 'coins_credited',
        amount: '0.5',
        asset: 'BTC',
        trade_id: null,
        method_name: null,
        trade_status: null,
        ends_at: null,
      },
    ])
  })

  it('an advert that the balance covers no longer is told once, until it was shown again', async () => {
    const seller = await signUpTrader(souk, 'short')
    await souk.give(seller, 'BTC', '0.0026')
    const advert = await makeAdvert(souk, seller)
    // A second one stands on the same coins: one word says both.
    await makeAdvert(souk, seller)
    const told = async () => {
      await souk.server.workers.jobs.runDue()
      return (await list(seller)).items.filter(({ code }) => code === 'balance_too_low')
    }
    expect(await told()).toEqual([])
    const buyer = await newBuyer(souk)
    const trade = await open({ souk, seller, advert }, buyer)
    expect(await told()).toMatchObject([
      { type: 'Notification::TraderBalanceTooLow', asset: 'BTC', trade_id: null },
    ])
    // However often they are looked at, nothing has changed.
    await souk.advance(180_000)
    expect(await told()).toHaveLength(1)
    await act(souk, trade, buyer, 'cancel', {})
    expect(await told()).toHaveLength(1)
    await open({ souk, seller, advert }, await newBuyer(souk))
    expect(await told()).toHaveLength(2)
  })
})
