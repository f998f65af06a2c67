import { describe, expect, it } from 'vitest'
import { makeAdvert, openTrade } from '../../support/souk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { act, newBuyer, open, openMarket, released, type Market } from '../race/market.ts'
import { newName } from '../roles/scene.ts'

const dayMs = 86_400_000
const souk = suiteSouk()

const profileOf = async (name: string, as: Person | null = null) =>
  (await souk.call<Json & { risks: string[] }>(`GET /v1/profiles/${name}`, { as })).body

/** A trade of ₦250,000 that is paid and released. */
async function completed(market: Market, buyer: Person): Promise<string> {
  const trade = await open(market, buyer)
  await act(souk, trade, buyer, 'confirm', {})
  await souk.advance(90_000)
  expect((await act(souk, trade, market.seller, 'complete', released)).status).toBe(200)
  return trade
}

describe('the page of a person', () => {
  it('says nothing that is not so of a newcomer', async () => {
    const amina = await souk.signUp(newName('amina'))
    expect(await profileOf(amina.name)).toMatchObject({
      user_name: amina.name,
      is_own: false,
      standing: 'ok',
      verifications: [],
      rating_percent: null,
      feedbacks_count: 0,
      feedback_counts: { positive: 0, neutral: 0, negative: 0 },
      trades_count: 0,
      counterparties_count: 0,
      cancelled_percent: null,
      average_release_minutes: null,
      median_release_minutes: null,
      volumes: [],
      risks: ['new_account', 'no_trades'],
      is_buying: false,
      is_selling: false,
      offers_count: 0,
      phone: null,
      legal_name: null,
      history: null,
    })
  })

  it('shows what was traded: to everybody by bands, to the partner what is between them', async () => {
    const market = await openMarket(souk, '1')
    const buyer = await newBuyer(souk)
    await completed(market, buyer)
    await completed(market, buyer)
    const trade = await open(market, buyer)
    expect((await act(souk, trade, buyer, 'cancel', {})).status).toBe(200)

    const seen = await profileOf(market.seller.name)
    expect(seen).toMatchObject({
      // Fifty are given to who sells in tests, so that nobody holds them to a beginner's limits.
      trades_count: 52,
      counterparties_count: 1,
      median_release_minutes: 2,
      average_release_minutes: 2,
      volumes: [{ asset: 'BTC', from: '0', to: '0.25' }],
      is_selling: true,
      is_buying: false,
      offers_count: 1,
      history: null,
    })
    expect(JSON.stringify(seen)).not.toContain('0.005')
    const between = await profileOf(market.seller.name, buyer)
    expect(between['history']).toMatchObject({ completed: 2, cancelled: 1 })
    expect(between.risks).not.toContain('first_trade_with_you')
    expect((await profileOf(market.seller.name, await newBuyer(souk))).risks).toContain(
      'first_trade_with_you',
    )
    expect((await profileOf(buyer.name))['cancelled_percent']).toBe('33.3')
  })

  it('lists the trades between two people for these two, with what each said', async () => {
    const market = await openMarket(souk, '1')
    const buyer = await newBuyer(souk)
    const trade = await completed(market, buyer)
    await souk.call('POST /v1/feedbacks', {
      as: buyer,
      body: { trade_id: trade, grade: 'positive', text: 'Fast.' },
    })
    const line = `GET /v1/profiles/trades_history/${market.seller.name}` as const
    const { body } = await souk.call<{ items: Json[]; total: number }>(line, { as: buyer })
    expect(body).toMatchObject({
      total: 1,
      items: [
        {
          trade_id: trade,
          viewer_side: 'buyer',
          group: 'completed',
          fiat_amount: '250000',
          my_grade: 'positive',
          their_grade: null,
        },
      ],
    })
    const stranger = await souk.call<{ items: Json[] }>(line, { as: await newBuyer(souk) })
    expect(stranger.body.items).toEqual([])
  })

  it('shows the telephone to its owner, the legal name to who trades with them now', async () => {
    const market = await openMarket(souk, '1')
    const buyer = await newBuyer(souk)
    await souk.server.parts.database.db
      .updateTable('app_user')
      .set({ phone: '+2348012345678', legal_name: 'KUNLE O. ADEYEMI', identity_verified_at: new Date() })
      .where('user_name', '=', market.seller.name)
      .execute()
    expect(await profileOf(market.seller.name, market.seller)).toMatchObject({
      is_own: true,
      phone: '+2348012345678',
      legal_name: 'KUNLE O. ADEYEMI',
    })
    expect(await profileOf(market.seller.name, buyer)).toMatchObject({ phone: null, legal_name: null })
    const trade = await open(market, buyer)
    expect(await profileOf(market.seller.name, buyer)).toMatchObject({
      phone: null,
      legal_name: 'KUNLE O. ADEYEMI',
      verifications: ['identity'],
    })
    expect((await act(souk, trade, buyer, 'cancel', {})).status).toBe(200)
    expect(await profileOf(market.seller.name, buyer)).toMatchObject({ legal_name: null })
  })

  it('is nobody’s for a name that nobody has, whatever its letters', async () => {
    expect((await souk.call('GET /v1/profiles/nobody_here')).status).toBe(404)
    const amina = await souk.signUp(newName('amina'))
    expect((await profileOf(amina.name.toUpperCase()))['user_name']).toBe(amina.name)
  })

  it('says that an account is no longer young', async () => {
    const amina = await souk.signUp(newName('amina'))
    await souk.advance(31 * dayMs)
    expect((await profileOf(amina.name)).risks).toEqual(['no_trades'])
  })
})

describe('offers of a person', () => {
  it('are those that are open now, of every pair, without requisites', async () => {
    const market = await openMarket(souk, '1')
    await makeAdvert(souk, market.seller, {
      type: 'Ad::Buy',
      crypto_currency_code: 'USDT',
      currency_code: 'EUR',
      payment_method_codes: ['paypal'],
      fixed_price: '0.9',
      minimum: '10',
      maximum: '100',
      requisites: [],
    })
    await makeAdvert(souk, market.seller, { status: 'unlisted' })
    const { body } = await souk.call<{ items: (Json & { risks: string[] })[]; total: number }>(
      `GET /v1/offers/of/${market.seller.name}`,
    )
    expect(body.total).toBe(2)
    expect(body.items.map(item => [item['type'], item['crypto_currency_code'], item['risks']])).toEqual([
      ['Ad::Sell', 'BTC', ['new_account', 'few_partners']],
      ['Ad::Buy', 'USDT', ['new_account', 'few_partners', 'reversible_method']],
    ])
    expect(JSON.stringify(body)).not.toContain('0142883761')
    expect((await profileOf(market.seller.name)).risks).toContain('reversible_method')
  })
})

describe('people by the beginning of their names', () => {
  it('are found with the most trades first, signs of patterns meaning themselves', async () => {
    const [first, second] = [await souk.signUp('zed_one'), await souk.signUp('zedXtwo')]
    await souk.server.parts.database.db
      .updateTable('trader')
      .set({ completed_trades: 9 })
      .where('user_id', 'in', users =>
        users.selectFrom('app_user').select('id').where('user_name', '=', second.name),
      )
      .execute()
    const found = async (query: string) => {
      const { body } = await souk.call<{ items: { user_name: string }[] }>(
        `GET /v1/profiles?query=${query}`,
        {
          as: first,
        },
      )
      return body.items.map(item => item.user_name)
    }
    expect(await found('ZED')).toEqual(['zedXtwo', 'zed_one'])
    expect(await found('zed_')).toEqual(['zed_one'])
  })
})

describe('somebody who is blocked', () => {
  const search = async (as: Person) => {
    const { body } = await souk.call<{ items: { id: string }[] }>(
      'GET /v1/pro/search?type=buy&crypto_currency_code=BTC&currency_code=NGN&limit=100',
      { as },
    )
    return body.items
  }

  it('is met no more in a search, opens no trade, and is told why; and all is well after it', async () => {
    const market = await openMarket(souk, '1')
    const buyer = await newBuyer(souk)
    const isOffered = async () => (await search(buyer)).some(({ id }) => id === market.advert.id)
    expect(await isOffered()).toBe(true)
    const block = { as: buyer, body: { user_name: market.seller.name } }
    expect((await souk.call('POST /v1/black_lists', block)).status).toBe(200)
    // Twice is once.
    expect((await souk.call('POST /v1/black_lists', block)).status).toBe(200)
    expect(await isOffered()).toBe(false)
    expect(await profileOf(market.seller.name, buyer)).toMatchObject({ is_blocked: true, has_blocked: false })
    expect(await profileOf(buyer.name, market.seller)).toMatchObject({ is_blocked: false, has_blocked: true })
    expect((await openTrade(souk, buyer, market.advert)).body).toMatchObject({
      code: 'trader_banned_by_you',
      isBl: true,
    })
    await souk.call(`DELETE /v1/black_lists/${market.seller.name}`, { as: buyer })
    expect(await isOffered()).toBe(true)
    expect((await openTrade(souk, buyer, market.advert)).status).toBe(200)
  })

  it('meets who blocked them no more, is told why by the offer itself, and finishes the trade that is open', async () => {
    const market = await openMarket(souk, '1')
    const buyer = await newBuyer(souk)
    const trade = await open(market, buyer)
    await souk.call('POST /v1/black_lists', { as: market.seller, body: { user_name: buyer.name } })
    expect((await search(buyer)).some(({ id }) => id === market.advert.id)).toBe(false)
    const { body: offer } = await souk.call<{ requirements: { code: string }[] }>(
      `GET /v2/pro/${market.advert.id}`,
      { as: buyer },
    )
    expect(offer.requirements.map(({ code }) => code)).toContain('banned_by_trader')
    expect((await openTrade(souk, buyer, market.advert)).body).toMatchObject({
      code: 'banned_by_trader',
      isBl: true,
    })
    const say = (text: string, clientId: string) =>
      souk.call(`POST /v1/trades/${trade}/create_message_in_trade_conversation`, {
        as: buyer,
        body: { text, client_id: clientId },
      })
    expect((await say('Paying now.', 'client-0101')).status).toBe(200)
    expect((await act(souk, trade, buyer, 'confirm', {})).status).toBe(200)
    expect((await act(souk, trade, market.seller, 'complete', released)).status).toBe(200)
    // Over, the conversation is over too.
    expect((await say('And another thing.', 'client-0102')).body).toMatchObject({
      code: 'banned_by_trader',
      isBl: true,
    })
  })
})
