import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestBed, type TestBed } from '../../tests/support/mesh/gateway.ts'
import { brandIcon, souk } from '../../brand/brand.ts'
import { pageRenderer } from './page.ts'
import { type ShellManifest, shellMatcher } from './shell.ts'

const texts = (title: string) => ({
  en: { title: `${title} | Souk`, heading: title, description: `${title} in English.` },
  ru: { title: `${title} | Souk по-русски`, heading: title, description: `${title} по-русски.` },
})
const manifest: ShellManifest = {
  locales: ['en', 'ru'],
  routes: [
    { pattern: '/', texts: texts('Home'), opening: 'bar' },
    {
      pattern: '/buy',
      texts: texts('Buy "now" & <safely>'),
      opening: 'texts',
      preloads: [
        { as: 'module', href: '/assets/Search-1a2b3c4d.js' },
        { as: 'font', href: '/assets/cyrillic-1a2b3c4d.woff2', type: 'font/woff2', locale: 'ru' },
      ],
    },
    {
      pattern: '/buy-:coin-with-:method',
      params: { coin: { bitcoin: { en: 'Bitcoin', ru: 'биткойн' } } },
      texts: texts('Buy {coin} with {method}'),
    },
    {
      pattern: '/buy-:coin',
      params: { coin: { bitcoin: { en: 'Bitcoin', ru: 'биткойн' } } },
      texts: texts('Buy {coin}'),
    },
    { pattern: '/user/:userName', texts: texts('{userName}') },
    { pattern: '/wallet', texts: texts('Wallet'), noindex: true },
  ],
  notFound: { texts: texts('Not found') },
}
const index = `<!doctype html>
<html lang="xx" data-theme="none" dir="ltr">
<head><meta charset="utf-8"><title>Template</title><meta name="description" content="Template">
<script type="module" crossorigin src="/assets/index-1a2b3c4d.js"></script></head>
<body><div id="root"><!-- opening --><b>Souk</b><!-- opening texts --><!-- /opening --></div></body></html>`
const script = `export const text = '${'souk '.repeat(500)}'\n`

let appDir = ''
let bed: TestBed
beforeAll(async () => {
  const root = mkdtempSync(join(tmpdir(), 'souk-web-'))
  appDir = join(root, 'dist')
  mkdirSync(join(appDir, 'assets'), { recursive: true })
  writeFileSync(join(root, 'secret.txt'), 'outside')
  writeFileSync(join(appDir, 'index.html'), index)
  writeFileSync(join(appDir, 'shell.json'), JSON.stringify(manifest))
  writeFileSync(join(appDir, 'robots.txt'), 'User-agent: *\n')
  writeFileSync(join(appDir, 'embed.js'), 'Souk\n')
  mkdirSync(join(appDir, 'payer'))
  writeFileSync(join(appDir, 'payer/server.js'), 'the gateway’s own')
  writeFileSync(join(appDir, 'assets/index-1a2b3c4d.js'), script)
  writeFileSync(join(appDir, 'assets/index-1a2b3c4d.js.br'), brotliCompressSync(script))
  writeFileSync(join(appDir, 'assets/latin-1a2b3c4d.woff2'), 'font')
  bed = await startTestBed({ appDir, publicUrl: 'https://souk.example' })
})
afterAll(async () => {
  await bed.close()
  rmSync(join(appDir, '..'), { recursive: true })
})

/** Asks exactly for this path, and takes the bytes as they come. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(bed.url)
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer; text: string }>(
    (resolve, reject) => {
      const request = http.request({ hostname, port, path, headers, method }, response => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const body = Buffer.concat(chunks)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
            text: body.toString(),
          })
        })
      })
      request.on('error', reject)
      request.end()
    },
  )
}

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

  test('with a slash too many is sent on, on this host', async () => {
    expect(await get('/ru/buy/?a=1')).toMatchObject({ status: 308, headers: { location: '/ru/buy?a=1' } })
    expect((await get('//evil.test/')).status).toBe(404)
    expect((await get('/\\evil.test/')).status).toBe(404)
  })

  test.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en?x=1', '/?x=1'],
    ['/en/buy?x=1&y=%2F%23&x=2', '/buy?x=1&y=%2F%23&x=2'],
    ['/en/buy/?x=1', '/buy?x=1'],
    ['/en/nowhere', '/nowhere'],
    // What the address says is kept as it was written: it stays on this host.
    ['/en/%2Fevil.test', '/%2Fevil.test'],
    ['/en/%5Cevil.test', '/%5Cevil.test'],
    ['/en/..//evil.test', '/..//evil.test'],
  ])('%s is %s: the default language has no prefix', async (asked, location) => {
    expect(await get(asked)).toMatchObject({ status: 308, headers: { location } })
    expect(new URL(location, 'https://souk.example').origin).toBe('https://souk.example')
  })

  test.each([
    '/en//evil.test',
    '/en//evil.test/',
    '/en/\\evil.test',
    '/en///evil.test',
    '/english',
    '/en-buy',
    '/EN/buy',
  ])('%s is nobody’s, and leads nowhere', async asked => {
    const { status, headers } = await get(asked)
    expect(status).toBe(404)
    expect(headers.location).toBeUndefined()
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

describe('a file', () => {
  test('one script is for other sites, and what the gateway reads is for nobody', async () => {
    const policy = 'cross-origin-resource-policy'
    expect((await get('/embed.js')).headers[policy]).toBe('cross-origin')
    expect((await get('/robots.txt')).headers[policy]).toBe('same-origin')
    expect((await get('/payer/server.js')).status).toBe(404)
  })

  test('whose name holds its hash is kept for ever', async () => {
    const { headers, text } = await get('/assets/index-1a2b3c4d.js')
    expect(text).toBe(script)
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/robots.txt')).headers['cache-control']).toBe('public, no-cache')
  })

  test('comes as the build compressed it, or compressed here', async () => {
    const built = await get('/assets/index-1a2b3c4d.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(built.headers['content-encoding']).toBe('br')
    expect(built.body.equals(brotliCompressSync(script))).toBe(true)
    const here = await get('/assets/index-1a2b3c4d.js', { 'accept-encoding': 'gzip, br;q=0' })
    expect(gunzipSync(here.body).toString()).toBe(script)
    const font = await get('/assets/latin-1a2b3c4d.woff2', { 'accept-encoding': 'br' })
    expect([font.headers['content-encoding'], font.headers['content-type']]).toEqual([
      undefined,
      'font/woff2',
    ])
  })

  test('that the client has is not sent again', async () => {
    const { headers } = await get('/robots.txt')
    expect((await get('/robots.txt', { 'if-none-match': String(headers.etag) })).status).toBe(304)
  })

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/assets\\..\\..\\secret.txt',
    '/assets/index-1a2b3c4d.js%00.txt',
    '/shell.json',
    '/index.html',
    '/assets/index-1a2b3c4d.js.br',
    '/assets/Gone-1a2b3c4d.js',
    '/favicon.ico',
  ])('%s is not there, and no page instead of it', async path => {
    const { status, text } = await get(path)
    expect([path, status, text]).toEqual([path, 404, ''])
  })
})

describe('a build that is not whole', () => {
  test('is refused at the start, saying what is missing', async () => {
    await expect(startTestBed({ appDir: join(appDir, 'assets') })).rejects.toThrow(/shell\.json/)
    const half = mkdtempSync(join(tmpdir(), 'souk-half-'))
    writeFileSync(join(half, 'index.html'), index)
    writeFileSync(
      join(half, 'shell.json'),
      JSON.stringify({
        ...manifest,
        routes: [{ pattern: '/fees', texts: { en: { title: 'Fees', description: '' } } }],
      }),
    )
    await expect(startTestBed({ appDir: half })).rejects.toThrow('/fees has no title in ru')
    rmSync(half, { recursive: true })
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
