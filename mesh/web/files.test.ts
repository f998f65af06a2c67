import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestBed } from '../../tests/support/mesh/gateway.ts'
import { index, manifest, script, startWebSite } from '../../tests/support/mesh/webSite.ts'

let site: Awaited<ReturnType<typeof startWebSite>>
beforeAll(async () => {
  site = await startWebSite()
})
afterAll(() => site.close())
const get: (typeof site)['get'] = (...asked) => site.get(...asked)

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
    '/assets/index-1a2b3c4d.js.gz.new',
    '/assets/Gone-1a2b3c4d.js',
    '/favicon.ico',
  ])('%s is not there, and no page instead of it', async path => {
    const { status, text } = await get(path)
    expect([path, status, text]).toEqual([path, 404, ''])
  })
})

describe('a build that is not whole', () => {
  test('is refused at the start, saying what is missing', async () => {
    await expect(startTestBed({ appDir: join(site.appDir, 'assets') })).rejects.toThrow(/shell\.json/)
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
