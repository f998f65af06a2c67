import { beforeEach, describe, expect, it } from 'vitest'
import { answerHome, offerAnswer, offersAnswer } from '../../../tests/support/mesh/homeAnswers.ts'
import { readerOrigin } from '../../../tests/support/mesh/readerSite.ts'
import { suiteReaderSite } from '../../../tests/support/mesh/suiteReaderSite.ts'

const site = await suiteReaderSite()
beforeEach(() => {
  answerHome(site.server)
})

/** What is read, with plain spaces. */
const shownIn = (html: string) =>
  html.replace(/<script type="application\/json".*/s, '').replaceAll('\u00A0', ' ')
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )
const stateOf = (html: string) => /id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

describe('the first page', () => {
  it('is whole without scripts: the offer, its price, what one gets, and the way to it', async () => {
    const { status, html } = await site.get('/')
    expect(status).toBe(200)
    const shown = shownIn(html)
    expect(shown.match(/<h1[ >]/g)).toHaveLength(1)
    expect(shown).toContain('Best of 41 offers for ₽5,000')
    expect(shown).toContain('harbor')
    expect(shown).toContain('Buy 0.001 BTC')
    expect(linksOf(shown)).toContain('/trade/new/ad-1?amount=5000')
    expect(linksOf(shown)).toContain('/trade/new/ad-2?amount=5000')
    expect(shown).toMatch(/<form [^>]*action="\/"/)
    expect(/\{\{|undefined|\[object|NaN/.exec(shown)?.[0]).toBeUndefined()
  })

  it('tells what is below: figures, ways to pay, countries, fees, words, questions', async () => {
    const shown = shownIn((await site.get('/')).html)
    const told = [
      '48,210 trades so far',
      '6,304',
      '5 min',
      'SBP',
      'Nigeria',
      '0.9%',
      'I knew what to do.',
      'Example, not a real person',
      'Harbour Ledger',
      'What is escrow?',
      'Coins wait.',
    ]
    expect(told.filter(text => !shown.includes(text))).toEqual([])
    expect(linksOf(shown)).toEqual(
      expect.arrayContaining(['/nigeria', '/buy-bitcoin-with-sbp', '/buy?currencyCode=NGN', '/fees', '/faq']),
    )
  })

  it('marks nothing as an example where nothing is one', async () => {
    site.server.reply('GET /api/v1/settings', { demo: null })
    expect(shownIn((await site.get('/')).html)).not.toContain('Example, not')
  })

  it('finds the best offer of a form that was sent without scripts', async () => {
    const { html } = await site.get('/?side=sell&amount=12%2C500&fiat=NGN&coin=USDT')
    const asked = site.server
      .callsTo('GET /api/v1/pro/search')
      .map(({ url }) => Object.fromEntries(new URL(url, readerOrigin).searchParams))
    expect(asked).toContainEqual({
      type: 'sell',
      crypto_currency_code: 'USDT',
      currency_code: 'NGN',
      sort: 'best_price',
      limit: '3',
      amount: '12500',
      amount_side: 'fiat',
    })
    expect(shownIn(html)).toContain('You receive')
    expect(linksOf(html)).toContain('/trade/new/ad-1?amount=12500')
    expect(html).toContain(`<link rel="canonical" href="${readerOrigin}/">`)
  })

  it('is made anew for each amount, and kept for everybody without one', async () => {
    await site.get('/')
    const before = site.server.received.length
    await site.get('/')
    expect(site.server.received).toHaveLength(before)
    await site.get('/?amount=7000')
    const once = site.server.received.length
    await site.get('/?amount=7000')
    expect(site.server.received.length).toBeGreaterThan(once)
  })

  it('says what the best offer takes where none takes the amount', async () => {
    site.server.handle('GET /api/v1/pro/search', ({ url }, response) => {
      const found = url.includes('amount=') ? [] : [offerAnswer('ad-9', 'quay')]
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(offersAnswer(found)))
    })
    const shown = shownIn((await site.get('/?amount=7')).html)
    expect(shown).toContain('No offer takes ₽7')
    expect(shown).toContain('₽1,000')
    expect(linksOf(shown)).toContain('/trade/new/ad-9')
  })

  it('is there when nothing but the offers is, and when a coin is none', async () => {
    for (const path of [
      'fees',
      'country_pages',
      'pages/faq',
      'service_feedbacks',
      'media_partners',
      'settings',
    ])
      site.server.reply(`GET /api/v1/${path}`, { code: 'something_went_wrong' }, 500)
    site.server.reply('GET /api/v2/payment_methods', { code: 'something_went_wrong' }, 500)
    const poor = await site.get('/?coin=ETH')
    expect(poor.status).toBe(200)
    expect(shownIn(poor.html)).toContain('Best of 41 offers')
    site.server.reply('GET /api/v1/pro/search', { code: 'invalid_choice' }, 422)
    const none = await site.get('/?coin=NONE')
    expect(none.status).toBe(200)
    expect(shownIn(none.html)).toContain('The offers did not load')
  })

  it('speaks the language of its address, and leads on in it', async () => {
    const { html } = await site.get('/ru')
    expect(html).toContain('<html lang="ru"')
    expect(shownIn(html)).toContain('Лучшее из 41 предложения на ₽5 000')
    const others = linksOf(shownIn(html)).filter(href => href.startsWith('/') && !/^\/ru(\/|\?|$)/.test(href))
    expect([...new Set(others)].filter(href => !/^\/(api|docs)(\/|$)/.test(href))).toEqual(['/'])
  })

  it('says to search engines whose place it is', async () => {
    const [website, organization] = dataOf((await site.get('/')).html)
    expect(website).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Souk',
      url: `${readerOrigin}/`,
    })
    expect(organization).toMatchObject({ '@type': 'Organization', name: 'Souk', url: `${readerOrigin}/` })
  })

  it('sends the browser what lives, and not a second time what only stands', async () => {
    const state = stateOf((await site.get('/')).html)
    expect(state).toContain('harbor')
    const still = ['Nobody is told', 'Coins wait.', 'I knew what to do.', 'What it costs']
    expect(still.filter(text => state.includes(text))).toEqual([])
  })

  it('lets nothing out of its place', async () => {
    const hostile = `"></title></script><script>alert(1)</script><!-- ' & <img src=x onerror=alert(2)>`
    const plain = (await site.get('/')).html.match(/<script/g)?.length
    const offer = offerAnswer('ad-1', hostile, {
      payment_methods: [{ code: 'x', name: hostile, group: 'cash' }],
    })
    site.server.reply('GET /api/v1/pro/search', offersAnswer([offer]))
    site.server.reply('GET /api/v1/service_feedbacks', {
      items: [{ id: 'w', author: hostile, about: hostile, text: hostile, at: '2026-02-11T00:00:00.000Z' }],
    })
    const { html } = await site.get('/?coin=USDT')
    expect(html).not.toMatch(/<script>|<img src=x/)
    expect(html.match(/<script/g)).toHaveLength(plain ?? 0)
  })
})
