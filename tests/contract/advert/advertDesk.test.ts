import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { switchOn } from '../account/inbox.ts'
import { deskOf, ownerWith, type Desk } from './advertDesk/desk.ts'
import { newName } from '../roles/scene.ts'

const souk = suiteSouk()

const averageAt = (margin: string) => ({ price_mode: 'average', margin_percent: margin })
const fixed = (price: string) => ({ price_mode: 'fixed', fixed_price: price })

describe('a price that is tried', () => {
  it('has the place in search that an advert with it then takes', async () => {
    const market = await ownerWith(souk, '1')
    const beginner = deskOf(souk, await souk.signUp(newName('beginner')))
    await souk.give(beginner.owner, 'BTC', '1')
    const pair = { currency_code: 'GHS', payment_method_codes: ['mtn_momo_gh'] }
    const mine = { ...pair, fixed_price: undefined, minimum: '100', maximum: '5000' }
    await market.make({ ...mine, ...averageAt('1') })
    const second = await market.make({ ...mine, ...averageAt('2') })
    const { market_rate: rate } = (await market.price({ currency_code: 'GHS', ...averageAt('0') })).body
    await market.make({ ...mine, ...fixed(String(Math.round(Number(rate) * 1.03))) })
    await beginner.make({ ...mine, ...averageAt('-5') })
    const stands = async (query: Record<string, string>, as = market) => {
      const { body } = await as.price({ currency_code: 'GHS', ...query })
      return [body['place'], body['places_total'], body['total_is_capped']]
    }
    expect(await stands(averageAt('0.5'))).toEqual([1, 5, false])
    expect(await stands(averageAt('1.5'))).toEqual([2, 5, false])
    // Of equals the one that was there first is first.
    expect(await stands(averageAt('2'))).toEqual([3, 5, false])
    expect(await stands({ ...averageAt('2'), advert_id: second.id })).toEqual([2, 4, false])
    expect(await stands(fixed(String(Math.round(Number(rate) * 1.025))))).toEqual([3, 5, false])
    // Without a completed trade an advert comes after all others, whatever it costs.
    expect(await stands(averageAt('-5'), beginner)).toEqual([5, 5, false])
    expect(await stands(averageAt('-6'), beginner)).toEqual([4, 5, false])

    const made = await market.make({ ...mine, ...averageAt('1.5') })
    const { body } = await souk.call<{ items: { id: string }[] }>(
      'GET /v1/pro/search?type=buy&crypto_currency_code=BTC&currency_code=GHS',
    )
    expect(body.items.findIndex(({ id }) => id === made.id)).toBe(1)
  })

  it('shows what a seller keeps of it and a buyer pays, by the owner’s fee, and what the balance covers', async () => {
    const { price } = await ownerWith(souk, '0.5')
    const sold = (await price(fixed('100000000'))).body
    expect(sold).toMatchObject({
      price: '100000000',
      fee_percent: '0.9',
      keep_per_coin: '99108027.75',
      balance_maximum: '49554013',
      is_stale: false,
    })
    const bought = (await price({ type: 'Ad::Buy', ...fixed('100000000') })).body
    expect(bought).toMatchObject({ keep_per_coin: '100908173.57', balance_maximum: null })
    const margin = (await price(averageAt('10'))).body
    expect(margin).toMatchObject({ market_delta_percent: '10' })
  })

  it.each([
    [{ ...averageAt('51') }, 'margin_percent', 'too_large', { max: '50' }],
    [
      { price_mode: 'formula', equation: 'btc_usd + dollars' },
      'equation',
      'formula_unknown_rate',
      { position: 11 },
    ],
    [
      { price_mode: 'formula', equation: '1 / (1 - 1)' },
      'equation',
      'formula_division_by_zero',
      { position: 3 },
    ],
    [{ price_mode: 'formula', equation: 'btc_usd - btc_usd' }, 'equation', 'price_out_of_range', undefined],
    [{ price_mode: 'fixed' }, 'fixed_price', 'required', undefined],
    [{ type: 'Ad::Swap', ...averageAt('0') }, 'type', 'invalid_choice', undefined],
  ])('is refused at its field: %j', async (query, field, code, params) => {
    const { price } = await ownerWith(souk, '0')
    const { status, body } = await price(query)
    const { code: said, params: about, errors } = body
    expect({ status, fields: Object.keys(errors), code: said, params: about }).toMatchObject({
      status: 422,
      fields: [field],
      code,
      ...(params ? { params } : {}),
    })
  })
})

describe('names of rates for a formula', () => {
  const names = async (path: string, as: Person) => {
    const { body } = await souk.call<{ items: { name: string; rate: string }[] }>(`GET /v1/pro/${path}`, {
      as,
    })
    return body.items
  }

  it('come nearest to the pair first, by prefix, with what they are worth now', async () => {
    const desk = await ownerWith(souk, '0')
    const all = await names(
      'new/generate_autocomplete_macros?crypto_currency_code=BTC&currency_code=NGN',
      desk.owner,
    )
    expect(all.map(({ name }) => name).slice(0, 3)).toEqual(['btc_ngn', 'btc_usd', 'usd_ngn'])
    expect(all).toHaveLength(20)
    expect(all.every(({ rate }) => Number(rate) > 0)).toBe(true)
    const advert = await desk.make()
    const typed = await names(`${advert.id}/generate_autocomplete_macros?prefix=USD_`, desk.owner)
    expect(typed[0]?.name).toBe('usd_ngn')
    expect(typed.every(({ name }) => name.includes('usd_'))).toBe(true)
    expect(await names(`${advert.id}/generate_autocomplete_macros?prefix=dollars`, desk.owner)).toEqual([])
  })
})

const average = { price_mode: 'average', margin_percent: '1', fixed_price: undefined }
const none = '01900000-0000-7000-8000-000000000000'

/** The answer for each, in a word. */
const said = async (call: ReturnType<Desk['change']>) =>
  (await call).body.items.map(({ advert, refusal }) => (advert ? 'ok' : refusal?.code))

describe('several adverts at once', () => {
  it('are changed each by itself, and what one refuses does not stop the others', async () => {
    const [desk, other] = [await ownerWith(souk, '1'), await ownerWith(souk, '1')]
    const [one, two, three] = [await desk.make(average), await desk.make(), await desk.make(average)]
    const foreign = await other.make(average)
    const ids = [three.id, foreign.id, two.id, none, one.id]
    const { status, body } = await desk.change(ids, { margin_percent: '2.5', terms: 'Quickly.' })
    expect(status).toBe(200)
    expect(body.items.map(({ id }) => id)).toEqual(ids)
    expect(body.items.map(({ refusal }) => refusal)).toEqual([
      null,
      { code: 'not_found', field: 'id', params: [] },
      { code: 'price_not_average', field: 'margin_percent', params: [] },
      { code: 'not_found', field: 'id', params: [] },
      null,
    ])
    expect(body.items[0]?.advert).toMatchObject({ terms: 'Quickly.', settings: { margin_percent: '2.5' } })
    const now = async ({ id }: { id: string }, as = desk) =>
      (await souk.call(`GET /v2/pro/${id}`, { as: as.owner })).body['terms']
    expect(await now(two)).toBe('From your own account.')
    expect(await now(foreign, other)).toBe('From your own account.')
  })

  it('go on vacation and come back, are paused, archived and shown again', async () => {
    const desk = await ownerWith(souk, '1')
    const ids = [(await desk.make()).id, (await desk.make()).id]
    const reasons = async () => (await desk.states(ids)).map(state => state['invisible_reasons'])
    expect(await said(desk.change(ids, { is_on_vacation: true }))).toEqual(['ok', 'ok'])
    expect(await reasons()).toEqual([['on_vacation'], ['on_vacation']])
    expect(await said(desk.change(ids, { is_on_vacation: false, status: 'unlisted' }))).toEqual(['ok', 'ok'])
    expect(await reasons()).toEqual([['not_listed'], ['not_listed']])
    expect(await said(desk.change(ids, { status: 'archived' }))).toEqual(['ok', 'ok'])
    expect(await said(desk.change(ids, { status: 'listed' }))).toEqual(['ok', 'ok'])
    expect(await reasons()).toEqual([[], []])
    const hours = { schedule: { day1_start: '09:00', day1_end: '09:00' }, time_zone: 'Africa/Lagos' }
    expect(await said(desk.change(ids, { minimum: '500000' }))).toEqual(['too_small', 'too_small'])
    expect((await desk.change(ids, { time_zone: 'Mars/Base' })).body.errors).toMatchObject({
      'change.time_zone': [expect.any(String)],
    })
    expect((await desk.change(ids, hours)).status).toBe(200)
  })

  it('take one code for all; without it, or with a wrong one, nothing is changed', async () => {
    const desk = await ownerWith(souk, '1')
    const { next } = await switchOn(souk, desk.owner)
    const ids = [(await desk.make({ status: 'draft' })).id, (await desk.make({ status: 'draft' })).id]
    await souk.call('PATCH /v1/users/two_way_auth_settings', {
      as: desk.owner,
      body: { actions: ['publish_sell_advert'], code: await next() },
    })
    const show = (more: object) => desk.change(ids, { status: 'listed' }, more)
    expect(await show({})).toMatchObject({ status: 403, body: { code: 'two_factor_required' } })
    expect(await show({ code: '000000' })).toMatchObject({ status: 422, body: { code: 'wrong_code' } })
    expect((await desk.mine('?state=draft')).items).toHaveLength(2)
    expect(await said(show({ code: await next() }))).toEqual(['ok', 'ok'])
    expect(await desk.makeSeveral([{}, {}])).toMatchObject({ status: 403 })
    expect(await desk.makeSeveral([{}, {}], { code: await next() })).toMatchObject({ status: 200 })
  })

  it('are made all or none, and a refusal names its place', async () => {
    const desk = await ownerWith(souk, '1')
    const refused = await desk.makeSeveral([{}, {}, { minimum: '0' }])
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'too_small', errors: { 'adverts.2.minimum': [expect.any(String)] } },
    })
    expect((await desk.mine()).items).toEqual([])
    const key = randomUUID()
    const made = await desk.makeSeveral([{}, { ...average, type: 'Ad::Buy', requisites: [] }], {}, key)
    expect(made.status).toBe(200)
    expect(
      (await desk.makeSeveral([{}, { ...average, type: 'Ad::Buy', requisites: [] }], {}, key)).body,
    ).toEqual(made.body)
    expect((await desk.mine()).counts['all']).toBe(2)
    const tooMany = await desk.makeSeveral(Array.from({ length: 9 }, () => ({})))
    expect(tooMany).toMatchObject({
      status: 409,
      body: { code: 'advert_limit_reached', params: { limit: 10 } },
    })
    expect((await desk.mine()).counts['all']).toBe(2)
  })
})

describe('one’s own adverts', () => {
  it('are counted by state, filtered and put in order, with how many there may be', async () => {
    const desk = await ownerWith(souk, '1')
    const cheap = await desk.make({ fixed_price: '90000000' })
    const dear = await desk.make({ fixed_price: '110000000' })
    const buys = await desk.make({ type: 'Ad::Buy', requisites: [], ...average, margin_percent: '0' })
    const draft = await desk.make({ status: 'draft' })
    const paused = await desk.make({
      status: 'unlisted',
      crypto_currency_code: 'ETH',
      fixed_price: '5000000',
    })
    const old = await desk.make()
    await souk.call(`DELETE /v2/pro/${old.id}`, { as: desk.owner })
    await souk.advance(1000)
    await desk.change([cheap.id], { terms: 'New.' })
    const page = await desk.mine()
    expect(page).toMatchObject({
      total: 5,
      limit: 10,
      used: 5,
      counts: { all: 5, shown: 3, hidden: 1, draft: 1, archived: 1 },
    })
    const ids = async (query: string) => (await desk.mine(query)).items.map(({ id }) => id)
    expect(await ids('?sort=updated&limit=1')).toEqual([cheap.id])
    expect(await ids('?sort=created&state=shown')).toEqual([buys.id, dear.id, cheap.id])
    const byPrice = await ids('?sort=price&state=shown&type=Ad::Sell')
    expect(byPrice).toEqual([cheap.id, dear.id])
    expect(await ids('?state=draft')).toEqual([draft.id])
    expect(await ids('?state=archived')).toEqual([old.id])
    expect(await ids('?state=hidden&crypto_currency_code=ETH')).toEqual([paused.id])
    expect(await ids('?state=shown&crypto_currency_code=ETH')).toEqual([])
  })
})
