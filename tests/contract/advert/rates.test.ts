import { afterAll, beforeAll, expect, it } from 'vitest'
import { firstLegs, startRateServer, type RateServer } from '../../support/network/rateServer.ts'
import { makeAdvert, openTrade } from '../../support/souk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { newName } from '../roles/scene.ts'

const tickMs = 5000
const hourMs = 3_600_000
const dayMs = 24 * hourMs

let published: RateServer
beforeAll(async () => {
  published = await startRateServer()
})
afterAll(() => published.close())
const souk = suiteSouk({
  env: () => ({ RATES_SOURCES: `kraken=${published.url},coinbase=${published.url}/` }),
})

const pair = 'crypto_currency_code=BTC&currency_code=NGN'

interface RateList {
  readonly at: string
  readonly is_stale: boolean
  readonly items: readonly { readonly pair: string; readonly rate: string }[]
}
interface History {
  readonly points: readonly { readonly at: string; readonly rate: string }[]
  readonly low: string
  readonly high: string
  readonly change_percent: string
  readonly is_stale: boolean
}

const ratesNow = async () => (await souk.call<RateList>(`GET /v1/exchange_rates/all?${pair}`)).body
const historyOf = async (period: string) =>
  (await souk.call<History>(`GET /v1/history_exchange_rates?${pair}&period=${period}`)).body

it('tells what is published, crossed exactly', async () => {
  expect((await ratesNow()).items).toMatchObject([{ pair: 'btc_ngn', rate: '127572894.2' }])
})

it('calculates either way, as a trade would round, and refuses what is no amount', async () => {
  const calculate = (amount: string, amount_side: string, code = 'BTC') =>
    souk.call('POST /v1/exchange_rates/calculate', {
      body: { crypto_currency_code: code, currency_code: 'NGN', amount, amount_side },
    })
  expect((await calculate('250000', 'fiat')).body).toMatchObject({
    crypto: { amount: '0.00195966', asset: 'BTC' },
    fiat: { amount: '250000', asset: 'NGN' },
    rate: '127572894.2',
    is_stale: false,
  })
  expect((await calculate('0.00000001', 'crypto')).body).toMatchObject({ fiat: { amount: '1.28' } })
  const refusal = async (...input: Parameters<typeof calculate>) => {
    const { status, body } = await calculate(...input)
    return [status, body['code'], Object.keys(body['errors'] as object)]
  }
  expect(await refusal('0', 'fiat')).toEqual([422, 'invalid_decimal', ['amount']])
  expect(await refusal('-5', 'crypto')).toEqual([422, 'invalid_decimal', ['amount']])
  expect(await refusal('0.001', 'fiat')).toEqual([422, 'too_many_decimals', ['amount']])
  expect(await refusal('1', 'fiat', 'DOGE')).toEqual([422, 'invalid_choice', ['crypto_currency_code']])
})

it('keeps a history that thins out with age, and says how it went', async () => {
  const { database, clock } = souk.server.parts
  const now = clock.now().getTime()
  const coins = Object.fromEntries(
    ['BTC', 'ETH', 'USDT', 'USDC', 'DAI', 'TON', 'TRX', 'LTC', 'XMR'].map(code => [code, firstLegs[code]]),
  )
  const fiats = Object.fromEntries(Object.entries(firstLegs).filter(([code]) => !(code in coins)))
  // Every ten minutes for four days, and every hour for forty before them, as if nothing had been thinned out.
  const moments = [
    ...Array.from({ length: 4 * 144 }, (_item, index) => now - (index + 1) * 600_000),
    ...Array.from({ length: 36 * 24 }, (_item, index) => now - 4 * dayMs - (index + 1) * hourMs),
  ]
  await database.db
    .insertInto('rate_point')
    .values(
      moments.map((at, index) => ({
        at: new Date(at),
        coins: JSON.stringify({ ...coins, A7A5: '0.0125', RUBT: '0.0125', BTC: String(80_000 + index) }),
        fiats: JSON.stringify({ ...fiats, USD: '1' }),
        is_kept: true,
      })),
    )
    .execute()
  await souk.advance(hourMs)

  const kept = await database.db.selectFrom('rate_point').select('at').where('is_kept', '=', true).execute()
  const ages = kept.map(({ at }) => clock.now().getTime() - at.getTime())
  const within = (from: number, to: number) => ages.filter(age => age > from && age <= to).length
  expect(within(0, 2 * dayMs - 2 * hourMs)).toBeGreaterThan(270)
  expect(within(2 * dayMs + hourMs, 31 * dayMs)).toBeLessThanOrEqual(29 * 24 + 1)
  expect(within(31 * dayMs, 60 * dayMs)).toBeLessThanOrEqual(11)

  const [day, week, month, year] = await Promise.all(['day', 'week', 'month', 'year'].map(historyOf))
  for (const [history, points] of [
    [day, 144],
    [week, 168],
    [month, 180],
    [year, 41],
  ] as const) {
    expect(Math.abs((history?.points.length ?? 0) - points)).toBeLessThanOrEqual(7)
    const times = history?.points.map(({ at }) => Date.parse(at)) ?? []
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
    expect(history?.points.at(-1)?.rate).toBe('127572894.2')
    expect(history?.points.map(({ rate }) => Number(rate))).toContain(Number(history?.low))
  }
  expect(day?.high).toBe('127572894.2')
  // From 80,143 dollars a day ago to 88,500.1.
  expect(Number(day?.change_percent)).toBeCloseTo(10.4, 0)
  expect(year?.points.length).toBeLessThan(45)
})

it('a source that jumps is held until it says so again; one that is down grows old, and no trade opens or swap begins on it', async () => {
  const seller = await souk.signUp(newName('seller'))
  const buyer = await souk.signUp(newName('buyer'))
  await souk.give(seller, 'BTC', '0.1')
  const advert = await makeAdvert(souk, seller, {
    price_mode: 'average',
    margin_percent: '1',
    fixed_price: undefined,
  })

  published.be('failing')
  await souk.advance(61_000)
  expect(await ratesNow()).toMatchObject({ is_stale: true })
  expect((await historyOf('day')).is_stale).toBe(true)
  await souk.advance(61_000)
  const { status, body } = await openTrade(souk, buyer, advert)
  expect([status, body['code']]).toEqual([409, 'rate_stale'])
  // Nor is a price locked for a swap.
  const asked = { from_code: 'BTC', to_code: 'USDT', amount: '0.01', side: 'from' }
  const { body: quote } = await souk.call('POST /v1/crypto_crypto_swaps/quotes', { as: seller, body: asked })
  expect(quote['code']).toBe('rate_stale')

  published.be('fine')
  await souk.advance(tickMs)
  expect(await ratesNow()).toMatchObject({ is_stale: false, items: [{ rate: '127572894.2' }] })
  expect((await openTrade(souk, buyer, advert)).status).toBe(200)

  // Two publishers that both say it are believed; see the tests of the source for one alone.
  published.say({ BTC: '120000' })
  await souk.advance(tickMs)
  expect(Number((await ratesNow()).items[0]?.rate)).toBeCloseTo(172_980_000, -3)
})
