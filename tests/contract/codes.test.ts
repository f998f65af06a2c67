import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import type { Person } from '../support/soukClient.ts'
import { suiteSouk } from '../support/suiteSouk.ts'
import { act, newBuyer, open, openMarket, type Market } from './race/market.ts'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const souk = suiteSouk()

/** The code of the authenticator, so many steps of half a minute from now. */
async function code(steps = 0): Promise<string> {
  const { body } = await souk.call<{ now: string }>('GET /dev/clock')
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: 30, digits: 6 })
  return totp.generate({ timestamp: Date.parse(body.now) + steps * 30_000 })
}

/** A code that is not right now, nor a step off. */
async function wrongCode(): Promise<string> {
  const right = await Promise.all([-1, 0, 1].map(code))
  return ['000000', '111111', '222222', '333333'].find(guess => !right.includes(guess)) ?? '444444'
}

/** A seller who releases with a code. */
async function guardedMarket(): Promise<Market> {
  const market = await openMarket(souk, '1')
  await souk.call('POST /dev/standing', { body: { user_name: market.seller.name, totp_secret: secret } })
  return market
}

async function paidTrade(market: Market): Promise<{ trade: string; buyer: Person }> {
  const buyer = await newBuyer(souk)
  const trade = await open(market, buyer)
  await act(souk, trade, buyer, 'confirm', {})
  return { trade, buyer }
}

const release = (market: Market, trade: string, said: object, key?: string) =>
  act(souk, trade, market.seller, 'complete', { money_received: true, ...said }, key)

it('a release asks for the code and takes it at its field; the amount is no way around it', async () => {
  const market = await guardedMarket()
  const { trade } = await paidTrade(market)
  for (const said of [{}, { amount: '250000' }])
    expect(await release(market, trade, said)).toMatchObject({
      status: 403,
      body: { code: 'two_factor_required', errors: { code: [expect.any(String)] } },
    })
  expect(await release(market, trade, { code: await wrongCode() })).toMatchObject({
    status: 422,
    body: { code: 'wrong_code', errors: { code: [expect.any(String)] } },
  })
  expect((await release(market, trade, { code: await code() })).body.status).toBe('completed_by_seller')
})

it('a code releases one trade: not a second one, and the same one again only by its key', async () => {
  const market = await guardedMarket()
  const [first, second] = [await paidTrade(market), await paidTrade(market)]
  const right = await code()
  const released = await release(market, first.trade, { code: right }, 'release-key-1')
  expect(released.status).toBe(200)
  expect((await release(market, second.trade, { code: right })).body.code).toBe('wrong_code')
  expect((await release(market, first.trade, { code: right }, 'release-key-1')).body).toEqual(released.body)
  await souk.advance(31_000)
  expect((await release(market, second.trade, { code: await code() })).status).toBe(200)
})

it('fifty guesses at the same moment are five, over all trades; then the right code waits too', async () => {
  const market = await guardedMarket()
  const trades = [await paidTrade(market), await paidTrade(market)]
  const guess = await wrongCode()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) => release(market, trades[turn % 2]?.trade ?? '', { code: guess })),
  )
  expect(answers.filter(({ body }) => body.code === 'wrong_code')).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(45)
  const trade = trades[0]?.trade ?? ''
  expect(await release(market, trade, { code: await code() })).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests', errors: { code: [expect.any(String)] } },
  })
  await souk.advance(15 * 60_000 + 1000)
  expect((await release(market, trade, { code: await code() })).status).toBe(200)
})

it('what was no guess is not counted as one', async () => {
  const market = await guardedMarket()
  const { trade } = await paidTrade(market)
  for (let turn = 0; turn < 6; turn++)
    expect(
      (await act(souk, trade, market.seller, 'complete', { money_received: false, code: await code() })).body
        .code,
    ).toBe('required')
  expect((await release(market, trade, { code: await code() })).status).toBe(200)
})
