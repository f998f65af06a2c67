import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startWebSite } from '../../tests/support/mesh/webSite.ts'
import { documentCheck } from './documentCheck.ts'
import { visitorCountry } from './visitorCountry.ts'

let site: Awaited<ReturnType<typeof startWebSite>>
beforeAll(async () => {
  site = await startWebSite({ countryHeader: 'CF-IPCountry' })
})
afterAll(() => site.close())
beforeEach(() => {
  site.server.received.length = 0
})
const asked = () => site.server.received.map(({ url }) => url)

describe('a page that only a text makes one', () => {
  test('is there with it, for whoever asks', async () => {
    site.server.reply('GET /api/v1/pages/country-kenya', {})
    const { status, text } = await site.get('/kenya', { cookie: '__Host-souk_session=secret' })
    expect(status).toBe(200)
    expect(text).toContain('<title>kenya | Souk</title>')
    expect(text).not.toContain('noindex')
    // What came within a moment is not asked for again.
    expect((await site.get('/ru/kenya')).status).toBe(200)
    expect(asked()).toEqual(['/api/v1/pages/country-kenya'])
  })

  test('is 404 without it, with the app to say so', async () => {
    const { status, text } = await site.get('/nowhere', { cookie: '__Host-souk_session=secret' })
    expect(status).toBe(404)
    expect(text).toContain('<title>Not found | Souk</title>')
    expect(text).toContain('name="robots" content="noindex"')
    expect(text).not.toContain('hreflang')
  })

  test('is 404 where it cannot be one, and nobody is asked', async () => {
    for (const path of ['/Kenya', '/ken', '/kenya-and-more-than-that', '/kenya.html', '/kenya/at', '/kenya1'])
      expect([path, (await site.get(path)).status]).toEqual([path, 404])
    expect(asked()).toEqual([])
  })

  test('waits in the app while the server is away, and search engines pass by', async () => {
    site.server.reply('GET /api/v1/pages/country-ghana', {}, 500)
    const { status, text } = await site.get('/ghana')
    expect(status).toBe(200)
    expect(text).toContain('name="robots" content="noindex"')
  })
})

test('is known for a moment, and asked for again then', async () => {
  let now = 0
  const statuses = [200, 404, 503]
  let calls = 0
  const check = documentCheck(
    {
      call: async () => {
        calls += 1
        return { status: statuses.shift() ?? 500, body: null } as never
      },
    },
    { newRequestId: () => 'one', now: () => now },
  )
  expect([await check('country-kenya', 'en'), await check('country-kenya', 'ru')]).toEqual([true, true])
  expect(calls).toBe(1)
  now = 5000
  expect([await check('country-kenya', 'en'), await check('country-kenya', 'en')]).toEqual([false, null])
})

describe('where a visitor comes from', () => {
  test('is said in the page, and differs for caches', async () => {
    const { text, headers } = await site.get('/buy', { 'cf-ipcountry': 'NG' })
    expect(text).toContain('data-theme="light" data-country="NG">')
    expect(headers.vary).toBe('accept-encoding, cookie, cf-ipcountry')
    expect((await site.get('/buy')).text).not.toContain('data-country')
  })

  test('is believed of the header that the operator names alone', async () => {
    expect((await site.get('/buy', { 'x-country': 'NG' })).text).not.toContain('data-country')
    const unnamed = await startWebSite()
    const { text, headers } = await unnamed.get('/buy', { 'cf-ipcountry': 'NG' })
    await unnamed.close()
    expect(text).not.toContain('data-country')
    expect(headers.vary).toBe('accept-encoding, cookie')
  })

  test.each([
    ['NG', 'NG'],
    [' gh ', 'GH'],
    ['XX', null],
    ['T1', null],
    ['', null],
    ['NIGERIA', null],
    ['"><script>', null],
    [['NG', 'GH'], null],
    [undefined, null],
  ])('%j is %j', (told, country) => {
    expect(visitorCountry({ 'cf-ipcountry': told }, 'CF-IPCountry')).toBe(country)
  })
})
