import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Ear } from '../../support/gateway.ts'
import { makeAdvert } from '../../support/souk.ts'
import { suiteGateway, suiteSouk } from '../../support/suiteSouk.ts'
import type { Person } from '../../support/soukClient.ts'

const souk = suiteSouk()
const gateway = suiteGateway(souk)
let owner: Person
let buyer: Person
let count = 0

const minute = 60_000

beforeEach(async () => {
  count += 1
  owner = await souk.signUp(`owner_${count}`)
  buyer = await souk.signUp(`buyer_${count}`)
  await souk.give(owner, 'LTC', '100')
})
// What one test offers, the next one must not find.
afterEach(async () => {
  const { body } = await souk.call<{ items: { id: string }[] }>('GET /v1/me/pro', { as: owner })
  for (const { id } of body.items) await souk.call(`DELETE /v2/pro/${id}`, { as: owner })
})

/** An advert that trades without its owner: paid at once, requisites given at once, its stock counted. */
const instant = {
  crypto_currency_code: 'LTC',
  fixed_price: '150000',
  minimum: '10000',
  maximum: '400000',
  liquidity_tracking: true,
}
const wish = {
  crypto_currency_code: 'LTC',
  currency_code: 'NGN',
  amount: '30000',
  payment_method_code: 'opay',
  price_limit: '160000',
}

interface InstantTrade {
  readonly id: string
  readonly status: string
  readonly trade_id: string | null
  readonly refusal: string | null
}

const ask = (as: Person, changes: object = {}, key?: string) =>
  souk.call<InstantTrade>('POST /v1/instant_trades', {
    as,
    body: { ...wish, ...changes },
    ...(key ? { key } : {}),
  })
async function read(as: Person, id: string): Promise<InstantTrade | undefined> {
  const { body } = await souk.call<{ items: InstantTrade[] }>('GET /v1/instant_trades', { as })
  return body.items.find(one => one.id === id)
}

const statuses = ({ heard }: Ear) =>
  heard.flatMap(({ field, value }) => (field === 'instantTradeUpdate' ? [value['status']] : []))

async function listen(person: Person): Promise<Ear> {
  const ear = await gateway.listen({ instantTradeUpdate: '{ status }', userEvents: '{ __typename }' }, person)
  await ear.until(({ heard }) => heard.some(({ field }) => field === 'userEvents'))
  return ear
}

/** Asks, and waits until it is known what became of it. */
async function found(as: Person, changes: object = {}) {
  const ear = await listen(as)
  const { body } = await ask(as, changes)
  expect(body).toMatchObject({ status: 'created', trade_id: null })
  await ear.until(one => statuses(one).some(status => status !== 'created'))
  const one = await read(as, body.id)
  if (!one) throw new Error('An instant trade went away')
  return { ear, one }
}

const act = (as: Person, trade: string | null, action: string, body: object = {}) =>
  souk.call(`POST /v1/trades/${trade}/${action}`, { as, body })

describe('an instant trade', () => {
  it('opens on the best offer that trades at once, and follows its trade to the end', async () => {
    await makeAdvert(souk, owner, { ...instant, fixed_price: '155000' })
    const best = await makeAdvert(souk, owner, instant)
    // Cheaper, but its owner has to be there.
    await makeAdvert(souk, owner, { ...instant, fixed_price: '149000', liquidity_tracking: false })
    const { ear, one } = await found(buyer)
    expect(one).toMatchObject({ status: 'trade_initiated', refusal: null })
    const trade = (await souk.call(`GET /v1/trades/${one.trade_id}`, { as: buyer })).body
    expect(trade).toMatchObject({ advert_id: best.id, status: 'new', is_waiting_for_requisites: false })
    await act(buyer, one.trade_id, 'confirm')
    expect(await read(buyer, one.id)).toMatchObject({ status: 'trade_initiated' })
    await act(owner, one.trade_id, 'complete', { money_received: true, amount: '30000' })
    await ear.until(heard => statuses(heard).includes('paid'))
    expect(statuses(ear)).toEqual(['created', 'trade_initiated', 'paid'])
    await ear.close()
  })

  it('says that the trade was cancelled, or that its time ran out', async () => {
    await makeAdvert(souk, owner, instant)
    const cancelled = await found(buyer)
    await act(buyer, cancelled.one.trade_id, 'cancel')
    await cancelled.ear.until(heard => statuses(heard).includes('trade_cancelled'))
    await cancelled.ear.close()
    const late = await found(buyer)
    await souk.advance(40 * minute)
    await late.ear.until(heard => statuses(heard).includes('past_due'))
    expect(await read(buyer, late.one.id)).toMatchObject({ status: 'past_due' })
    await late.ear.close()
  })

  it('finds nothing where nobody offers it, or only dearer', async () => {
    await makeAdvert(souk, owner, { ...instant, fixed_price: '170000' })
    for (const changes of [{}, { payment_method_code: 'palmpay' }, { amount: '500000' }]) {
      const { ear, one } = await found(buyer, changes)
      expect(one).toMatchObject({ status: 'offer_not_found', trade_id: null })
      await ear.close()
    }
  })

  it('never takes an offer of one’s own', async () => {
    await makeAdvert(souk, owner, instant)
    const { ear, one } = await found(owner)
    expect(one.status).toBe('offer_not_found')
    await ear.close()
  })

  it('says what stood in the way, when every offer asks for it', async () => {
    await makeAdvert(souk, owner, { ...instant, identity_required: true })
    const { ear, one } = await found(buyer)
    expect(one).toMatchObject({
      status: 'init_trade_error',
      refusal: "You don't meet the requirements",
      trade_id: null,
    })
    await ear.close()
  })

  it('is one, however often it is asked for with one key', async () => {
    await makeAdvert(souk, owner, instant)
    const ear = await listen(buyer)
    const answers = await Promise.all([1, 2, 3].map(() => ask(buyer, {}, 'instant-0001')))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    await ear.until(heard => statuses(heard).includes('trade_initiated'))
    const { body } = await souk.call<{ total: number }>('GET /v1/trades', { as: buyer })
    expect(body.total).toBe(1)
    await ear.close()
  })
})
