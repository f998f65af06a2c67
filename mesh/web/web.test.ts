import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { manifest, startWebSite } from '../../tests/support/mesh/webSite.ts'
import { brandIcon, souk } from '../../brand/brand.ts'
import { pageRenderer } from './page.ts'
import { type ShellManifest, shellMatcher } from './shell.ts'

let site: Awaited<ReturnType<typeof startWebSite>>
beforeAll(async () => {
  site = await startWebSite()
})
afterAll(() => site.close())
const get: (typeof site)['get'] = (...asked) => site.get(...asked)

describe('a page', () => {
  test('has its title, description, language, preloads and other languages', async () => {
    const { status, headers, text } = await get('/buy?cryptoCurrencyCode=BTC')
    expect([status, headers['content-type'], headers['content-language']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'en',
    ])
    expect(text).toContain('<html dir="ltr" lang="en" data-theme="light">')
    expect(text).toContain('<title>Buy &quot;now&quot; &amp; &lt;safely&gt; | Souk</title>')
    expect(text).toContain(
      '<meta name="description" content="Buy &quot;now&quot; &amp; &lt;safely&gt; in English.">',
    )
    expect(text).toContain(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/Search-1a2b3c4d.js">',
    )
    expect(text).toContain('<link rel="alternate" hreflang="ru" href="https://souk.example/ru/buy">')
    expect(text).not.toMatch(/Template|cyrillic/)
    expect(text.match(/<title>/g)).toHaveLength(1)
  })

  test.each([
    [
      '/buy',
      '<div id="root"><b>Souk</b><h1>Buy &quot;now&quot; &amp; &lt;safely&gt;</h1><p>Buy &quot;now&quot; &amp; &lt;safely&gt; in English.</p></div>',
    ],
    ['/', '<div id="root"><b>Souk</b></div>'],
    ['/wallet', '<div id="root"></div>'],
  ])('shows at once what may be shown of %s', async (path, root) => {
    expect((await get(path)).text).toContain(root)
  })

  test('comes in the language of its address', async () => {
    const { text, headers } = await get('/ru/buy')
    expect(headers['content-language']).toBe('ru')
    expect(text).toContain('lang="ru"')
    expect(text).toContain('Souk по-русски</title>')
    expect(text).toContain('as="font" type="font/woff2" crossorigin href="/assets/cyrillic-1a2b3c4d.woff2"')
    expect((await get('/ru')).text).toContain('<title>Home | Souk по-русски</title>')
    expect((await get('/rules')).status).toBe(404)
  })

  test.each([
    ['souk_theme=dark', 'dark'],
    ['a=b; souk_theme=system', 'system'],
    ['souk_theme="><script>', 'light'],
    ['', 'light'],
  ])('comes in the theme of %j', async (cookie, theme) => {
    expect((await get('/buy', { cookie })).text).toContain(`data-theme="${theme}"`)
  })

  test('names what its address names, in words', async () => {
    expect((await get('/buy-bitcoin')).text).toContain('<title>Buy Bitcoin | Souk</title>')
    expect((await get('/ru/buy-bitcoin-with-sberbank')).text).toContain(
      '<title>Buy биткойн with sberbank | Souk',
    )
    expect((await get('/buy-nocoin')).status).toBe(404)
    expect((await get('/user/%3Cscript%3E')).text).toContain('<title>&lt;script&gt; | Souk</title>')
    expect((await get('/user/john.doe')).status).toBe(200)
  })

  test('that is not there is 404, still with the app to say so', async () => {
    const { status, text } = await get('/ru/nothing/here')
    expect(status).toBe(404)
    expect(text).toContain('<title>Not found | Souk по-русски</title>')
    expect(text).toContain('name="robots" content="noindex"')
    expect(text).toContain('/assets/index-1a2b3c4d.js')
  })

  test('of the user’s own is not for search engines', async () => {
    const { text } = await get('/wallet')
    expect(text).toContain('name="robots" content="noindex"')
    expect(text).not.toContain('hreflang')
    expect((await get('/buy')).text).not.toContain('noindex')
  })

  test('is compressed, and not sent again to who has it', async () => {
    const first = await get('/buy', { 'accept-encoding': 'gzip' })
    expect(first.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(first.body).toString()).toContain('<title>')
    expect(first.headers['cache-control']).toBe('no-cache')
    expect(first.headers.vary).toBe('accept-encoding, cookie')
    const etag = String(first.headers.etag)
    expect(await get('/buy', { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' })
    expect((await get('/buy', { 'if-none-match': etag, cookie: 'souk_theme=dark' })).status).toBe(200)
  })

  test('is only read', async () => {
    expect(await get('/buy', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
    expect(await get('/buy', {}, 'HEAD')).toMatchObject({ status: 200, text: '' })
  })
})

describe('the policy of a page', () => {
  test('runs scripts of this host alone and is shown in no frame', async () => {
    const { headers } = await get('/buy')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-eval')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age') as string,
    })
  })
})

describe('an operator’s brand', () => {
  const brand = {
    ...souk,
    name: 'Bazaar & Sons',
    supportEmail: 'help@bazaar.test',
    logo: { sign: 'M1 1h30v30H1Z', light: null },
  }
  const shell: ShellManifest = {
    ...manifest,
    routes: [
      {
        pattern: '/buy',
        texts: {
          en: { title: 'Buy · {brand}', description: '{brand}.' },
          ru: { title: 'Купить · {brand}', description: '{brand}.' },
        },
        opening: 'texts',
      },
    ],
    noScript: { en: '{brand} needs JavaScript.', ru: 'Для {brand} нужен JavaScript.' },
  }
  const template =
    '<html><head></head><body><!-- opening --><!-- sign --><!-- brand --><!-- opening texts --><noscript><!-- no script --></noscript><!-- /opening --></body></html>'

  test.each(['/buy', '/ru/buy'])('is what %s says, and what its app is told', path => {
    const html = pageRenderer(template, { brand, noScript: shell.noScript })({
      match: shellMatcher(shell)(path),
      theme: 'light',
      locales: shell.locales,
      publicOrigin: null,
    })
    expect(html).toContain('· Bazaar &amp; Sons</title>')
    expect(html).toContain('</svg>Bazaar &amp; Sons')
    expect(html).toContain('M1 1h30v30H1Z')
    expect(html).toMatch(/<noscript>.*Bazaar &amp; Sons.*JavaScript/)
    expect(html).toContain('&quot;supportEmail&quot;:&quot;help@bazaar.test&quot;')
    expect(html.replaceAll('souk-brand', '')).not.toMatch(/souk/i)
  })

  test('is not told where there is none', () => {
    const html = pageRenderer(template, { brand: souk })({
      match: shellMatcher(shell)('/buy'),
      theme: 'light',
      locales: shell.locales,
      publicOrigin: null,
    })
    expect(html).toContain('<title>Buy · Souk</title>')
    expect(html).not.toContain('souk-brand')
  })

  test('can be installed as an application, in each language, under its name and sign', async () => {
    for (const [path, lang, start] of [
      ['/app.webmanifest', 'en', '/'],
      ['/ru/app.webmanifest', 'ru', '/ru'],
    ] as const) {
      const { status, headers, text } = await get(path)
      expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json'])
      expect(JSON.parse(text)).toMatchObject({
        id: '/',
        name: 'Souk',
        lang,
        start_url: start,
        display: 'standalone',
        icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
      })
    }
    expect((await get('/buy')).text).toContain('<link rel="manifest" href="/app.webmanifest">')
    expect((await get('/ru/buy')).text).toContain('<link rel="manifest" href="/ru/app.webmanifest">')
  })

  test('has the icon of its logo', async () => {
    expect(await get('/favicon.svg')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/svg+xml' },
      text: brandIcon(souk),
    })
  })
})
