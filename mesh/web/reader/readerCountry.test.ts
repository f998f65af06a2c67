import { beforeEach, describe, expect, it } from 'vitest'
import {
  bestPricesAnswer,
  countryAnswer,
  countryHomeAnswer,
} from '../../../tests/support/mesh/readerAnswers.ts'
import { appText } from '../../../tests/support/mesh/readerSite.ts'
import type { Block } from '../../../design-system/domain/content/text/contentTree.ts'
import { suiteReaderSite } from '../../../tests/support/mesh/suiteReaderSite.ts'

const site = await suiteReaderSite()
beforeEach(() => {
  site.server.reply('GET /api/v1/home', countryHomeAnswer)
})
const asked = () => site.server.received.map(({ url }) => url).toSorted()
const textOf = (html: string) =>
  html
    .replace(/<style.*?<\/style>|<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
const hrefsOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)

describe('the page of a country', () => {
  it('shows prices, offers both ways, ways to pay and its words, all without scripts', async () => {
    const { status, html } = await site.get('/nigeria')
    expect(status).toBe(200)
    const text = textOf(html)
    for (const said of ['What this is.', 'Today in naira', '₦101,000,000', 'harbor', 'quay', 'OPay', '11:58'])
      expect(text).toContain(said)
    expect(text).toContain('Compare two names')
    expect(html).toMatch(/<dt[^>]*>Aza<\/dt>/)
    expect(html).toMatch(/<details id="guest"/)
    // Offers of a coin that nobody has are not listed; one way alone is.
    expect(text).not.toContain('Ethereum')
    expect(text).toMatch(/₦ ?1,600/)
    expect(hrefsOf(html)).toEqual(
      expect.arrayContaining([
        '/buy-tether-with-opay?currencyCode=NGN',
        '/sell-tether?currencyCode=NGN',
        '/ghana',
        '/nigeria?coin=BTC',
      ]),
    )
    expect(hrefsOf(html)).not.toContain('/nigeria?coin=ETH')
  })

  it('sends a sum to the offers in its currency, with a form of the browser’s own', async () => {
    const { html } = await site.get('/ru/nigeria?coin=BTC')
    expect(html).toMatch(/<form [^>]*action="\/ru\/buy"/)
    expect(html).toMatch(/<input type="hidden" name="cryptoCurrencyCode" value="BTC"/)
    expect(html).toMatch(/<input type="hidden" name="currencyCode" value="NGN"/)
    expect(html).toMatch(/name="amount"[^>]*value="100000"/)
  })

  it('asks for the offers of the coin that the address names, else of the country’s first', async () => {
    await site.get('/nigeria')
    await site.get('/nigeria?coin=BTC')
    expect(asked().filter(url => url?.includes('home?'))).toEqual([
      '/api/v1/home?crypto_currency_code=BTC&currency_code=NGN',
      '/api/v1/home?crypto_currency_code=USDT&currency_code=NGN',
    ])
    // A coin that is none is nothing to us: the page is the one that is kept.
    site.server.received.length = 0
    await site.get('/nigeria?coin=DOGE')
    await site.get('/nigeria?coin=btc&x=1')
    expect(asked()).toEqual([])
  })

  it('is there without its market, and leads to where it is', async () => {
    site.server.reply('GET /api/v1/home', {}, 500)
    site.server.reply('GET /api/v1/home/best_prices', {}, 503)
    site.server.reply('GET /api/v1/country_pages', {}, 500)
    const { status, html } = await site.get('/nigeria')
    expect(status).toBe(200)
    expect(textOf(html)).toContain('The prices did not come')
    expect(hrefsOf(html)).toContain('/buy-tether?currencyCode=NGN')
  })

  it('says where nobody offers anything', async () => {
    site.server.reply('GET /api/v1/home', { ...countryHomeAnswer, best_to_buy: [], best_to_sell: [] })
    const none = bestPricesAnswer.items.map(item => ({ ...item, buy_price: null, sell_price: null }))
    site.server.reply('GET /api/v1/home/best_prices', { ...bestPricesAnswer, items: none })
    const text = textOf((await site.get('/nigeria')).html)
    expect(text).toContain('Nobody sells USDT for NGN right now.')
    expect(text).toContain('Nobody buys USDT for NGN right now.')
    expect(text).toContain('Nobody offers coins for NGN right now.')
  })

  it('is drawn of a text with other parts, and of one with none', async () => {
    const own: readonly Block[] = [
      { kind: 'heading', level: 2, id: 'rules', text: ['Rules here'] },
      { kind: 'paragraph', text: ['A rule.'] },
    ]
    site.server.reply('GET /api/v1/pages/country-nigeria', countryAnswer({}, own))
    const text = textOf((await site.get('/nigeria')).html)
    for (const said of [
      'Rules here',
      'A rule.',
      'The best offers now',
      'How people pay',
      'Prices in NGN now',
    ])
      expect(text).toContain(said)
    site.wait(60_000)
    site.server.reply('GET /api/v1/pages/country-nigeria', countryAnswer({}, []))
    expect((await site.get('/nigeria')).status).toBe(200)
  })

  it('has its questions as data, too', async () => {
    const { html } = await site.get('/nigeria')
    expect(html).toContain('"@type":"FAQPage"')
    expect(html).toContain('"text":"From some offers."')
  })
})

describe('a word that is no country', () => {
  it.each(['/nowhere', '/ru/nowhere'])('%s is for the app to answer', async path => {
    const { html } = await site.get(path)
    expect(html).toBe(appText)
    expect(asked()).toEqual(['/api/v1/pages/country-nowhere'])
  })

  it('but one that there was is gone, and says so', async () => {
    site.server.reply('GET /api/v1/pages/country-nigeria', { code: 'gone' }, 410)
    const { status, html } = await site.get('/nigeria')
    expect(status).toBe(410)
    expect(html).toContain('This text is not here')
  })

  it('nor is a text that names no currency of ours', async () => {
    site.server.reply('GET /api/v1/pages/country-nigeria', countryAnswer({ country: null }))
    expect((await site.get('/nigeria')).html).toBe(appText)
  })
})
