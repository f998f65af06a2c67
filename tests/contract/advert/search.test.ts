import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  compareDecimals,
  decimal,
  divideDecimals,
  multiplyDecimals,
  roundDecimal,
} from '../../../server/domain/money/decimal.ts'
import { makeAdvert, openTrade } from '../../support/souk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { act } from '../race/market.ts'
import { newName, signUpTrader } from '../roles/scene.ts'

interface Offer {
  readonly id: string
  readonly price: string
  readonly maximum: string
  readonly you_get: string | null
}
interface Page {
  readonly items: readonly Offer[]
  readonly pages: number
  readonly total: number
  readonly market_rate: string
}

const minute = 60_000
const souk = suiteSouk()

/** Adverts of a test stand in a pair of their own, so that it sees no others. */
const fiats = [
  'GHS',
  'KES',
  'KZT',
  'TRY',
  'INR',
  'AED',
  'BRL',
  'ZAR',
  'PLN',
  'UZS',
  'GEL',
  'CNY',
  'GBP',
  'UAH',
  'BYN',
  'RUB',
  'USD',
] as const
let used = 0

/** A pair that nobody trades yet, its market rate, and how to search it. */
async function newPair(fiat: string = fiats[used++] ?? '') {
  const find = async (query: Json = {}): Promise<Page> => {
    const search = new URLSearchParams({ type: 'buy', crypto_currency_code: 'BTC', currency_code: fiat })
    for (const [name, value] of Object.entries(query)) {
      search.delete(name)
      for (const one of [value].flat()) search.append(name, String(one))
    }
    const { status, body } = await souk.call<Page>(`GET /v1/pro/search?${search}`)
    expect(status).toBe(200)
    return body
  }
  const ids = async (query?: Json) => (await find(query)).items.map(({ id }) => id)
  const rate = (await find()).market_rate
  const { body: known } = await souk.call<{ items: { code: string }[] }>(
    `GET /v2/payment_methods?currency_code=${fiat}`,
  )
  const [method = '', other = ''] = known.items.map(({ code }) => code)
  /** So many times the market's price, as a fixed price. */
  const times = (factor: string) =>
    roundDecimal(multiplyDecimals(decimal(rate), decimal(factor)), 2, 'halfUp')
  const offer = (owner: Person, changes: object = {}) =>
    makeAdvert(souk, owner, {
      currency_code: fiat,
      payment_method_codes: [method],
      price_mode: 'fixed',
      fixed_price: times('1'),
      minimum: times('0.001'),
      maximum: times('0.5'),
      ...changes,
    })
  return { fiat, find, ids, times, offer, method, other }
}

/** Somebody with coins whose adverts are in nobody's sandbox. */
async function trader(bitcoin = '1'): Promise<Person> {
  const person = await signUpTrader(souk, 'trader')
  await souk.give(person, 'BTC', bitcoin)
  return person
}

/** What somebody did so far. */
const record = async (person: Person, figures: object) =>
  souk.server.parts.database.db
    .updateTable('trader')
    .set(figures)
    .where('user_id', '=', (await idOf(person)) as never)
    .execute()

/** So many adverts of one owner like this one, cheaper and asking for nothing. */
async function copies(id: string, count: number): Promise<void> {
  const { db } = souk.server.parts.database
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'advert' and is_generated = 'NEVER'`.execute(db)
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)))
  await sql`
    insert into advert (${columns})
    select ${columns} from (
      select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'own_price', a.own_price * 0.7,
        'phone_required', false))).* from advert a, generate_series(1, ${count}) where a.id = ${id}::uuid) copied`.execute(
    db,
  )
}

const idOf = async (person: Person) => (await souk.call<{ id: string }>('GET /v1/me', { as: person })).body.id

describe('the order of offers', () => {
  it('merges fixed, average and formula prices, the lowest first for who buys', async () => {
    const { fiat, find, ids, times, offer } = await newPair()
    const owner = await trader('10')
    const fixed = await offer(owner, { fixed_price: times('1.02') })
    const average = await offer(owner, { price_mode: 'average', margin_percent: '1', fixed_price: null })
    const equation = `btc_usd * usd_${fiat.toLowerCase()} * 1.03`
    const formula = await offer(owner, { price_mode: 'formula', equation, fixed_price: null })
    const cheap = await offer(owner, { price_mode: 'average', margin_percent: '-2', fixed_price: null })
    expect(await ids()).toEqual([cheap, average, fixed, formula].map(({ id }) => id))
    const prices = (await find()).items.map(({ price }) => decimal(price))
    expect(prices.toSorted(compareDecimals)).toEqual(prices)
  })

  it('puts the highest first for who sells', async () => {
    const { ids, times, offer } = await newPair()
    const owner = await trader()
    const buys = { type: 'Ad::Buy', requisites: [] }
    const low = await offer(owner, { ...buys, fixed_price: times('0.97') })
    const high = await offer(owner, { ...buys, fixed_price: times('0.99') })
    const middle = await offer(owner, {
      ...buys,
      price_mode: 'average',
      margin_percent: '-2',
      fixed_price: null,
    })
    expect(await ids({ type: 'sell' })).toEqual([high, middle, low].map(({ id }) => id))
    expect(await ids()).toEqual([])
  })

  it('puts beginners last by price, and where they belong by what one gets', async () => {
    const { find, ids, times, offer } = await newPair()
    const beginner = await souk.signUp(newName('beginner'))
    await souk.give(beginner, 'BTC', '1')
    const sandboxed = await offer(beginner, { fixed_price: times('0.95'), maximum: times('0.002') })
    const usual = await offer(await trader())
    expect(await ids()).toEqual([usual.id, sandboxed.id])
    const amount = times('0.0015')
    expect(await ids({ sort: 'you_get', amount })).toEqual([sandboxed.id, usual.id])
    const [first, second] = (await find({ sort: 'you_get', amount })).items
    expect(compareDecimals(decimal(first?.you_get ?? '0'), decimal(second?.you_get ?? '0'))).toBe(1)
  })

  it('by release puts the fastest seller first, who never released last', async () => {
    const { ids, offer } = await newPair()
    const owners = [await trader(), await trader(), await trader()]
    const offers: string[] = []
    for (const owner of owners) offers.push((await offer(owner)).id)
    for (const [index, seconds] of [600, 60].entries())
      await souk.server.parts.database.db
        .updateTable('trader')
        .set({ median_release_seconds: seconds })
        .where('user_id', '=', (await idOf(owners[index] as Person)) as never)
        .execute()
    await souk.advance(5000)
    expect(await ids({ sort: 'fastest_release' })).toEqual([offers[1], offers[0], offers[2]])
  })

  it('by rating, by trades and by age puts the best, the most and the newest first', async () => {
    const { ids, offer } = await newPair()
    const [one, two, three] = [await trader(), await trader(), await trader()]
    const first = (await offer(one)).id
    const second = (await offer(two)).id
    const third = (await offer(three)).id
    await record(one, { positive: 9, negative: 1, completed_trades: 80 })
    await record(two, { positive: 99, negative: 1, completed_trades: 60 })
    await souk.advance(5000)
    expect(await ids({ sort: 'best_rated' })).toEqual([second, first, third])
    expect(await ids({ sort: 'most_trades' })).toEqual([first, second, third])
    expect(await ids({ sort: 'newest' })).toEqual([third, second, first])
    expect(await ids({ minimum_rating: '95' })).toEqual([second])
    expect((await ids({ minimum_trades: 60 })).toSorted()).toEqual([first, second].toSorted())
    expect(await ids({ minimum_rating: '100' })).toEqual([])
  })

  it('is the same over all pages, each offer once', async () => {
    const { find, ids, times, offer } = await newPair()
    const owner = await trader('10')
    for (const factor of ['1.04', '1.01', '1.03', '1.02', '1.05'])
      await offer(owner, { fixed_price: times(factor) })
    const whole = await ids({ limit: 100 })
    const pages = await Promise.all([1, 2, 3, 4].map(page => find({ page, limit: 2 })))
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(whole)
    expect(pages[0]).toMatchObject({ total: 5, pages: 3 })
  })
})

describe('a filter', () => {
  it('of the amount finds whose limits hold it, in fiat and in coins', async () => {
    const { find, ids, times, offer } = await newPair()
    const owner = await trader('10')
    const small = await offer(owner, { minimum: times('0.001'), maximum: times('0.01') })
    const large = await offer(owner, { minimum: times('0.05'), maximum: times('0.5') })
    expect(await ids({ amount: times('0.005') })).toEqual([small.id])
    expect(await ids({ amount: times('0.1') })).toEqual([large.id])
    expect(await ids({ amount: times('0.02') })).toEqual([])
    expect(await ids({ amount: '0.1', amount_side: 'crypto' })).toEqual([large.id])
    const { price, you_get } = (await find({ amount: times('0.1') })).items[0] as Offer
    expect(you_get).toBe(divideDecimals(times('0.1'), decimal(price), 8, 'down'))
  })

  it('of right limits finds those that hold an amount of coins at their own price', async () => {
    const { fiat, find, ids, times, offer } = await newPair()
    const owner = await trader('10')
    const limits = { minimum: times('0.05'), maximum: times('0.1') }
    const even = await offer(owner, limits)
    const cheap = await offer(owner, { ...limits, fixed_price: times('0.97') })
    const dear = await offer(owner, { ...limits, fixed_price: times('1.05') })
    const above = { price_mode: 'average', margin_percent: '4', fixed_price: null }
    const average = await offer(owner, { ...limits, ...above })
    const at = (amount: string, more: Json = {}) => ids({ amount, amount_side: 'crypto', ...more })
    const right = { with_correct_limits: true }
    // At the market all of them hold it; for the dear ones it is more than their maximum, for the cheap one less than its minimum.
    expect(await at('0.0985')).toEqual([cheap, even, average, dear].map(({ id }) => id))
    expect(await at('0.0985', right)).toEqual([cheap.id, even.id])
    expect(await at('0.0502', right)).toEqual([even, average, dear].map(({ id }) => id))
    expect(await at('0.0985', { ...right, sort: 'newest' })).toEqual([cheap.id, even.id])
    expect(await at('0.0985', { with_correct_limits: false })).toHaveLength(4)
    // It holds where it just fits, and a trade of it is what the offer says.
    const { price } = (await find()).items.find(({ id }) => id === average.id) as Offer
    const most = divideDecimals(times('0.1'), decimal(price), 8, 'down')
    expect(await at(most, right)).toContain(average.id)
    // Without an amount, and with one in fiat, what is shown has right limits already.
    expect(await ids(right)).toHaveLength(4)
    expect(await ids({ ...right, amount: times('0.05') })).toHaveLength(4)
    const refused = await souk.call(
      `GET /v1/pro/search?type=buy&crypto_currency_code=BTC&currency_code=${fiat}&with_correct_limits=maybe`,
    )
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { with_correct_limits: [expect.any(String)] } },
    })
  })

  it('of methods finds who takes one of them', async () => {
    const { ids, offer, method, other } = await newPair()
    const owner = await trader('10')
    const one = await offer(owner)
    const either = await offer(owner, { payment_method_codes: [method, other] })
    expect(await ids({ payment_method_code: [other] })).toEqual([either.id])
    expect((await ids({ payment_method_code: [method, other] })).toSorted()).toEqual(
      [one.id, either.id].toSorted(),
    )
    expect(await ids({ payment_method_code: ['ANY'] })).toHaveLength(2)
  })

  it('of banks finds who names one of them, by whatever name of it', async () => {
    const { ids, offer } = await newPair('NGN')
    const owner = await trader('10')
    const requisites = [
      { kind: 'account_number', value: '0142883761' },
      { kind: 'account_name', value: 'KUNLE O. ADEYEMI' },
    ]
    const transfer = { payment_method_codes: ['bank_transfer_ng'], requisites }
    const named = await offer(owner, { ...transfer, bank_name: 'gtbank' })
    const other = await offer(owner, { ...transfer, bank_name: 'UBA' })
    const wallet = await offer(owner, { payment_method_codes: ['opay'] })
    expect(await ids({ payment_method_bank_code: 'gtbank' })).toEqual([named.id])
    expect(
      await ids({ payment_method_bank_code: ['gtbank', 'uba'], payment_method_code: 'bank_transfer_ng' }),
    ).toEqual(expect.arrayContaining([named.id, other.id]))
    // Of a method without banks any will do.
    expect(
      (
        await ids({ payment_method_bank_code: 'gtbank', payment_method_code: ['bank_transfer_ng', 'opay'] })
      ).toSorted(),
    ).toEqual([named.id, wallet.id].toSorted())
    const refused = await souk.call(
      'GET /v1/pro/search?type=buy&crypto_currency_code=BTC&currency_code=NGN&payment_method_bank_code=nobank',
    )
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid_choice' } })
    expect(Object.keys(refused.body['errors'] as object)).toEqual(['payment_method_bank_code'])
  })

  it('of what an advert asks of people, and of the searcher’s own', async () => {
    const { fiat, ids, offer } = await newPair()
    const [owner, other] = [await trader('10'), await trader()]
    const phone = await offer(owner, { phone_required: true })
    const identity = await offer(owner, { identity_required: true })
    const plain = await offer(other)
    expect(await ids({ sms_required: true })).toEqual([phone.id])
    expect(await ids({ for_identified_people: true })).toEqual([identity.id])
    expect(await ids({ supports_instant_trade: true })).toEqual([])
    const mine = async (which: string) => {
      const path =
        `GET /v1/pro/search?type=buy&crypto_currency_code=BTC&currency_code=${fiat}&mine=${which}` as const
      const { body } = await souk.call<Page>(path, { as: owner })
      return body.items.map(({ id }) => id).toSorted()
    }
    expect(await mine('only')).toEqual([phone.id, identity.id].toSorted())
    expect(await mine('without')).toEqual([plain.id])
    expect(await mine('with')).toHaveLength(3)
    expect(await ids({ mine: 'only' })).toEqual([])
  })

  it('that few match finds them behind everything that is nearer', async () => {
    const { find, ids, offer, times } = await newPair()
    const owner = await trader('10')
    const { id } = await offer(owner, { fixed_price: times('1.3'), phone_required: true })
    await copies(id, 1200)
    const page = await find({ limit: 20 })
    expect(page).toMatchObject({ total: 1000, total_is_capped: true })
    expect(page.items[0]?.id).not.toBe(id)
    expect(await ids({ sms_required: true })).toEqual([id])
    expect(await ids({ sms_required: true, sort: 'newest' })).toEqual([id])
    const seen = new Set<string>()
    for (const number of [1, 2, 3]) for (const one of await ids({ page: number, limit: 100 })) seen.add(one)
    expect(seen.size).toBe(300)
  })

  it('of the country finds those for it, and those for all', async () => {
    const { ids, offer } = await newPair('EUR')
    const owner = await trader('10')
    const sepa = { payment_method_codes: ['sepa'] }
    const everywhere = await offer(owner, sepa)
    const germany = await offer(owner, { ...sepa, country_code: 'DE' })
    await offer(owner, { ...sepa, country_code: 'FR' })
    expect((await ids({ country_code: 'DE' })).toSorted()).toEqual([everywhere.id, germany.id].toSorted())
  })

  it('of who is online, and of who asks for no registration', async () => {
    const { ids, offer } = await newPair()
    const [here, away] = [await trader(), await trader()]
    const open = await offer(here, { allow_anonymous: true })
    await offer(away)
    await souk.server.parts.database.db
      .insertInto('presence')
      .values({
        user_id: (await idOf(here)) as never,
        seen_at: new Date('2100-01-01T00:00:00Z'),
        is_online: true,
      })
      .execute()
    expect(await ids({ online_only: true })).toEqual([open.id])
    expect(await ids({ no_registration: true })).toEqual([open.id])
    expect(await ids({ online_only: false, no_registration: false })).toHaveLength(2)
  })
})

describe('an offer is shown', () => {
  it('while the balance covers it: it goes with the coins and comes back with them, by itself', async () => {
    const { ids, find, times, offer, method } = await newPair()
    const owner = await trader('0.01')
    const { id, price } = await offer(owner, { minimum: times('0.008'), maximum: times('0.5') })
    expect(await ids()).toEqual([id])
    // The largest trade is what the balance holds beside the fee of 0.9 %.
    const [shown] = (await find()).items
    expect(compareDecimals(decimal(shown?.maximum ?? '0'), decimal(times('0.01')))).toBe(-1)
    const buyer = await souk.signUp(newName('buyer'))
    const body = { amount: times('0.008'), price_seen: price, payment_method_code: method }
    const opened = await souk.call<{ id: string }>(`POST /v1/pro/${id}/trades`, { as: buyer, body })
    expect(opened.status).toBe(200)
    expect(await ids()).toEqual([])
    await act(souk, opened.body.id, buyer, 'cancel', {})
    expect(await ids()).toEqual([id])
  })

  it('in its hours, not on vacation, and when it is listed', async () => {
    const { ids, offer } = await newPair()
    const owner = await trader()
    const { body: clock } = await souk.call<{ now: string }>('GET /dev/clock')
    const hour = new Date(clock.now).getUTCHours()
    const until = `${String((hour + 1) % 24).padStart(2, '0')}:00`
    const schedule = Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7].flatMap(day => [
        [`day${day}_start`, `${String(hour).padStart(2, '0')}:00`],
        [`day${day}_end`, until === '00:00' ? '24:00' : until],
      ]),
    )
    const { id } = await offer(owner, { schedule, time_zone: 'UTC' })
    const change = (body: object) => souk.call(`PATCH /v2/pro/${id}`, { as: owner, body })
    expect(await ids()).toEqual([id])
    await souk.advance(60 * minute)
    expect(await ids()).toEqual([])
    await souk.advance(23 * 60 * minute)
    expect(await ids()).toEqual([id])
    await change({ is_on_vacation: true })
    expect(await ids()).toEqual([])
    await change({ is_on_vacation: false, status: 'unlisted' })
    expect(await ids()).toEqual([])
    await change({ status: 'listed' })
    expect(await ids()).toEqual([id])
  })
})

describe('opening on an offer', () => {
  it('at a price that is worse by now is asked again; a better one is taken', async () => {
    const { times, offer, method } = await newPair()
    const owner = await trader()
    const { id, price } = await offer(owner)
    await souk.call(`PATCH /v2/pro/${id}`, { as: owner, body: { fixed_price: times('1.01') } })
    const buyer = await souk.signUp(newName('buyer'))
    const attempt = (seen: string) =>
      souk.call(`POST /v1/pro/${id}/trades`, {
        as: buyer,
        body: { amount: times('0.01'), price_seen: seen, payment_method_code: method },
      })
    expect(await attempt(price)).toMatchObject({
      status: 409,
      body: { code: 'price_changed', params: { price: times('1.01') } },
    })
    expect((await attempt(times('1.2'))).body['price']).toBe(times('1.01'))
  })

  it.each([
    ['-5', 'invalid_decimal'],
    ['0', 'below_minimum'],
  ])('for %s is refused at the amount', async (amount, code) => {
    const { offer } = await newPair()
    const advert = await offer(await trader())
    const { status, body } = await openTrade(souk, await souk.signUp(newName('buyer')), advert, amount)
    expect({ status, code: body['code'] }).toEqual({ status: 422, code })
    expect(Object.keys(body['errors'] as object)).toEqual(['amount'])
  })
})
