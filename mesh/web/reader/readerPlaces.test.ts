import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerHome } from '../../../tests/support/mesh/homeAnswers.ts'
import { answerReading, countryAnswer } from '../../../tests/support/mesh/readerAnswers.ts'
import { openReaderSite, readerOrigin, type ReaderSite } from '../../../tests/support/mesh/readerSite.ts'

let site: ReaderSite
beforeAll(async () => {
  site = await openReaderSite(readerOrigin, 'CF-IPCountry')
  answerReading(site.server)
  answerHome(site.server)
  // The first page waits for what draws it, and what is beside it does not wait for so long.
  await site.get('/')
})
afterAll(() => site.close())
beforeEach(() => {
  site.wait(60_000)
  answerReading(site.server)
  answerHome(site.server)
  site.server.reply('GET /api/v1/country_pages', { items: cards })
  site.server.reply('GET /api/v1/pages/country-nigeria', countryAnswer())
  site.server.reply(
    'GET /api/v1/pages/country-ghana',
    countryAnswer({ page: 'country-ghana', country: null }),
  )
  site.server.reply('GET /api/v2/payment_methods', { items: methods })
  site.server.received.length = 0
})

const cards = [
  ['ghana', 'Ghana', 'GH', 'GHS'],
  ['nigeria', 'Nigeria', 'NG', 'NGN'],
].map(([code, name, territory_code, currency_code]) => ({
  code,
  name,
  territory_code,
  currency_code,
  title: `Coins in ${name}`,
  description: `How people in ${name} trade.`,
}))
const methods = [
  { code: 'bank_transfer_ng', url_code: 'bank', name: 'Bank transfer', group: 'bank_transfer' },
  { code: 'palmpay', url_code: 'palmpay', name: 'PalmPay', group: 'wallet' },
  { code: 'opay', url_code: 'opay', name: 'OPay', group: 'wallet' },
]

const from = (country: string) => ({ 'cf-ipcountry': country })
const asked = () => site.server.received.map(({ url }) => url)
const shownIn = (html: string) =>
  html.replace(/<script type="application\/json".*/s, '').replaceAll('\u00A0', ' ')
/** What stands in the form: it is what the page begins with. */
const moneyOf = (html: string) => /<option value="(\w+)" selected="">\1[^<]*<\/option>/.exec(html)?.[1]
/** Where words stand in a page, one behind the other. */
const inOrder = (text: string, words: readonly string[]) => {
  const places = words.map(word => text.indexOf(word))
  return places.every((place, index) => place > (places[index - 1] ?? 0))
}

describe('home, for who comes from a country that has a page', () => {
  it.each([
    ['/', 'NG', 'NGN', 'Nigeria: prices and ways to pay', '/nigeria'],
    ['/ru', 'NG', 'NGN', 'Nigeria: цены и способы оплаты', '/ru/nigeria'],
    ['/', 'GH', 'GHS', 'Ghana: prices and ways to pay', '/ghana'],
  ])('at %s from %s begins with %s', async (path, country, fiat, link, href) => {
    const { status, html, headers } = await site.get(path, from(country))
    expect(status).toBe(200)
    expect(shownIn(html)).toContain(link)
    expect(html).toContain(`href="${href}"`)
    expect(asked().filter(url => url?.includes('/pro/search'))).toEqual(
      expect.arrayContaining([expect.stringContaining(`currency_code=${fiat}`)]),
    )
    expect(asked().join(' ')).not.toContain('currency_code=RUB')
    expect(headers.get('vary')).toBe('accept-encoding, cookie, cf-ipcountry')
  })

  it('says what its document says, and its currency, country and ways to pay come first', async () => {
    const { html } = await site.get('/', from('NG'))
    const shown = shownIn(html)
    expect(shown).toContain('Coins in Nigeria')
    expect(shown).toContain('How people in Nigeria trade.')
    expect(shown).toContain('Best of 41 offers for ₦50,000')
    expect(moneyOf(html)).toBe('NGN')
    expect(inOrder(shown, ['OPay', 'PalmPay', 'Bank transfer'])).toBe(true)
    expect(inOrder(shown, ['href="/buy?currencyCode=NGN"', 'href="/buy?currencyCode=RUB"'])).toBe(true)
    const countries = [...html.matchAll(/href="\/(nigeria|ghana)"/g)].map(([, code]) => code)
    expect(countries).toEqual(['nigeria', 'nigeria', 'ghana'])
  })

  it('is everybody’s for everybody else, whoever asks first', async () => {
    const pages = [undefined, 'FR', 'XX', 'NG', '"><script>'].map(country =>
      site.get('/', country === undefined ? {} : from(country)),
    )
    const [none, unknown, hidden, nigeria, forged] = (await Promise.all(pages)).map(({ html }) => html)
    expect(none).toContain('₽5,000')
    expect(none).not.toContain('Coins in Nigeria')
    expect([unknown, hidden, forged]).toEqual([none, none, none])
    expect(nigeria).toContain('Coins in Nigeria')
    expect(nigeria).not.toBe(none)
  })

  it('is kept for each such country, and for no other', async () => {
    const first = await Promise.all(['NG', 'GH', 'FR'].map(country => site.get('/', from(country))))
    const calls = site.server.received.length
    const again = await Promise.all(['NG', 'GH', 'DE', 'JP'].map(country => site.get('/', from(country))))
    expect(site.server.received).toHaveLength(calls)
    const html = first.map(page => page.html)
    expect(again.map(page => page.html)).toEqual([html[0], html[1], html[2], html[2]])
    expect(new Set(html).size).toBe(3)
    // Another language is another page; pages that are made at one moment share a list of countries, beside the one by which it is known whose is whose.
    await site.get('/ru', from('NG'))
    expect(asked().filter(url => url === '/api/v1/country_pages')).toHaveLength(3)
  })

  it('is no answer to who has the page of another country', async () => {
    const { headers } = await site.get('/', from('NG'))
    const known = { 'if-none-match': headers.get('etag') ?? '' }
    expect((await site.get('/', { ...known, ...from('NG') })).status).toBe(304)
    expect((await site.get('/', { ...known, ...from('GH') })).status).toBe(200)
    expect((await site.get('/', known)).status).toBe(200)
  })

  it('keeps what its address says', async () => {
    const { html } = await site.get('/?fiat=RUB&amount=7000', from('NG'))
    expect(shownIn(html)).toContain('₽7,000')
    expect(moneyOf(html)).toBe('RUB')
  })

  it.each([
    ['fails', () => site.server.reply('GET /api/v1/country_pages', {}, 500)],
    ['is none', () => site.server.reply('GET /api/v1/country_pages', { items: [] })],
    ['never comes', () => site.server.handle('GET /api/v1/country_pages', () => undefined)],
  ])('is everybody’s where the list of countries %s', async (_, prepare) => {
    prepare()
    const { status, html } = await site.get('/', from('NG'))
    expect(status).toBe(200)
    expect(shownIn(html)).toContain('₽5,000')
  })

  it('is there without the document', async () => {
    site.server.reply('GET /api/v1/pages/country-nigeria', {}, 500)
    const { html } = await site.get('/', from('NG'))
    expect(shownIn(html)).toContain('₦50,000')
  })
})

describe('other pages', () => {
  it.each(['/calculator', '/calculator/bitcoin', '/ru/calculator/bitcoin'])(
    '%s begins in the money of such a country',
    async path => {
      answerReading(site.server)
      await site.get(path, from('NG'))
      expect(asked().some(url => url?.includes('/pro/search') && url.includes('currency_code=NGN'))).toBe(
        true,
      )
      site.server.received.length = 0
      const { headers } = await site.get(path, from('FR'))
      expect(asked().join(' ')).not.toContain('NGN')
      expect(headers.get('vary')).toBe('accept-encoding, cookie, cf-ipcountry')
    },
  )

  it('are the same wherever one comes from', async () => {
    const { html, headers } = await site.get('/guide', from('NG'))
    expect(headers.get('vary')).toBe('accept-encoding, cookie')
    const calls = site.server.received.length
    expect((await site.get('/guide', from('GH'))).html).toBe(html)
    expect(site.server.received).toHaveLength(calls)
  })
})

it('nobody is asked for a country where no header is named', async () => {
  const unnamed = await openReaderSite()
  answerReading(unnamed.server)
  answerHome(unnamed.server)
  const { html, headers } = await unnamed.get('/', from('NG'))
  await unnamed.close()
  expect(shownIn(html)).toContain('₽5,000')
  expect(headers.get('vary')).toBe('accept-encoding, cookie')
})
