import { afterAll, beforeAll, expect, it } from 'vitest'
import { startFreshSouk } from '../support/freshSouk.ts'
import type { TestSouk } from '../support/souk.ts'
import type { Person } from '../support/soukClient.ts'
import { act, newBuyer, open, openMarket, released } from './race/market.ts'

interface Notice {
  readonly id: string
  readonly type: string
  readonly code: string
  readonly trade_id: string
  readonly partner_name: string
  readonly amount: string
  readonly asset: string
  readonly read_at: string | null
}
interface Notices {
  readonly items: readonly Notice[]
  readonly unread_count: number
  readonly seq: number
}

let souk: TestSouk
beforeAll(async () => {
  souk = await startFreshSouk()
})
afterAll(async () => {
  expect(souk.faults).toEqual([])
  await souk.close()
})

const list = async (who: Person, query = '') =>
  (await souk.call<Notices>(`GET /v1/notifications${query}`, { as: who })).body
const read = async (who: Person, body: object) =>
  (await souk.call<Notices>('PATCH /v1/notifications', { as: who, body })).body
const unread = async (who: Person) =>
  (await souk.call<{ notifications_count: number }>('GET /v1/me', { as: who })).body.notifications_count

/** A trade from its opening to its end. */
async function wholeTrade() {
  const market = await openMarket(souk, '1')
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
    read_at: null,
  })
  expect((await list(seller)).items).toMatchObject([
    { type: 'Notification::PaymentReceived', code: 'buyer_says_paid', ...about(buyer) },
    { type: 'Notification::NewTradeContact', code: 'trade_opened', ...about(buyer) },
  ])
  expect((await list(buyer)).items).toMatchObject([
    { type: 'Notification::BuyTradeComplete', code: 'coins_released', ...about(seller) },
  ])
})

it('some are read, then all; nobody reads another one’s', async () => {
  const { buyer, seller } = await wholeTrade()
  const [newest, oldest] = (await list(seller)).items
  const ids = [oldest?.id]
  expect((await read(buyer, { ids })).unread_count).toBe(1)
  expect(await unread(seller)).toBe(2)
  expect((await read(seller, { ids: [] })).unread_count).toBe(2)
  const after = await read(seller, { ids })
  expect(after.unread_count).toBe(1)
  expect(after.items.map(({ read_at }) => read_at !== null)).toEqual([false, true])
  expect((await read(seller, {})).unread_count).toBe(0)
  expect(await unread(seller)).toBe(0)
  expect((await list(seller)).items.map(({ id }) => id)).toEqual([newest?.id, oldest?.id])
})

it('come in parts, newest first, each once, and up to 9999 at a time', async () => {
  const { seller } = await wholeTrade()
  const whole = (await list(seller, '?limit=9999')).items
  const [first] = (await list(seller, '?limit=1')).items
  const rest = (await list(seller, `?limit=1&before=${first?.id}`)).items
  expect([first, ...rest]).toEqual(whole)
  expect((await souk.call('GET /v1/notifications?limit=10000', { as: seller })).status).toBe(422)
})
