import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestSouk, type TestSouk } from '../../support/souk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { newName } from '../roles/scene.ts'
import { newStore } from '../roles/props.ts'
import { wholeLook } from '../roles/storeTable.ts'

const stores = '/v1/me/merchant_accounts'
const rounded = '[data-part=panel] { border-radius: 4px }'

let souk: TestSouk
let owner: Person
let id: string
/** The merchant’s own server, and how it answers. */
let shop: string
let answers: RequestListener
let asked: string[] = []
const shopServer = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`)
  answers(request, response)
})

const sends =
  (body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/css', ...headers }).end(body)

beforeAll(async () => {
  await once(shopServer.listen(0, '127.0.0.1'), 'listening')
  const { port } = shopServer.address() as AddressInfo
  shop = `http://127.0.0.1:${port}`
  souk = await startTestSouk({ env: { WEBHOOK_HOSTS: `127.0.0.1:${port}` } })
  owner = await souk.signUp(newName('merchant'))
  id = await openStore()
})
afterAll(async () => {
  expect(souk.faults).toEqual([])
  await souk.close()
  shopServer.closeAllConnections()
  shopServer.close()
})
beforeEach(() => {
  asked = []
  answers = sends(rounded)
})

interface Styled extends Json {
  readonly look: { readonly custom_css_url: string | null }
  readonly custom_css: { readonly link: string; readonly fetched_at: string } | null
}

async function openStore(): Promise<string> {
  const { body } = await souk.call(`POST ${stores}`, { as: owner, body: newStore })
  return body['account_id'] as string
}
const put = (link: unknown, store = id, as = owner) =>
  souk.call<Styled>(`POST ${stores}/${store}/custom_css_link`, { as, body: { link } })
const read = async (store = id) => (await souk.call<Styled>(`GET ${stores}/${store}`, { as: owner })).body
const served = (url: string | null) => fetch(`${souk.server.url}${url}`)

describe('a style sheet of a store', () => {
  it('is fetched at once, kept cleaned, and served to everybody under an address of its own', async () => {
    const { status, body } = await put(`${shop}/shop.css?v=1`)
    expect(status).toBe(200)
    expect(asked).toEqual(['GET /shop.css?v=1'])
    expect(body.custom_css).toEqual({ link: `${shop}/shop.css?v=1`, fetched_at: expect.any(String) })
    expect(await read()).toEqual(body)

    const answer = await served(body.look.custom_css_url)
    expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const { merchant_id: number } = body.look as Json
    expect(await answer.text()).toBe(
      `[data-store="${String(number)}"] [data-part="panel"][data-part]{border-radius:4px;}\n`,
    )

    // The same again has the same address, another text another; the one before is gone.
    expect((await put(`${shop}/shop.css`)).body.look).toEqual(body.look)
    answers = sends('[data-part=panel]{border-radius:8px}')
    const { look } = (await put(`${shop}/shop.css`)).body
    expect(look.custom_css_url).not.toBe(body.look.custom_css_url)
    expect((await served(body.look.custom_css_url)).status).toBe(404)
  })

  it('of another store has another address and another scope, though it says the same', async () => {
    const other = await openStore()
    const [one, two] = [(await put(shop)).body, (await put(shop, other)).body]
    expect(one.look.custom_css_url).not.toBe(two.look.custom_css_url)
    const texts = await Promise.all(
      [one, two].map(async ({ look }) => (await served(look.custom_css_url)).text()),
    )
    expect(texts[0]).not.toBe(texts[1])
  })

  it('is removed, and goes with its store', async () => {
    const store = await openStore()
    const { look } = (await put(shop, store)).body
    expect((await put(null, store)).body).toMatchObject({ custom_css: null, look: { custom_css_url: null } })
    expect((await served(look.custom_css_url)).status).toBe(404)
    await put(shop, store)
    expect((await served(look.custom_css_url)).status).toBe(200)
    await souk.call(`DELETE ${stores}/${store}`, { as: owner })
    expect((await served(look.custom_css_url)).status).toBe(404)
  })

  it('is seen by a link to the look', async () => {
    const { look } = (await put(shop)).body
    const { body } = await souk.call(`POST ${stores}/${id}/previews`, { as: owner, body: {} })
    const shown = await souk.call('POST /v1/merchant_previews', { body: { token: body['token'] } })
    expect(shown.body).toMatchObject({ custom_css_url: look.custom_css_url })
  })

  it('of somebody else is neither set nor fetched', async () => {
    const stranger = await souk.signUp(newName('stranger'))
    expect(await put(shop, id, stranger)).toMatchObject({ status: 404 })
    expect(asked).toEqual([])
  })
})

describe('what is not taken', () => {
  let before: Styled
  beforeAll(async () => {
    answers = sends(rounded)
    before = (await put(`${shop}/kept.css`)).body
  })

  /** Refused at the field, and the sheet before stays. */
  async function refusal(link: unknown) {
    const answer = await put(link)
    expect(Object.keys(answer.body['errors'] as Json)).toEqual(['link'])
    expect(await read()).toEqual(before)
    return answer.body
  }

  it.each([
    'http://shop.example/shop.css',
    'https://127.0.0.1/shop.css',
    'https://2130706433/shop.css',
    'https://[::1]/shop.css',
    'https://[::ffff:10.0.0.1]/shop.css',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/shop.css',
    'https://shop.example:8443/shop.css',
    'https://user:word@shop.example/shop.css',
    'https://no-such-host.invalid/shop.css',
    'http://127.0.0.1:1/shop.css',
  ])('%s is not asked', async link => {
    expect(await refusal(link)).toMatchObject({ code: 'css_not_loaded' })
    expect(asked).toEqual([])
  })

  it.each([
    '',
    'shop.css',
    '//shop.example/x.css',
    'ftp://shop.example/x.css',
    'javascript:alert(1)',
    'data:text/css,a{}',
    'https://',
    'https://[',
    `https://shop.example/${'x'.repeat(2000)}`,
  ])('%s is no link', async link => {
    const answer = await put(link)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body['errors'] as Json)).toEqual(['link'])
    expect(await read()).toEqual(before)
  })

  it.each([301, 302, 303, 307, 308])('a redirect is not followed (%s)', async status => {
    answers = (_, response) => void response.writeHead(status, { location: `${shop}/there.css` }).end()
    expect(await refusal(`${shop}/here.css`)).toMatchObject({ code: 'css_not_loaded' })
    expect(asked).toEqual(['GET /here.css'])
  })

  it.each([204, 206, 404, 500])('nor is an answer of %s', async status => {
    answers = (_, response) => void response.writeHead(status, { 'content-type': 'text/css' }).end()
    expect(await refusal(shop)).toMatchObject({ code: 'css_not_loaded' })
  })

  it('a connection that breaks', async () => {
    answers = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/css' }).write(rounded)
      setImmediate(() => response.destroy())
    }
    expect(await refusal(shop)).toMatchObject({ code: 'css_not_loaded' })
  })

  it.each(['text/plain', 'text/html', 'application/css', 'text/css-not'])('a text of type %s', async type => {
    answers = sends(rounded, { 'content-type': type })
    expect(await refusal(shop)).toMatchObject({ code: 'css_not_css' })
  })

  it('what is packed, or no UTF-8', async () => {
    answers = sends(rounded, { 'content-encoding': 'gzip' })
    expect(await refusal(shop)).toMatchObject({ code: 'css_not_css' })
    answers = sends(Buffer.from([0x2f, 0x2a, 0xff, 0xfe, 0x2a, 0x2f]))
    expect(await refusal(shop)).toMatchObject({ code: 'css_not_css' })
  })

  it('more than may be, said or unsaid, and no more of it is read', async () => {
    answers = sends('x', { 'content-length': String(1024 * 1024) })
    expect(JSON.stringify(await refusal(shop))).toContain('64')
    let sent = 0
    answers = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/css' })
      const more = () => {
        while (!response.destroyed && sent < 64 * 1024 * 1024) {
          sent += 65_536
          if (response.write(Buffer.alloc(65_536, 0x20))) continue
          response.once('drain', more)
          return
        }
        response.end()
      }
      more()
    }
    expect(await refusal(shop)).toMatchObject({ code: 'css_too_large' })
    expect(sent).toBeLessThan(32 * 1024 * 1024)
  })

  it('a sheet that says more than it may: all of it is told, by line', async () => {
    answers = sends('@import "x";\n[data-part=panel] { padding: 16px }\nh1 { color: #fff }')
    const body = await refusal(shop)
    expect(body).toMatchObject({
      errors: { link: ['Not allowed, by line: 1 @import "x";; 3 h1.'] },
      metadata: {
        problems: [
          { line: 1, what: '@import "x";' },
          { line: 3, what: 'h1' },
        ],
      },
    })
  })

  it('a background on which the store’s text cannot be read, now or later', async () => {
    answers = sends('\n[data-part=header] { background: #333333 }')
    expect(JSON.stringify(await refusal(shop))).toContain('Line 2')

    answers = sends('[data-part=page] { background: linear-gradient(#ffffff, #8d8d8d) }')
    await souk.call(`PATCH ${stores}/${id}`, { as: owner, body: wholeLook })
    expect((await put(shop)).status).toBe(200)
    const style = { ...wholeLook.style, text_color: '#4a4a4a' }
    const patched = await souk.call(`PATCH ${stores}/${id}`, { as: owner, body: { style } })
    expect(patched).toMatchObject({ status: 422, body: { code: 'style_unreadable' } })
    const shared = await souk.call(`POST ${stores}/${id}/previews`, { as: owner, body: { style } })
    expect(shared).toMatchObject({ status: 422, body: { code: 'style_unreadable' } })
  })
})
