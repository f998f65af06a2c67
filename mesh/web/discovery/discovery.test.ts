import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDiscoverySite, type DiscoverySite } from '../../../tests/support/mesh/discoverySite.ts'
import { cardAnswer } from '../../../tests/support/mesh/readerAnswers.ts'
import { faultsOf } from '../../../tests/support/mesh/xmlSchemas.ts'

const addresses = 'GET /api/v1/document_addresses'
const marks = 'GET /api/v1/document_addresses/marks'
const changed = '2026-11-20T10:00:00.000Z'
const address = (code: string, more: { readonly parent?: string; readonly locales?: string[] } = {}) => ({
  code,
  parent: null as string | null,
  updated_at: changed,
  locales: ['en', 'ru'],
  ...more,
})

/** Answers runs of documents as the server does, from all that there are. */
function answerDocuments(kinds: Readonly<Record<string, readonly ReturnType<typeof address>[]>>): void {
  site.server.handle(addresses, ({ url }, response) => {
    const query = new URL(url, 'http://x').searchParams
    const [after, until] = [query.get('after') ?? '', query.get('until')]
    const found = (kinds[query.get('kind') ?? ''] ?? []).filter(
      ({ code }) => code > after && (until === null || code <= until),
    )
    const limit = Number(query.get('limit'))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ items: found.slice(0, limit), has_more: found.length > limit }))
  })
}
const items = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    address(`item-${String(index).padStart(6, '0')}`, { parent: 'safety' }),
  )

let site: DiscoverySite
beforeAll(async () => {
  site = await openDiscoverySite()
})
afterAll(() => site.close())
beforeEach(() => {
  // What an earlier test was told is kept no longer.
  site.wait(3_600_000)
  site.server.received.length = 0
  site.server.reply(marks, { codes: [] })
  site.server.reply('GET /api/v1/search_pages', {
    items: [
      { type: 'buy', crypto_currency_code: 'BTC', methods: ['palmpay'] },
      { type: 'sell', crypto_currency_code: 'USDT', methods: [] },
      { type: 'sell', crypto_currency_code: 'NOPE', methods: [] },
    ],
  })
  site.server.reply('GET /api/v1/blog_items', { items: [], has_more: false })
  answerDocuments({
    page: [address('about-us'), address('faq'), address('privacy_policy', { locales: ['en'] })],
    chapter: [address('first-purchase')],
    category: [address('safety')],
    item: [address('old', { parent: 'safety', locales: ['ru'] })],
  })
})
const locs = (text: string) =>
  [...text.matchAll(/<loc>https:\/\/souk\.example([^<]*)<\/loc>/g)].map(([, at]) => at)

describe('robots.txt', () => {
  it('keeps robots from what is somebody’s own, and names the sitemap', async () => {
    const { status, headers, text } = await site.get('/robots.txt')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const lines = text.split('\n')
    expect(lines).toEqual(
      expect.arrayContaining(['Disallow: /api', 'Disallow: /dashboard', 'Disallow: /ru/dashboard']),
    )
    expect(lines).toContain('Sitemap: https://souk.example/sitemap.xml')
    const closed = lines.flatMap(line => /^Disallow: (.*)$/.exec(line)?.[1] ?? [])
    const { text: pages } = await site.get('/sitemap-pages.xml')
    for (const at of [...locs(pages), '/', '/user/harbor', '/guide/x', '/blog/a/b'])
      expect([
        at,
        closed.find(begin => (begin.endsWith('$') ? at === begin.slice(0, -1) : at?.startsWith(begin))),
      ]).toEqual([at, undefined])
  })

  it('is not sent again to who has it', async () => {
    const { headers } = await site.get('/robots.txt')
    expect((await site.get('/robots.txt', { 'if-none-match': String(headers.etag) })).status).toBe(304)
  })
})

describe('the sitemap', () => {
  it('is an index of its files', async () => {
    site.server.reply(marks, { codes: ['item-009999', 'item-019999'] })
    const { headers, text } = await site.get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(await faultsOf('sitemap', text)).toEqual([])
    expect(locs(text)).toEqual(
      ['pages', 'guide', 'countries', 'blog-categories', 'blog-1', 'blog-2', 'blog-3'].map(
        name => `/sitemap-${name}.xml`,
      ),
    )
  })

  it('has the pages of everybody, in each language, and searches that find something', async () => {
    const { text } = await site.get('/sitemap-pages.xml')
    expect(await faultsOf('sitemap', text)).toEqual([])
    const found = locs(text)
    expect(found).toEqual(
      expect.arrayContaining(['/', '/ru', '/buy', '/fees', '/about-us', '/ru/about-us', '/privacy']),
    )
    expect(found).toEqual(
      expect.arrayContaining(['/buy-bitcoin', '/ru/buy-bitcoin-with-palmpay', '/sell-tether']),
    )
    // Neither what is private or hidden, nor what is not there, nor a search of nothing.
    for (const none of [
      '/dashboard',
      '/log-out',
      '/error',
      '/404',
      '/guest',
      '/bug-bounty',
      '/buy-tether',
      '/ru/privacy',
    ])
      expect(found).not.toContain(none)
  })

  it('says of each page when it changed, and where it is in other languages', async () => {
    const { text } = await site.get('/sitemap-guide.xml')
    expect(await faultsOf('sitemap', text)).toEqual([])
    expect(text.split('\n').filter(line => line.startsWith('<url>'))[1]).toBe(
      `<url><loc>https://souk.example/ru/guide/first-purchase</loc><lastmod>${changed}</lastmod>` +
        '<xhtml:link rel="alternate" hreflang="en" href="https://souk.example/guide/first-purchase"/>' +
        '<xhtml:link rel="alternate" hreflang="ru" href="https://souk.example/ru/guide/first-purchase"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://souk.example/guide/first-purchase"/></url>',
    )
    const { text: blog } = await site.get('/sitemap-blog-1.xml')
    expect(locs(blog)).toEqual(['/ru/blog/safety/old'])
    expect(blog).not.toContain('x-default')
  })

  it('begins each file of the blog where the one before ended', async () => {
    answerDocuments({ item: items(25_000) })
    site.server.reply(marks, { codes: ['item-009999', 'item-019999'] })
    const all = new Set<string>()
    for (const [number, count] of [
      [1, 20_000],
      [2, 20_000],
      [3, 10_000],
    ] as const) {
      const { text } = await site.get(`/sitemap-blog-${number}.xml`)
      const found = locs(text)
      expect(found).toHaveLength(count)
      for (const at of found) all.add(String(at))
    }
    expect(all.size).toBe(50_000)
    expect((await site.get('/sitemap-blog-4.xml')).status).toBe(404)
  })

  it('comes compressed to who takes it, made once for all who ask', async () => {
    const first = await site.get('/sitemap-guide.xml', { 'accept-encoding': 'gzip, br' })
    const asked = site.server.received.length
    expect(first.headers['content-encoding']).toBe('gzip')
    expect(first.headers['transfer-encoding']).toBe('chunked')
    for (const headers of [{}, { 'accept-encoding': 'gzip' }, { 'accept-encoding': 'identity' }]) {
      const again = await site.get('/sitemap-guide.xml', headers)
      const text =
        'accept-encoding' in headers && headers['accept-encoding'] === 'gzip'
          ? gunzipSync(again.body).toString()
          : again.text
      expect(text).toBe(gunzipSync(first.body).toString())
    }
    expect(site.server.received).toHaveLength(asked)
    site.wait(300_000)
    await site.get('/sitemap-guide.xml')
    expect(site.server.received.length).toBeGreaterThan(asked)
  })

  it('is asked for no further than its reader takes it, and no more once they have left', async () => {
    // As long as names may be: more than fits on the way.
    const named = (text: string) => createHash('sha256').update(text).digest('hex')
    const long = items(10_000).map(one => ({
      ...one,
      code: one.code + named(one.code),
      parent: named(`${one.code}x`),
    }))
    answerDocuments({ item: long })
    const { port } = new URL(site.url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write('GET /sitemap-blog-1.xml HTTP/1.1\r\nhost: souk.example\r\n\r\n')
    await new Promise(resolve => socket.once('data', resolve))
    socket.pause()
    // As long as nothing is read, what fits on the way is all there is.
    const settled = async (): Promise<number> => {
      for (let before = -1; ;) {
        const now = site.server.callsTo(addresses).length
        if (now === before) return now
        before = now
        await new Promise(resolve => setTimeout(resolve, 300))
      }
    }
    const asked = await settled()
    expect(asked).toBeLessThan(10)
    socket.destroy()
    expect(await settled()).toBeLessThanOrEqual(asked + 1)
    // Its place is free again.
    for (const number of [1, 2, 3]) {
      site.wait(300_000)
      expect([number, (await site.get('/sitemap-blog-1.xml')).status]).toEqual([number, 200])
    }
  })

  it('is refused for a moment where the server is away', async () => {
    site.server.reply(addresses, {}, 503)
    for (const path of ['/sitemap-pages.xml', '/sitemap-guide.xml', '/sitemap-blog-1.xml']) {
      const { status, headers } = await site.get(path)
      expect([path, status, headers['retry-after']]).toEqual([path, 503, '10'])
    }
    site.server.reply(marks, {}, 500)
    site.wait(300_000)
    expect((await site.get('/sitemap.xml')).status).toBe(503)
  })

  it('is broken off where the server goes away in the middle: a part is not taken for the whole', async () => {
    site.server.handle(addresses, ({ url }, response) => {
      const isFirst = !url.includes('after=')
      response.writeHead(isFirst ? 200 : 500, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ items: items(1000), has_more: true }))
    })
    await expect(site.get('/sitemap-blog-1.xml')).rejects.toThrow(/aborted|hang up/)
  })

  it.each([
    '/sitemap-nothing.xml',
    '/sitemap-blog-0.xml',
    '/sitemap-blog-01.xml',
    '/sitemap-blog-99999.xml',
    '/sitemap-.xml',
  ])('has no %s', async path => {
    const { status, text } = await site.get(path)
    expect(text === 'another door' || status === 404).toBe(true)
  })

  it('is only read', async () => {
    expect((await site.get('/sitemap.xml', {}, 'POST')).status).toBe(405)
    expect(await site.get('/sitemap-guide.xml', {}, 'HEAD')).toMatchObject({ status: 200, text: '' })
  })
})

describe('a feed', () => {
  const told = () => {
    const cards = [
      cardAnswer('item-1', { title: 'Cats & <dogs> \u0000"x"', updated_at: '2026-11-21T00:00:00.000Z' }),
      cardAnswer('item-2', { locale: 'en' }),
    ]
    site.server.reply('GET /api/v1/blog_items', { items: cards, has_more: true })
    site.server.reply('GET /api/v1/blog_categories/safety', { title: 'Safety', description: 'How.' })
  }

  it.each([
    ['/blog/feed.xml', 'en', '/blog', '/blog/safety/item-1'],
    ['/ru/blog/feed.xml', 'ru', '/ru/blog', '/ru/blog/safety/item-1'],
    ['/blog/safety/feed.xml', 'en', '/blog/safety', '/blog/safety/item-1'],
    ['/ru/blog/safety/feed.xml', 'ru', '/ru/blog/safety', '/ru/blog/safety/item-1'],
  ])('%s is one', async (path, language, page, item) => {
    told()
    const { status, headers, text } = await site.get(path)
    expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8'])
    expect(await faultsOf('atom', text)).toEqual([])
    expect(text).toContain(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`)
    expect(text).toContain(`rel="self" type="application/atom+xml" href="https://souk.example${path}"`)
    expect(text).toContain(`rel="alternate" type="text/html" href="https://souk.example${page}"`)
    expect(text).toContain(`<id>https://souk.example${item}</id>`)
    expect(text).toContain('<title>Cats &amp; &lt;dogs&gt; \ufffd&quot;x&quot;</title>')
    expect(text).toContain('</subtitle>')
    // That of what changed last.
    expect(/<updated>([^<]*)/.exec(text)?.[1]).toBe('2026-11-21T00:00:00.000Z')
    expect(site.server.received.every(({ headers: sent }) => sent['accept-language'] === language)).toBe(true)
  })

  it('is one also where nothing is written yet', async () => {
    const { text } = await site.get('/blog/feed.xml')
    expect(await faultsOf('atom', text)).toEqual([])
    expect(text).not.toContain('<entry')
  })

  it('is not sent again to who has it, and made once for all', async () => {
    told()
    const { headers } = await site.get('/blog/feed.xml')
    const asked = site.server.received.length
    expect((await site.get('/blog/feed.xml', { 'if-none-match': String(headers.etag) })).status).toBe(304)
    expect((await site.get('/blog/feed.xml', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe(
      'br',
    )
    expect(site.server.received).toHaveLength(asked)
  })

  it('is none of a category that is not there', async () => {
    site.server.reply('GET /api/v1/blog_categories/none', {}, 404)
    expect((await site.get('/blog/none/feed.xml')).status).toBe(404)
  })

  it.each(['/blog/a/b/feed.xml', '/guide/feed.xml', '/feed.xml', '/en/blog/feed.xml'])(
    'is not at %s',
    async path => {
      expect((await site.get(path)).headers['content-type']).not.toBe('application/atom+xml; charset=utf-8')
    },
  )
})

it('has no whole address where nobody said the origin: neither sitemap nor feeds', async () => {
  const nowhere = await openDiscoverySite({ publicOrigin: null })
  try {
    expect((await nowhere.get('/robots.txt')).text).not.toContain('Sitemap')
    for (const path of ['/sitemap.xml', '/sitemap-pages.xml', '/blog/feed.xml'])
      expect([path, (await nowhere.get(path, { host: 'evil.example' })).status]).toEqual([path, 404])
  } finally {
    await nowhere.close()
  }
})

describe('an address that is written otherwise', () => {
  it.each([
    ['/Buy-BTC?x=1&y=%2F', '/buy-bitcoin?x=1&y=%2F'],
    ['/GUIDE/', '/guide'],
    ['/en', '/'],
    ['/en?x=1', '/?x=1'],
    ['/en/buy?x=1&y=%2F%23&x=2', '/buy?x=1&y=%2F%23&x=2'],
    ['/ru/buy/?a=1', '/ru/buy?a=1'],
    ['/en/nowhere', '/nowhere'],
    ['/EN/buy', '/buy'],
    // What the address says is kept as it was written: it stays on this host.
    ['/en/%2Fevil.test', '/%2Fevil.test'],
    ['/en/%5Cevil.test', '/%5Cevil.test'],
  ])('%s is sent to %s for ever', async (asked, location) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await site.get(asked, {}, method)
      expect([status, headers.location]).toEqual([301, location])
    }
    expect(new URL(location, 'https://souk.example').origin).toBe('https://souk.example')
    expect((await site.get(asked, {}, 'POST')).status).toBe(405)
  })

  it.each([
    '//evil.test/',
    '/\\evil.test/',
    '/en//evil.test',
    '/en//evil.test/',
    '/en/\\evil.test',
    '/en/..//evil.test',
    '/english',
    '/api/X/',
    '/assets/X',
  ])('%s is sent nowhere', async asked => {
    expect(await site.get(asked)).toMatchObject({ status: 200, text: 'another door' })
  })
})
