import { describe, expect, it } from 'vitest'
import { makeAdvert } from '../../support/souk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { newName, signUpTrader } from '../roles/scene.ts'

interface Kept {
  readonly id: string
  readonly name: string
  readonly query: Json
  readonly price_limit: string | null
  readonly is_notified: boolean
  readonly new_count: number
}

const minute = 60_000
/** How long after an offer its searches are looked at, and their owners told. */
const soon = 11_000
const souk = suiteSouk()

const ngn = { type: 'buy', crypto_currency_code: 'BTC', currency_code: 'NGN' }

async function keep(person: Person, body: object = {}, query: object = {}): Promise<Kept> {
  const answer = await souk.call<Kept & Json>('POST /v1/me/saved_searches', {
    as: person,
    body: { query: { ...ngn, ...query }, ...body },
  })
  expect(answer.status).toBe(200)
  return answer.body
}
const keptBy = async (person: Person) =>
  (await souk.call<{ items: Kept[]; limit: number }>('GET /v1/me/saved_searches', { as: person })).body
const countsOf = async (person: Person) => (await keptBy(person)).items.map(({ new_count: count }) => count)
const change = (person: Person, { id }: Kept, body: object) =>
  souk.call<Kept>(`PATCH /v1/me/saved_searches/${id}`, { as: person, body })
async function toldOf(person: Person): Promise<number> {
  const { body } = await souk.call<{ items: { code: string }[] }>('GET /v1/notifications', { as: person })
  return body.items.filter(({ code }) => code === 'offer_matches').length
}
async function seller(bitcoin = '1'): Promise<Person> {
  const person = await signUpTrader(souk, 'seller')
  await souk.give(person, 'BTC', bitcoin)
  return person
}
const looker = () => souk.signUp(newName('looker'))
const setAdvert = (owner: Person, { id }: { id: string }, body: object) =>
  souk.call(`PATCH /v2/pro/${id}`, { as: owner, body })

describe('a kept search', () => {
  it('is kept as it was said, renamed, switched and forgotten by its owner alone', async () => {
    const person = await looker()
    const query = {
      amount: '250000',
      payment_method_code: ['opay', 'ANY'],
      country_code: 'NG',
      minimum_rating: '95',
      minimum_trades: 10,
      sms_required: true,
    }
    const kept = await keep(person, { name: ' Cheap ', price_limit: '90000000' }, query)
    expect(kept).toMatchObject({
      name: 'Cheap',
      price_limit: '90000000',
      is_notified: true,
      new_count: 0,
      query: {
        ...ngn,
        ...query,
        payment_method_code: ['opay'],
        amount_side: 'fiat',
        online_only: false,
        for_identified_people: false,
      },
    })
    expect((await keptBy(person)).items).toEqual([kept])
    expect((await change(person, kept, { name: 'Dear', is_notified: false })).body).toMatchObject({
      name: 'Dear',
      is_notified: false,
      price_limit: '90000000',
    })
    const other = await looker()
    expect((await change(other, kept, { name: 'Mine' })).status).toBe(404)
    const path = `DELETE /v1/me/saved_searches/${kept.id}` as const
    expect((await souk.call(path, { as: other })).status).toBe(404)
    expect((await souk.call(path, { as: person })).status).toBe(200)
    expect((await keptBy(person)).items).toEqual([])
  })

  it('is refused at what is wrong, and past the limit', async () => {
    const person = await looker()
    const refused = async (body: object) => {
      const answer = await souk.call('POST /v1/me/saved_searches', { as: person, body })
      return [answer.status, answer.body['code'], Object.keys(answer.body['errors'] ?? {})[0]]
    }
    expect(await refused({ query: { ...ngn, currency_code: 'XXX' } })).toEqual([
      422,
      'invalid_choice',
      'query.currency_code',
    ])
    expect(await refused({ query: { ...ngn, amount: '0' } })).toEqual([
      422,
      'invalid_decimal',
      'query.amount',
    ])
    expect(await refused({ query: ngn, price_limit: '-1' })).toEqual([422, 'invalid_decimal', 'price_limit'])
    const { limit } = await keptBy(person)
    for (let count = 0; count < limit; count++) await keep(person)
    expect((await refused({ query: ngn }))[1]).toBe('saved_search_limit_reached')
  })
})

describe('offers that come to match', () => {
  it('are told of once, and once an hour for a search', async () => {
    const owner = await seller('10')
    const shownBefore = await makeAdvert(souk, owner)
    const person = await looker()
    const kept = await keep(person)
    await keep(person, { is_notified: false }, { payment_method_code: ['sepa'], currency_code: 'EUR' })
    await souk.advance(soon)
    expect(await countsOf(person)).toEqual([0, 0])
    // It matched when the search was kept, and comes back: no news.
    await setAdvert(owner, shownBefore, { status: 'unlisted' })
    await setAdvert(owner, shownBefore, { status: 'listed' })
    const fresh = await makeAdvert(souk, owner)
    await souk.advance(soon)
    expect(await countsOf(person)).toEqual([1, 0])
    expect(await toldOf(person)).toBe(1)
    await setAdvert(owner, fresh, { status: 'unlisted' })
    await setAdvert(owner, fresh, { status: 'listed' })
    await makeAdvert(souk, owner)
    await souk.advance(soon)
    expect(await countsOf(person)).toEqual([2, 0])
    expect(await toldOf(person)).toBe(1)
    await souk.advance(60 * minute)
    expect(await toldOf(person)).toBe(2)
    expect((await change(person, kept, { is_opened: true })).body.new_count).toBe(0)
    await souk.advance(60 * minute)
    expect(await toldOf(person)).toBe(2)
  })

  it('are those that the search would find: not one’s own, not of who is blocked, not of another kind', async () => {
    const person = await seller()
    await keep(person, {}, { amount: '20000', minimum_trades: 10, sms_required: true })
    const [owner, blocked] = [await seller('10'), await seller()]
    await souk.call('POST /v1/black_lists', { as: person, body: { user_name: blocked.name } })
    const asks = { phone_required: true }
    await makeAdvert(souk, person, asks)
    await makeAdvert(souk, blocked, asks)
    await makeAdvert(souk, owner)
    await makeAdvert(souk, owner, { ...asks, minimum: '30000' })
    await souk.advance(soon)
    expect(await countsOf(person)).toEqual([0])
    const hidden = await makeAdvert(souk, owner, { ...asks, status: 'unlisted' })
    await souk.advance(soon)
    expect(await countsOf(person)).toEqual([0])
    await setAdvert(owner, hidden, { status: 'listed' })
    await souk.advance(soon)
    expect(await countsOf(person)).toEqual([1])
  })

  it('may come to match by their price, which is told as well', async () => {
    const owner = await seller('10')
    const dear = await makeAdvert(souk, owner, { fixed_price: '150000000' })
    const person = await looker()
    await keep(person, { price_limit: '99000000' })
    await souk.advance(soon)
    expect(await countsOf(person)).toEqual([0])
    await setAdvert(owner, dear, { fixed_price: '99000000' })
    await souk.advance(soon)
    expect(await countsOf(person)).toEqual([1])
    expect(await toldOf(person)).toBe(1)
    // Away and back again is nothing new.
    await setAdvert(owner, dear, { fixed_price: '150000000' })
    await setAdvert(owner, dear, { fixed_price: '98000000' })
    await souk.advance(soon)
    expect(await countsOf(person)).toEqual([1])
  })
})
