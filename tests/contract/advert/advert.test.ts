import { describe, expect, it } from 'vitest'
import { advertBody, makeAdvert, openTrade } from '../../support/souk.ts'
import { suiteGateway, suiteSouk } from '../../support/suiteSouk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { newBuyer, openMarket } from '../race/market.ts'
import { newName, signUpTrader } from '../roles/scene.ts'

const souk = suiteSouk()
const gateway = suiteGateway(souk)

interface View extends Json {
  readonly id: string
  readonly price: string
  readonly settings: Json | null
}

async function owner(): Promise<Person> {
  const person = await signUpTrader(souk, 'owner')
  await souk.give(person, 'BTC', '1')
  return person
}
const seen = async (id: string, as: Person | null) =>
  (await souk.call<View>(`GET /v2/pro/${id}`, { as })).body
const make = (as: Person, changes: object) =>
  souk.call<View & { errors: Json; code: string; params: Json }>('POST /v2/pro', {
    as,
    body: advertBody(changes),
  })
const change = (as: Person, id: string, body: object) => souk.call<View>(`PATCH /v2/pro/${id}`, { as, body })

/** Every field that an owner may set, as the wire gives it back. */
const everything = {
  shown: {
    country_code: 'NG',
    bank_name: 'First Bank',
    escrow_minutes: 45,
    phone_required: true,
    identity_required: true,
    minimum_volume_usd: '1000',
    minimum_feedback_score: '90.5',
    first_time_maximum: '50000',
    allow_anonymous: true,
    terms: 'Только со своего счёта.\nNo third parties.',
    promo_text: 'Quick 🚀',
    minimum: '10000.5',
  },
  owners: {
    repeat_volume_coefficient: '1.5',
    time_zone: 'Africa/Lagos',
    is_on_vacation: true,
    liquidity_tracking: true,
    maximum: '400000',
    requisites: [{ kind: 'iban', value: 'NG00 0000' }],
  },
} as const

describe('an advert', () => {
  it('keeps everything that its owner sets, and shows what is theirs to them alone', async () => {
    const [mine, stranger] = [await owner(), await newBuyer(souk)]
    const hours = { day1_start: '09:00', day1_end: '18:30', day7_start: '22:00', day7_end: '24:00' }
    const { status, body } = await make(mine, { ...everything.shown, ...everything.owners, schedule: hours })
    expect(status).toBe(200)
    const { settings, ...shown } = await seen(body.id, mine)
    expect(shown).toMatchObject(everything.shown)
    // Midnight at a day's end is 00:00.
    expect(settings).toMatchObject({ ...everything.owners, schedule: { ...hours, day7_end: '00:00' } })
    const foreign = await seen(body.id, stranger)
    expect(foreign).toMatchObject({ ...everything.shown, settings: null })
    expect(JSON.stringify(foreign)).not.toContain('NG00 0000')
    expect(JSON.stringify(await seen(body.id, null))).not.toContain('NG00 0000')
  })

  it('changes in what is sent, and in nothing else', async () => {
    const mine = await owner()
    const { body: before } = await make(mine, everything.shown)
    const changed = (await change(mine, before.id, { terms: 'New.' })).body
    // What was changed, and what moves with the market.
    const apart = new Set(['terms', 'priced_at', 'market_rate', 'market_delta_percent'])
    const rest = ({ settings, ...view }: View) => [
      ...Object.entries(view).filter(([name]) => !apart.has(name)),
      { ...settings, updated_at: null },
    ]
    expect(rest(changed)).toEqual(rest(await seen(before.id, mine)))
    expect(rest(changed)).toEqual(rest({ ...before, owner: changed['owner'] }))
    expect(changed['terms']).toBe('New.')
  })

  it('costs what its mode says: fixed, with a margin to the market, by a formula; and can change it', async () => {
    const mine = await owner()
    const { body } = await make(mine, { price_mode: 'average', margin_percent: '10', fixed_price: null })
    expect(body).toMatchObject({ price_mode: 'average', market_delta_percent: '10' })
    const formula = { price_mode: 'formula', equation: '(btc_usd + 1000 - 2 * 500) * usd_ngn / 2' }
    const priced = (await change(mine, body.id, formula)).body
    expect(priced).toMatchObject({ price_mode: 'formula', settings: { equation: formula.equation } })
    expect(Number(priced['market_delta_percent'])).toBeCloseTo(-50, 1)
    const fixed = (await change(mine, body.id, { price_mode: 'fixed', fixed_price: '99999999.5' })).body
    expect(fixed).toMatchObject({
      price_mode: 'fixed',
      price: '99999999.5',
      settings: { is_fix_price: true },
    })
  })

  it('with a formula follows the market, and those who look at it are told', async () => {
    const mine = await owner()
    const { body } = await make(mine, { price_mode: 'formula', equation: 'btc_usd * usd_ngn * 1.02' })
    const ear = await gateway.listen(
      { [`addPriceUpdate(advertIds: ["${body.id}"])`]: '{ advertId price }' },
      null,
    )
    const told = () => ear.heard.map(({ value }) => value)
    while (told().length === 0) await souk.advance(5000)
    expect(told()[0]).toMatchObject({ advertId: body.id })
    expect(told().at(-1)?.['price']).not.toBe(body.price)
    await ear.close()
  })

  it('says what keeps a viewer below its maximum: the coins that they can sell, or its terms for who is new', async () => {
    const [mine, viewer] = [await owner(), await newBuyer(souk)]
    const limitOf = async (id: string, as: Person | null) => (await seen(id, as))['viewer_limit']
    const { body: sells } = await make(mine, { first_time_maximum: '50000' })
    expect(await limitOf(sells.id, viewer)).toEqual({ maximum: '50000', by: 'terms' })
    const buys = { type: 'Ad::Buy', requisites: [] }
    const { body: bought } = await make(mine, { ...buys, first_time_maximum: '300000' })
    await souk.give(viewer, 'BTC', '0.002')
    expect(await limitOf(bought.id, viewer)).toEqual({ maximum: '200000', by: 'balance' })
    await souk.give(viewer, 'BTC', '1')
    expect(await limitOf(bought.id, viewer)).toEqual({ maximum: '300000', by: 'terms' })
    expect(await limitOf(bought.id, null)).toEqual({ maximum: '300000', by: 'terms' })
    const { body: free } = await make(mine, { ...buys, first_time_maximum: null })
    expect(await limitOf(free.id, viewer)).toBeNull()
  })

  it('that is changed leaves open trades at their price, terms and requisites', async () => {
    const { seller, advert } = await openMarket(souk, '1')
    const buyer = await newBuyer(souk)
    const { body: trade } = await openTrade(souk, buyer, advert)
    const requisites = [{ kind: 'wallet_id', value: '0000000000' }]
    await change(seller, advert.id, {
      fixed_price: '120000000',
      terms: 'Other.',
      escrow_minutes: 90,
      requisites,
    })
    const { body } = await souk.call(`GET /v1/trades/${trade.id}`, { as: buyer })
    const fixed = (view: Json) =>
      ['price', 'terms', 'requisites', 'escrow_minutes', 'fiat_amount', 'amount'].map(name => view[name])
    expect(fixed(body)).toEqual(fixed(trade))
  })
})

describe('an advert is refused at its field', () => {
  const refusals: readonly (readonly [string, object, string, string])[] = [
    [
      'a margin of −10.01 %',
      { price_mode: 'average', margin_percent: '-10.01' },
      'margin_percent',
      'too_small',
    ],
    [
      'a margin of 50.01 %',
      { price_mode: 'average', margin_percent: '50.01' },
      'margin_percent',
      'too_large',
    ],
    [
      'a formula with a function',
      { price_mode: 'formula', equation: 'sin(1)' },
      'equation',
      'formula_unknown_rate',
    ],
    [
      'a formula that ends too soon',
      { price_mode: 'formula', equation: 'btc_usd *' },
      'equation',
      'formula_unfinished',
    ],
    [
      'a formula that divides by nothing',
      { price_mode: 'formula', equation: '1 / (1 - 1)' },
      'equation',
      'formula_division_by_zero',
    ],
    ['no formula', { price_mode: 'formula' }, 'equation', 'required'],
    ['no price', { price_mode: 'fixed', fixed_price: null }, 'fixed_price', 'required'],
    ['a price of nothing', { fixed_price: '0' }, 'fixed_price', 'price_out_of_range'],
    ['14 minutes', { escrow_minutes: 14 }, 'escrow_minutes', 'too_small'],
    ['91 minutes for an instant method', { escrow_minutes: 91 }, 'escrow_minutes', 'too_large'],
    ['a minimum above the maximum', { minimum: '400001' }, 'maximum', 'too_small'],
    ['no requisites', { requisites: [] }, 'requisites', 'required'],
    [
      'a method of another currency',
      { payment_method_codes: ['sepa'] },
      'payment_method_codes',
      'invalid_choice',
    ],
    ['a time zone that is none', { time_zone: 'Mars/Base' }, 'time_zone', 'invalid_choice'],
  ]
  it.each(refusals)('for %s', async (_name, changes, field, code) => {
    const mine = await owner()
    const { status, body } = await make(mine, changes)
    expect({ status, code: body.code, field: Object.keys(body.errors) }).toEqual({
      status: 422,
      code,
      field: [field],
    })
  })

  it('with the place of the fault in a formula', async () => {
    const { body } = await make(await owner(), { price_mode: 'formula', equation: 'btc_usd + dollars' })
    expect(body.params).toMatchObject({ position: 11 })
  })

  it('for a fourth one of a beginner', async () => {
    const beginner = await souk.signUp(newName('beginner'))
    for (let turn = 0; turn < 3; turn++) await makeAdvert(souk, beginner)
    expect((await make(beginner, {})).body).toMatchObject({
      code: 'advert_limit_reached',
      params: { limit: 3 },
    })
  })
})
