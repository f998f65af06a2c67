import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { machineRandom as random } from '../../../server/runtime/random.ts'
import { newDocumentId } from '../../../server/domain/identifier/identifier.ts'
import { databaseKinds } from '../../support/freshSouk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { makeAdvert } from '../../support/souk.ts'
import type { Json } from '../../support/soukClient.ts'
import { newName, signUpTrader } from '../roles/scene.ts'

describe.each(databaseKinds)('countries, on %s', kind => {
  const souk = suiteSouk({ kind, env: { CONTENT: 'shipped' } })
  const get = (path: string, language = 'en') =>
    souk.call(`GET /v1/${path}` as `${string} /${string}`, { headers: { 'accept-language': language } })
  const read = async (path: string, language = 'en') => {
    const { status, body } = await get(path, language)
    expect([path, status]).toEqual([path, 200])
    return body
  }

  /** Somebody writes a country. */
  async function write(code: string, extra: object, documentKind = 'country') {
    const { clock, database } = souk.server.parts
    const at = clock.now()
    const id = newDocumentId(at, random)
    await sql`insert into document (id, kind, code, first_at) values (${id}, ${documentKind}, ${code}, ${at})`.execute(
      database.db,
    )
    await sql`insert into document_version (document_id, locale, number, state, shows_from, title, description, source, extra, made_at)
      values (${id}, 'en', 1, 'published', ${at}, 'Coins there', 'How people trade there.', 'Text', ${JSON.stringify(extra)}, ${at})`.execute(
      database.db,
    )
  }

  it.for([
    ['nigeria', 'NG', 'NGN', 'bank_transfer_ng', 'Nigeria', 'Нигерия'],
    ['ghana', 'GH', 'GHS', 'mtn_momo_gh', 'Ghana', 'Гана'],
    ['kenya', 'KE', 'KES', 'mpesa', 'Kenya', 'Кения'],
  ] as const)('%s is a text with its currency and its ways to pay', async ([code, ...row]) => {
    const [territory, currency, method, english, russian] = row
    const [en, ru] = [await read(`pages/country-${code}`), await read(`pages/country-${code}`, 'ru')]
    expect([en['country'], ru['country']]).toMatchObject([
      { territory_code: territory, name: english, currency_code: currency },
      { territory_code: territory, name: russian, currency_code: currency },
    ])
    const { methods, coins, amount } = en['country'] as { methods: Json[]; coins: string[]; amount: string }
    expect(methods[0]).toMatchObject({ code: method, name: expect.any(String), url_code: expect.any(String) })
    expect([coins[0], Number(amount) > 0]).toEqual(['USDT', true])
    expect(String(en['tree'])).toContain('"id":"questions"')
    expect(JSON.stringify(en) + JSON.stringify(ru)).not.toContain('{{')
    expect(en['title']).not.toBe(ru['title'])
  })

  it('are listed in the reader’s language, each with what it is called and paid in', async () => {
    const { items } = (await read('country_pages', 'ru')) as { items: Json[] }
    expect(items.slice(0, 3)).toMatchObject([
      { code: 'ghana', name: 'Гана', territory_code: 'GH', currency_code: 'GHS' },
      { code: 'kenya', name: 'Кения', currency_code: 'KES' },
      { code: 'nigeria', name: 'Нигерия', currency_code: 'NGN' },
    ])
  })

  it('a fourth is a document; what it names that we have not is left out', async () => {
    const methods = 'payshap opay nothing payshap'
    await write('south-africa', {
      territory: 'ZA',
      currency: 'ZAR',
      coins: 'BTC DOGE BTC',
      methods,
      amount: '-5',
    })
    expect(await read('pages/country-south-africa', 'ru')).toMatchObject({
      is_translated: false,
      country: {
        name: 'ЮАР',
        currency_code: 'ZAR',
        coins: ['BTC'],
        methods: [{ code: 'payshap' }],
        amount: null,
      },
    })
    const { items } = (await read('country_pages')) as { items: Json[] }
    expect(items.map(({ code }) => code)).toContain('south-africa')
  })

  it('one that names no place of ours is a text alone, and in no list', async () => {
    await write('atlantis', { territory: 'AT', currency: 'XXX' })
    expect(await read('pages/country-atlantis')).toMatchObject({ country: null })
    const { items } = (await read('country_pages')) as { items: Json[] }
    expect(items.map(({ code }) => code)).not.toContain('atlantis')
  })

  it('no other page has a country', async () => {
    expect((await read('pages/about-us'))['country']).toBeNull()
  })

  it('no kind of document may be made up', async () => {
    await expect(write('mars', {}, 'planet')).rejects.toThrow('document_kind_check')
  })

  it.for([
    ['pages/country-nowhere', 404, 'page'],
    ['pages/country-', 404, 'page'],
    ['pages/country-Nigeria', 422, 'page'],
    ['home/best_prices', 422, 'currency_code'],
    ['home/best_prices?currency_code=XXX', 422, 'currency_code'],
    ['home/best_prices?currency_code=ngn', 422, 'currency_code'],
    [`home/best_prices?currency_code=${'N'.repeat(500)}`, 422, 'currency_code'],
  ] as const)('%s is refused', async ([path, status, field]) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(JSON.stringify(answer.body['errors'])).toContain(field)
  })

  it('the best prices are those that the search finds first, both ways', async () => {
    const pricesOf = async () => {
      // What was found a moment ago is everybody's for a moment.
      await souk.advance(4000)
      const { items } = (await read('home/best_prices?currency_code=NGN')) as { items: Json[] }
      return new Map(items.map(item => [String(item['crypto_currency_code']), item]))
    }
    const before = await pricesOf()
    expect(before.get('BTC')).toMatchObject({ buy_price: null, sell_price: null })
    expect([before.size, Number(before.get('BTC')?.['market_rate']) > 0]).toEqual([11, true])

    const seller = await signUpTrader(souk, newName('seller'))
    await souk.give(seller, 'BTC', '2')
    const advert = { price_mode: 'average', margin_percent: '2' }
    await makeAdvert(souk, seller, advert)
    await makeAdvert(souk, seller, { ...advert, margin_percent: '1' })
    // A beginner's offer is cheaper, and stands behind all others.
    const beginner = await souk.signUp(newName('beginner'))
    await souk.give(beginner, 'BTC', '2')
    await makeAdvert(souk, beginner, { ...advert, margin_percent: '-5' })
    const buyer = await signUpTrader(souk, newName('buyer'))
    await makeAdvert(souk, buyer, { ...advert, type: 'Ad::Buy', margin_percent: '-3' })

    const compare = async () => {
      const found = (await pricesOf()).get('BTC')
      const home = (await read('home?crypto_currency_code=BTC&currency_code=NGN')) as {
        best_to_buy: Json[]
        best_to_sell: Json[]
      }
      expect([found?.['buy_price'], found?.['sell_price']]).toEqual([
        home.best_to_buy[0]?.['price'],
        home.best_to_sell[0]?.['price'],
      ])
      return found
    }
    const average = await compare()
    expect(average?.['buy_price']).toEqual(expect.any(String))
    expect(average?.['sell_price']).toEqual(expect.any(String))

    // A fixed price that is better than any over the market.
    const fixed = String(average?.['market_rate']).split('.')[0] ?? ''
    await makeAdvert(souk, seller, { price_mode: 'fixed', margin_percent: null, fixed_price: fixed })
    expect((await compare())?.['buy_price']).toBe(fixed)
    expect((await pricesOf()).get('ETH')).toMatchObject({ buy_price: null, sell_price: null })
  })
})
