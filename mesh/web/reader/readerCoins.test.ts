import { describe, expect, it } from 'vitest'
import { offerAnswer, offersAnswer } from '../../../tests/support/mesh/coinAnswers.ts'
import { suiteReaderSite } from '../../../tests/support/mesh/suiteReaderSite.ts'

const site = await suiteReaderSite()

const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )
const fieldOf = (html: string, name: string) =>
  new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0].match(/ value="([^"]*)"/)?.[1]
const searches = () =>
  site.server.received.map(({ url }) => url ?? '').filter(url => url.includes('/pro/search'))
/** What is seen, without what the page is taken over with. */
const seen = (html: string) => html.replace(/<script id="state".*/s, '')

describe('a calculator without scripts', () => {
  it('counts the amount of its address at the market, and shows who takes it', async () => {
    const { status, html } = await site.get('/calculator/bitcoin?pay=1000&in=USD')
    expect(status).toBe(200)
    expect(fieldOf(html, 'pay')).toBe('1,000')
    expect(fieldOf(html, 'get')).toBe('0.01111111')
    expect(html).toContain('href="/trade/new/ad-1?amount=1000"')
    expect(html).toContain('Three best offers for exactly $1,000')
    expect(html).toContain('0.01098901')
    expect(html).toContain('aria-label="Buy from owner-ad-1"')
    expect(searches()).toContain(
      '/api/v1/pro/search?type=buy&crypto_currency_code=BTC&currency_code=USD&amount=1000&amount_side=fiat' +
        '&with_correct_limits=true&limit=20&sort=best_price',
    )
  })

  it('counts back, and sells', async () => {
    const { html } = await site.get('/calculator/bitcoin?get=0.01&in=USD')
    expect([fieldOf(html, 'pay'), fieldOf(html, 'get')]).toEqual(['900', '0.01'])
    const sold = await site.get('/calculator/bitcoin?side=sell&pay=0.01&in=USD')
    expect([fieldOf(sold.html, 'pay'), fieldOf(sold.html, 'get')]).toEqual(['0.01', '900'])
    expect(searches().at(-1)).toContain('type=')
    expect(searches().some(url => url.includes('type=sell') && url.includes('amount_side=crypto'))).toBe(true)
  })

  it('begins with an amount that the best offers take', async () => {
    const { html } = await site.get('/calculator/bitcoin')
    expect(fieldOf(html, 'pay')).toBe('100')
    const russian = await site.get('/ru/calculator/bitcoin')
    expect(russian.html).toContain('name="in"')
    expect(searches().some(url => url.includes('currency_code=RUB'))).toBe(true)
  })

  it('understands its own form, whichever of the two amounts was changed', async () => {
    const sent = '/calculator?side=buy&coin=BTC&in=USD&led=pay&was=0.01111111'
    const { html } = await site.get(`${sent}&pay=1%2C000&get=0.5`)
    expect([fieldOf(html, 'pay'), fieldOf(html, 'get')]).toEqual(['45,000', '0.5'])
    const led = await site.get(`${sent}&pay=2%2C000&get=0.01111111`)
    expect([fieldOf(led.html, 'pay'), fieldOf(led.html, 'get')]).toEqual(['2,000', '0.02222222'])
  })

  it('leads to the nearest offer where none takes the amount', async () => {
    site.server.handle('GET /api/v1/pro/search', (request, response) => {
      const isAsked = (request.url ?? '').includes('amount=')
      const answer = offersAnswer(isAsked ? [] : [offerAnswer('near', '91000')])
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
    const { html } = await site.get('/calculator/bitcoin?pay=50&in=USD')
    expect(html).toContain('No offer takes $50 now')
    expect(html).toContain('from $100 to $5,000')
    expect(html).toContain('href="/calculator/bitcoin?pay=100&amp;in=USD"')
  })

  it('is there without what stands below it', async () => {
    site.server.reply('GET /api/v1/history_exchange_rates', {}, 500)
    const { status, html } = await site.get('/calculator/bitcoin?pay=1000&in=USD')
    expect(status).toBe(200)
    expect(html).toContain('The history of the rate did not load.')
  })

  it('has figures of usual amounts, of the past and of other pairs, each an address', async () => {
    const { html } = await site.get('/calculator/bitcoin?pay=1000&in=USD')
    expect(html).toContain('href="/calculator/bitcoin?pay=5000&amp;in=USD"')
    expect(html).toContain('href="/calculator/bitcoin?side=sell&amp;pay=0.01&amp;in=USD"')
    expect(html).toMatch(/<dt>Highest<\/dt><dd>\$90,600<\/dd>/)
    expect(html).toContain('href="/calculator/bitcoin?in=NGN"')
    expect(html).toContain('href="/calculator/ethereum?in=USD"')
    expect(html).toMatch(/<path data-part="line" d="M0\.0 /)
  })

  it('brings nothing of an offer that is not shown', async () => {
    const { html } = await site.get('/calculator/bitcoin')
    expect(html).not.toContain('Nobody is shown')
  })

  it.each(['pay=0&in=USD', 'pay=1.234&in=USD', 'pay=1.2.3&in=USD', 'pay=,,,&in=USD'])(
    'says of %s that it is no amount',
    async query => {
      const { status, html } = await site.get(`/calculator/bitcoin?${query}`)
      expect(status).toBe(200)
      expect(html).toContain('aria-invalid="true"')
    },
  )

  it('is not there for a currency or a coin that nobody knows', async () => {
    site.server.reply('GET /api/v1/pro/search', { code: 'unprocessable' }, 422)
    expect((await site.get('/calculator/bitcoin?in=XXX')).status).toBe(404)
    expect((await site.get('/calculator/dogecoin')).html).not.toContain('name="pay"')
  })

  it('is kept for everybody as long as its address names no amount and no pair', async () => {
    await site.get('/calculator/bitcoin')
    const asked = site.server.received.length
    await site.get('/calculator/bitcoin?ref=ABCD2345')
    expect(site.server.received).toHaveLength(asked)
    await site.get('/calculator/bitcoin?pay=5&in=NGN')
    const more = site.server.received.length
    await site.get('/calculator/bitcoin?pay=5&in=NGN')
    expect(site.server.received.length).toBeGreaterThan(more)
  })

  it('says to search engines where it is and what people ask', async () => {
    const data = dataOf((await site.get('/calculator/bitcoin')).html)
    expect(data.map(each => each['@type'])).toEqual(['WebPage', 'BreadcrumbList', 'FAQPage'])
    expect(data[2]?.['mainEntity']).toHaveLength(3)
  })
})

describe('the wallet of a coin', () => {
  it('is its networks, fees and limits, as they are now', async () => {
    const html = seen((await site.get('/crypto-wallet/bitcoin')).html)
    for (const text of ['0.0001 BTC', '0.000012 BTC', '0.0005 BTC', '0.5%', 'href="/sign-up"'])
      expect(html.replaceAll('\u00A0', ' ')).toContain(text)
    expect(html).toContain('href="/crypto-wallet/ethereum"')
    expect(html).toContain('href="/calculator/bitcoin"')
  })

  it('is on a page of all coins a list of them', async () => {
    const { html } = await site.get('/ru/crypto-wallet')
    for (const coin of ['bitcoin', 'ethereum']) expect(html).toContain(`href="/ru/crypto-wallet/${coin}"`)
    expect(dataOf(html).map(each => each['@type'])).toEqual(['WebPage', 'BreadcrumbList'])
  })
})
