import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { renderPayer } from '../../../app/payer/server.tsx'
import { sampleInvoice } from '../../../design-system/domain/shop/invoice/sampleInvoice.ts'
import { souk } from '../../../brand/brand.ts'
import { storyLook } from '../../../stories/domain/support/shop/storyInvoices.ts'
import { identify, type Site } from '../../identity.ts'
import { FakeServer } from '../../../tests/support/mesh/fakeServer.ts'
import { RestClient } from '../../upstream/restClient.ts'
import { securityHeaders } from '../securityHeaders.ts'
import { payerAddress } from './payerAddress.ts'
import { payerDoor } from './payerDoor.ts'

const site: Site = { publicOrigin: null, gatewaySecret: 'x'.repeat(32), proxies: 0, newRequestId: () => 'r1' }
const id = 'Qx3_k-9ZpLm2Wd7a'
const api = `/api/v1/payer_invoices/${id}`

const wireName = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
function wire(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(wire)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [wireName(name), wire(inner)]))
}
const look = { ...storyLook, title: 'Harbor & Pine', logo: null } as const
type State = Parameters<typeof sampleInvoice>[0]
const invoice = (state: State, changed: object = {}, locale: 'en' | 'ru' = 'en') =>
  wire({ ...sampleInvoice(state, locale), uniqueId: id, version: 3, locale, look, ...changed })

let server: FakeServer
let gateway: http.Server
let url = ''
let rest: RestClient
beforeAll(async () => {
  server = await FakeServer.start()
  rest = new RestClient({ apiUrl: server.url, site, timeout: 2000 })
  const build = {
    render: renderPayer,
    script: '/assets/payer/main-1.js',
    css: ':root{--a:1}',
    sheets: ['/assets/payer/sheet.css'],
  }
  const door = payerDoor({
    build,
    rest,
    site,
    brand: souk,
    now: () => Date.parse('2026-03-05T14:08:00.000Z'),
  })
  gateway = http.createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    void door.enter({ request, response, path, caller: identify(request, site) })
  })
  await new Promise<void>(resolve => gateway.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
})
afterAll(async () => {
  rest.close()
  gateway.close()
  await server.close()
})
beforeEach(() => {
  server.received.length = 0
  server.reply(`GET ${api}`, invoice('waiting'))
})

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}${path}`, { redirect: 'manual', headers })
  return { status: response.status, headers: response.headers, html: await response.text() }
}
const post = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: { origin: url, ...headers },
  })
  return { status: response.status, headers: response.headers, html: await response.text() }
}
const act = (fields: Record<string, string>, headers?: Record<string, string>) =>
  post(`/invoice/${id}/act`, fields, headers)

describe('the page of an invoice', () => {
  it('is there whole without scripts, and taken over with them', async () => {
    const { status, headers, html } = await get(`/invoice/${id}`)
    expect(status).toBe(200)
    expect(html).toContain('<html lang="en" data-theme="light">')
    expect(html).toContain('<title>Order #10482 · Harbor &amp; Pine</title>')
    expect(html).toMatch(/<svg[^>]*aria-label="QR code to send USDT on Tron"/)
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="20"></noscript>')
    // Nothing is fetched before it is painted.
    expect(html).toContain('<style>:root{--a:1}</style>')
    expect(html).not.toContain('rel="stylesheet"')
    expect(html).toContain('<style data-styled')
    expect(html).toContain('<script type="module" src="/assets/payer/main-1.js">')
    expect(html).toMatch(new RegExp(`<form[^>]* action="/en/invoice/${id}/act" method="post"`))
    expect(headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('<meta name="robots" content="noindex">')
    const state = /id="state">(.*?)<\/script>/s.exec(html)?.[1]
    expect(JSON.parse(state ?? '')).toMatchObject({ locale: 'en', view: { invoice: { version: 3 } } })
  })

  it('comes in the language of its invoice, or of its address', async () => {
    server.reply(`GET ${api}`, invoice('paid', {}, 'ru'))
    const own = await get(`/invoice/${id}`)
    expect(own.html).toContain('<html lang="ru"')
    expect(own.html).toContain('Оплачено')
    expect(own.html).not.toContain('http-equiv="refresh"')
    const asked = await get(`/en/invoice/${id}?theme=dark`)
    expect(asked.html).toContain('<html lang="en" data-theme="dark">')
    expect(asked.html).toContain(`href="/ru/invoice/${id}?theme=dark"`)
  })

  it('lets no text of a store out of its place', async () => {
    const productTitle = '</script><script>alert(1)</script><!--'
    server.reply(
      `GET ${api}`,
      invoice('waiting', { productTitle, look: { ...look, title: '"><img src=x>' } }),
    )
    const { html } = await get(`/invoice/${id}`)
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
    expect(html.match(/<script/g)).toHaveLength(2)
    const state = /id="state">(.*?)<\/script>/s.exec(html)?.[1]
    expect(JSON.parse(state ?? '').view.invoice.productTitle).toBe(productTitle)
  })

  it('may stand in a frame of any shop, and no other page may', async () => {
    const page = await get(`/invoice/${id}`)
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors *')
    expect(page.headers.get('x-frame-options')).toBeNull()
    expect(page.headers.get('referrer-policy')).toBe('same-origin')
    const letter = await get('/invoice/refund/token-1')
    for (const closed of [letter.headers, new Headers(securityHeaders())]) {
      expect(closed.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(closed.get('x-frame-options')).toBe('DENY')
    }
  })

  it('tells only the origin that asked for it', async () => {
    const of = async (query: string) => {
      const { html } = await get(`/invoice/${id}?${query}`)
      return (JSON.parse(/id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as { parent: string }).parent
    }
    expect(await of('embed=https://shop.example/basket?x=1')).toBe('https://shop.example')
    expect(await of('embed=javascript:alert(1)')).toBeNull()
    expect(await of('embed=*')).toBeNull()
  })

  it('says that there is no such invoice', async () => {
    server.reply(`GET ${api}`, { code: 'not_found' }, 404)
    const { status, html } = await get(`/ru/invoice/${id}`)
    expect(status).toBe(404)
    expect(html).toContain('Такого счёта нет')
    expect(html).not.toContain('<script')
  })

  it('says that nobody answers now, and comes back by itself', async () => {
    server.reply(`GET ${api}`, {}, 503)
    const { status, headers, html } = await get(`/invoice/${id}`)
    expect([status, headers.get('retry-after')]).toEqual([503, '15'])
    expect(html).toContain('not there right now')
    expect(html).toContain('<meta http-equiv="refresh" content="15">')
  })

  it('brings nobody’s session to the server', async () => {
    await get(`/invoice/${id}`, { cookie: 'souk_session=secret', 'x-access-token': 'other' })
    expect(server.received.map(({ headers }) => headers['x-access-token'])).toEqual([undefined])
  })
})

describe('its forms', () => {
  it.each([
    ['choose', { way: 'USDT/tron' }, 'way', { coin: 'USDT', network: 'tron' }],
    ['retry', { way: 'BTC/bitcoin' }, 'way', { coin: 'BTC', network: 'bitcoin' }],
    ['renew', {}, 'renew', null],
    ['refund', { address: ' TMine ' }, 'refund_address', { address: 'TMine', memo: null }],
    ['refund', { address: 'UQMine', memo: ' 77 ' }, 'refund_address', { address: 'UQMine', memo: '77' }],
  ])('%s', async (name, fields, path, body) => {
    server.reply(`POST ${api}/${path}`, invoice('waiting'))
    const { status, headers } = await post(`/ru/invoice/${id}/act?theme=dark`, { act: name, ...fields })
    expect([status, headers.get('location')]).toEqual([303, `/ru/invoice/${id}?theme=dark`])
    const [call] = server.callsTo(`POST ${api}/${path}`)
    expect(call?.body === '' ? null : JSON.parse(call?.body ?? '')).toEqual(body)
    expect(call?.headers['accept-language']).toBe('ru')
  })

  it('look again where there is no coin to try', async () => {
    const { status } = await act({ act: 'retry' })
    expect([status, server.received.length]).toEqual([303, 0])
  })

  it('say at the field why an address was not taken', async () => {
    server.reply(`GET ${api}`, invoice('late'))
    server.reply(`POST ${api}/refund_address`, { errors: { address: ['This is no address of Tron.'] } }, 422)
    const { status, html } = await act({ act: 'refund', address: 'x' })
    expect(status).toBe(422)
    expect(html).toContain('This is no address of Tron.')
  })

  it('say why anything else was not done', async () => {
    server.reply(`POST ${api}/renew`, { errors: { base: ['It has moved on.'] } }, 409)
    const { status, html } = await act({ act: 'renew' })
    expect(status).toBe(409)
    expect(html).toMatch(/role="alert"[^>]*>.*It has moved on\./s)
  })

  it.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['what the page does not have', { act: 'constructor' }],
    ['a coin without its network', { act: 'choose', way: 'USDT' }],
    ['too much', { act: 'refund', address: 'x'.repeat(5000) }],
  ])('refuse %s', async (_, fields) => {
    const { status, html } = await act(fields)
    expect(status).toBe(400)
    expect(html).toContain('That did not work')
    expect(server.received.map(({ method }) => method)).toEqual(['GET'])
  })

  it.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['nobody knows where', { origin: 'null' }],
  ])('are not taken from %s', async (_, headers) => {
    expect((await act({ act: 'renew' }, headers)).status).toBe(403)
    expect(server.received).toEqual([])
  })

  it('are not taken from who does not say where they come from', async () => {
    const { status } = await new Promise<{ status: number | undefined }>(resolve => {
      const request = http.request(`${url}/invoice/${id}/act`, { method: 'POST' }, response => {
        response.resume()
        resolve({ status: response.statusCode })
      })
      request.end('act=renew')
    })
    expect(status).toBe(403)
  })

  it('are sent, and not opened', async () => {
    expect((await get(`/invoice/${id}/act`)).status).toBe(405)
    expect((await post(`/invoice/${id}`, {})).status).toBe(405)
  })
})

describe('the link of a letter', () => {
  const refund = wire({
    uniqueId: id,
    amount: { amount: '3.6', asset: 'USDT' },
    network: 'tron',
    networkName: 'Tron',
    address: 'TMine7Vn2sKpW8mZr6LbCd3HgJ9uE5kXe',
    memo: null,
    productTitle: 'Order 7',
    locale: 'en',
    look,
  })

  it('asks, and confirms only when it is told to', async () => {
    server.reply('POST /api/v1/payer_invoices/refunds', refund)
    server.reply('POST /api/v1/payer_invoices/refund_confirmations', invoice('late'))
    const question = await get('/invoice/refund/token-1')
    expect(question.status).toBe(200)
    expect(question.html).toContain('3.6')
    expect(question.html).toContain('<form method="post">')
    expect(question.headers.get('referrer-policy')).toBe('strict-origin')
    // Fonts of a sheet in the page are asked for with the page's whole address.
    expect(question.html).toContain('<link rel="stylesheet" href="/assets/payer/sheet.css">')
    expect(question.html).not.toContain(':root{--a:1}')
    expect(server.callsTo('POST /api/v1/payer_invoices/refund_confirmations')).toEqual([])
    const yes = await post('/invoice/refund/token-1', {})
    expect([yes.status, yes.headers.get('location')]).toEqual([303, `/invoice/${id}`])
    const [call] = server.callsTo('POST /api/v1/payer_invoices/refund_confirmations')
    expect(JSON.parse(call?.body ?? '')).toEqual({ token: 'token-1' })
  })

  it('says that it works no more', async () => {
    server.reply('POST /api/v1/payer_invoices/refunds', { errors: { token: ['Unknown.'] } }, 422)
    const { status, html } = await get('/ru/invoice/refund/token-2')
    expect(status).toBe(404)
    expect(html).toContain('Эта ссылка больше не работает')
  })
})

it.each(['/invoice-preview', '/invoice', '/invoice/', '/invoice/a/b', '/de-DE/invoice/a', '/invoice/a%2Fb'])(
  '%s is a page of the app',
  path => expect(payerAddress(path)).toBeNull(),
)
