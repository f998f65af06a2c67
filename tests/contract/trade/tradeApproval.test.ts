import { describe, expect, it } from 'vitest'
import type { Json, Person } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { messagesTo } from '../account/inbox.ts'
import { act, newBuyer, open, openMarket } from '../race/market.ts'
import { buttonsOf, linkMessenger, minute, press } from '../money/withdrawal/sender.ts'

const souk = suiteSouk()

const seen = async (trade: string, who: Person) =>
  (
    await souk.call<Json & { status: string; actions: { action: string; is_available: boolean }[] }>(
      `GET /v1/trades/${trade}`,
      { as: who },
    )
  ).body
const askAction = async (trade: string, who: Person) =>
  (await seen(trade, who)).actions.find(({ action }) => action === 'request_approval')?.is_available

/** A paid trade whose seller has a messenger. */
async function paid() {
  const market = await openMarket(souk, '1')
  const buyer = await newBuyer(souk)
  const trade = await open(market, buyer)
  await act(souk, trade, buyer, 'confirm', {})
  return { trade, buyer, seller: market.seller }
}
const request = (trade: string, as: Person) =>
  souk.call<Json & { code: string }>(`POST /v1/trades/${trade}/request_approval`, { as })

describe('a release that is approved in the messenger', () => {
  it('is offered to a seller with a messenger alone, and releases when they say so', async () => {
    const { trade, buyer, seller } = await paid()
    expect(await askAction(trade, seller)).toBeUndefined()
    expect((await request(trade, seller)).body.code).toBe('messenger_required')
    const from = await linkMessenger(souk, seller)
    expect(await askAction(trade, seller)).toBe(true)
    expect((await request(trade, buyer)).body.code).toBe('only_seller_may')
    expect((await request(trade, seller)).status).toBe(200)
    expect((await request(trade, seller)).body.code).toBe('approval_pending')
    const { yes } = await buttonsOf(souk, from)
    expect((await messagesTo(souk, from))[0]?.text).toContain('250000 NGN')
    expect(await askAction(trade, seller)).toBe(false)
    await press(souk, '4711', yes)
    expect((await seen(trade, seller)).status).toBe('paid_confirmed')
    await press(souk, from, yes)
    expect((await seen(trade, seller)).status).toBe('completed_by_seller')
    await press(souk, from, yes)
    expect((await messagesTo(souk, from))[0]?.text).toContain('decided already')
  })

  it('is taken back on the page: what the messenger asked releases nothing any more', async () => {
    const { trade, buyer, seller } = await paid()
    const from = await linkMessenger(souk, seller)
    const takeBack = (as: Person) =>
      souk.call<Json & { code: string }>(`POST /v1/trades/${trade}/cancel_approval`, { as })
    const mayTakeBack = async () =>
      (await seen(trade, seller)).actions.some(({ action }) => action === 'cancel_approval')
    expect(await mayTakeBack()).toBe(false)
    expect((await takeBack(seller)).body.code).toBe('time_ran_out')
    await request(trade, seller)
    const { yes } = await buttonsOf(souk, from)
    expect(await mayTakeBack()).toBe(true)
    expect((await takeBack(buyer)).body.code).toBe('only_seller_may')
    expect((await takeBack(seller)).status).toBe(200)
    expect(await mayTakeBack()).toBe(false)
    await press(souk, from, yes)
    expect((await seen(trade, seller)).status).toBe('paid_confirmed')
    expect(await askAction(trade, seller)).toBe(true)
  })

  it('is declined, and may be asked for again; time ends it as well', async () => {
    const { trade, seller } = await paid()
    const from = await linkMessenger(souk, seller)
    await request(trade, seller)
    const { no, yes } = await buttonsOf(souk, from)
    await press(souk, from, no)
    expect((await seen(trade, seller)).status).toBe('paid_confirmed')
    await press(souk, from, yes)
    expect((await seen(trade, seller)).status).toBe('paid_confirmed')
    expect((await request(trade, seller)).status).toBe(200)
    const again = await buttonsOf(souk, from)
    await souk.advance(15 * minute + 1000)
    await press(souk, from, again.yes)
    expect((await seen(trade, seller)).status).toBe('paid_confirmed')
    const rows = await souk.server.parts.database.db
      .selectFrom('outbox')
      .select('events')
      .orderBy('id')
      .execute()
    const states = rows
      .flatMap(({ events }) => events)
      .filter(({ name }) => name === 'trade_approval')
      .map(({ payload }) => payload['state'])
    const takenBack = ['waiting', 'declined']
    expect(states).toEqual(['waiting', 'approved', ...takenBack, 'waiting', 'declined', 'waiting', 'expired'])
  })
})
