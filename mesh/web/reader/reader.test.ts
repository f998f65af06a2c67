import { describe, expect, it, vi } from 'vitest'
import { answerReading, pageAnswer } from '../../../tests/support/mesh/readerAnswers.ts'
import { appText } from '../../../tests/support/mesh/readerSite.ts'
import { suiteReaderSite } from '../../../tests/support/mesh/suiteReaderSite.ts'

const site = await suiteReaderSite()
const { asked } = site
const guide = 'GET /api/v1/pages/guide'

describe('for whom a page is rendered', () => {
  it.each<[string, string, Record<string, string>]>([
    ['somebody with a session', 'GET', { cookie: '__Host-souk_session=secret', 'sec-fetch-site': 'none' }],
    ['somebody whom another site sends with their session', 'GET', { cookie: '__Host-souk_session=secret' }],
    ['a client that shows a token', 'GET', { 'x-access-token': 'secret' }],
    ['a page of another site', 'GET', { origin: 'https://evil.example' }],
    ['what is no reading', 'POST', {}],
  ])('not for %s: there comes the app', async (_, method, headers) => {
    const { html } = await site.send(method, '/guide', headers)
    expect(html).toBe(appText)
    expect(asked()).toEqual([])
  })

  it('not for the next one with a session either, once it is kept', async () => {
    const cookie = { cookie: '__Host-souk_session=secret', 'sec-fetch-site': 'none' }
    expect((await site.get('/guide')).html).toContain('<h1')
    expect((await site.get('/guide', cookie)).html).toBe(appText)
    expect((await site.get('/guide')).html).toContain('<h1')
  })

  it('for who comes by a link of another site without a session', async () => {
    const { html } = await site.get('/guide', { 'sec-fetch-site': 'cross-site' })
    expect(html).toContain('<h1')
  })

  it('with nothing of who asks in it: the server hears of nobody', async () => {
    await site.get('/ru/guide', {
      cookie: '__Host-souk_device=abcdefghijklmnopqrstuv',
      'user-agent': 'Reader/1',
      'accept-language': 'de',
    })
    const headers = site.server.received[0]?.headers ?? {}
    expect(headers['x-access-token']).toBeUndefined()
    expect(headers['x-device-mark']).toBeUndefined()
    expect(headers['user-agent']).toBeUndefined()
    expect([headers['accept-language'], headers['x-forwarded-for']]).toEqual(['ru', ''])
  })

  it.each([
    '/en/guide',
    '/guide/',
    '/guide/first%2Dpurchase',
    '/ru/guide/',
    '/guide/%',
    '/guides/first-purchase',
    '/fees',
  ])('not at %s: the app sends on what is written otherwise', async path => {
    expect((await site.get(path)).html).toBe(appText)
    expect(asked()).toEqual([])
  })
})

describe('how a page is sent', () => {
  it('with the head that every page has', async () => {
    const { status, headers } = await site.get('/guide', { 'accept-encoding': 'identity' })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('content-language')).toBe('en')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('vary')).toBe('accept-encoding, cookie')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('without its text to who asks for the head alone', async () => {
    const { status, headers, html } = await site.send('HEAD', '/guide', { 'accept-encoding': 'identity' })
    expect([status, html]).toEqual([200, ''])
    expect(Number(headers.get('content-length'))).toBeGreaterThan(10_000)
  })

  it.each(['br', 'gzip'])('compressed by %s', async encoding => {
    const { headers, html } = await site.get('/guide', { 'accept-encoding': encoding })
    expect(headers.get('content-encoding')).toBe(encoding)
    expect(html).toBe((await site.get('/guide', { 'accept-encoding': 'identity' })).html)
    expect(Number(headers.get('content-length'))).toBeLessThan(html.length / 2)
  })

  it('not again to who has it, also once it was rendered anew', async () => {
    const { headers } = await site.get('/guide')
    const etag = headers.get('etag') ?? ''
    const known = { 'if-none-match': etag }
    expect((await site.get('/guide', known)).status).toBe(304)
    site.wait(5000)
    const again = await site.get('/guide', known)
    expect([again.status, again.html]).toEqual([304, ''])
    expect(asked()).toHaveLength(2)
    expect((await site.get('/guide', { ...known, cookie: 'souk_theme=dark' })).status).toBe(200)
    site.server.reply(guide, pageAnswer('guide', { title: 'Another' }))
    site.wait(5000)
    expect((await site.get('/guide', known)).status).toBe(200)
  })

  it.each([
    ['light', ''],
    ['dark', 'souk_theme=dark'],
    ['system', 'souk_theme=system'],
    ['light', 'souk_theme="><script>'],
  ])('in the theme %s for %j', async (theme, cookie) => {
    const { html } = await site.get('/ru/guide', { cookie })
    expect(html.slice(0, 80)).toContain(`<!doctype html>\n<html lang="ru" data-theme="${theme}">`)
  })
})

describe('what is kept', () => {
  it('is one rendering for all who come at once, and for two seconds', async () => {
    const pages = await Promise.all(['/guide', '/guide', '/guide'].map(path => site.get(path)))
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1)
    expect(asked()).toEqual(['/api/v1/pages/guide'])
    site.wait(1999)
    await site.get('/guide', { cookie: 'souk_theme=dark', 'accept-encoding': 'br' })
    expect(asked()).toHaveLength(1)
  })

  it('is made anew after that while nobody waits, and is never older than four seconds', async () => {
    await site.get('/guide')
    site.server.reply(guide, pageAnswer('guide', { title: 'Just published' }))
    site.wait(2000)
    expect((await site.get('/guide')).html).not.toContain('Just published')
    await vi.waitFor(async () => expect((await site.get('/guide')).html).toContain('Just published'))
    expect(asked()).toHaveLength(2)
    site.server.reply(guide, pageAnswer('guide', { title: 'Once more' }))
    site.wait(4000)
    expect((await site.get('/guide')).html).toContain('Once more')
  })

  it('is another page in each language', async () => {
    const english = await site.get('/guide')
    const russian = await site.get('/ru/guide')
    expect(asked()).toHaveLength(2)
    expect(russian.html).not.toBe(english.html)
  })

  it('is the same whatever else the query says', async () => {
    await site.get('/blog')
    const calls = asked().length
    for (const query of [
      '?ref=ABCD2345',
      '?utm_source=x',
      '?x=1&y=2',
      '?version=3',
      '?before=',
      '?before=%27',
      '?',
    ])
      await site.get(`/blog${query}`)
    expect(asked()).toHaveLength(calls)
  })

  it('is nothing of a page that is not there', async () => {
    for (const round of [1, 2]) {
      expect((await site.get('/guide/nothing-here')).status).toBe(404)
      expect(asked()).toHaveLength(round)
    }
    site.server.reply('GET /api/v1/pages/guide-nothing-here', pageAnswer('guide-nothing-here'))
    expect((await site.get('/guide/nothing-here')).status).toBe(200)
    site.server.reply('GET /api/v1/pages/guide-nothing-here', { code: 'not_found' }, 404)
  })

  it.each([
    ['GET /api/v1/blog_items/item-1', '/blog/safety/item-1'],
    ['GET /api/v1/pages/guide-first-purchase', '/ru/guide/first-purchase'],
    ['GET /api/v1/pages/about-us', '/about-us'],
  ])(
    'is nothing of what is archived (%s): %s was there, and is not to be asked for again',
    async (call, path) => {
      site.server.reply(call, { code: 'gone' }, 410)
      const { status, html, headers } = await site.get(path)
      expect([status, headers.get('content-type')]).toEqual([410, 'text/html; charset=utf-8'])
      expect(html).toContain('<meta name="robots" content="noindex">')
      expect(html).toContain('<h1')
      answerReading(site.server)
      expect((await site.get(path)).status).toBe(200)
    },
  )

  it('is an item at the address of its own category, and not at another, whoever asks first', async () => {
    const [own, other] = await Promise.all(
      ['/blog/safety/item-1', '/blog/rules/item-1'].map(path => site.get(path)),
    )
    expect([own?.status, other?.status]).toEqual([200, 404])
    expect((await site.get('/blog/rules/item-1')).status).toBe(404)
    site.wait(5000)
    const again = await Promise.all(['/blog/rules/item-1', '/blog/safety/item-1'].map(path => site.get(path)))
    expect(again.map(({ status }) => status)).toEqual([404, 200])
  })
})

describe('what the server is asked', () => {
  it.each([
    ['/privacy?version=1', ['/api/v1/pages/privacy_policy?version=1']],
    ['/privacy?version=0', ['/api/v1/pages/privacy_policy']],
    ['/privacy?version=1%26x', ['/api/v1/pages/privacy_policy']],
    ['/guide/first-purchase', ['/api/v1/pages/guide-first-purchase']],
    ['/blog?before=item-13', ['/api/v1/blog_categories', '/api/v1/blog_items?limit=13&before=item-13']],
    ['/blog/safety/item-1', ['/api/v1/blog_items/item-1', '/api/v1/blog_items/item-1/similar']],
    [
      '/blog/safety?before=item-13',
      [
        '/api/v1/blog_categories',
        '/api/v1/blog_categories/safety',
        '/api/v1/blog_items?limit=13&category=safety&before=item-13',
      ],
    ],
  ])('at %s', async (path, calls) => {
    expect((await site.get(path)).status).toBe(200)
    expect(asked().toSorted()).toEqual(calls)
  })

  it('is nothing that an address smuggles in', async () => {
    await site.get('/guide/a%2F..%2F..%2Fme')
    await site.get('/blog/safety/x%3Fa%3Db')
    expect(asked().toSorted()).toEqual([
      '/api/v1/blog_items/x%3Fa%3Db',
      '/api/v1/blog_items/x%3Fa%3Db/similar',
      '/api/v1/pages/guide-a%2F..%2F..%2Fme',
    ])
  })
})

describe('where the server is away', () => {
  it.each([500, 503, 429])(
    'and answers %i, there comes the app, and the page as soon as it is back',
    async status => {
      site.server.reply(guide, {}, status)
      expect((await site.get('/guide')).html).toBe(appText)
      site.server.reply(guide, pageAnswer('guide'))
      expect((await site.get('/guide')).html).toContain('<h1')
    },
  )

  it('and says nothing at all, there comes the app', async () => {
    site.server.handle(guide, (_, response) => void response.destroy())
    expect((await site.get('/guide')).html).toBe(appText)
  })
})
