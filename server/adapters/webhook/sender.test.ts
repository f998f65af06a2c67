import { afterEach, describe, expect, it } from 'vitest'
import { startShop, type ShopServer } from '../../../tests/support/shop.ts'
import { machineTimers } from '../../runtime/timers.ts'
import { webhookSender, type WebhookSenderParts } from './sender.ts'

const shops: ShopServer[] = []
afterEach(() => {
  for (const shop of shops.splice(0)) shop.close()
})
async function shopAt(): Promise<ShopServer> {
  const shop = await startShop()
  shops.push(shop)
  return shop
}

const sending = (parts: Partial<WebhookSenderParts> = {}) =>
  webhookSender({
    timers: machineTimers,
    timeoutMs: 5000,
    answerLength: 20,
    allowedHosts: new Set(),
    resolve: () => Promise.reject(new Error('no name is asked for')),
    ...parts,
  })
const post = (url: string, parts: Partial<WebhookSenderParts> = {}) =>
  sending(parts).post({ url, headers: { 'webhook-id': 'one' }, body: '{"a":1}' })
const to = (shop: ShopServer) => ({ allowedHosts: new Set([shop.host]) })
const none = (fault: string) => ({ statusCode: null, answer: null, fault })

describe('what is posted', () => {
  it('arrives with its headers, byte for byte', async () => {
    const shop = await shopAt()
    shop.answers = () => ({ status: 200, text: 'taken' })
    expect(await post(`http://${shop.host}/hook?shop=1`, to(shop))).toEqual({
      statusCode: 200,
      answer: 'taken',
      fault: null,
    })
    expect(shop.received).toMatchObject([
      {
        path: '/hook?shop=1',
        body: '{"a":1}',
        headers: { 'webhook-id': 'one', 'content-type': 'application/json', host: shop.host },
      },
    ])
  })

  it('is answered by the beginning of an answer, as text that can be kept', async () => {
    const shop = await shopAt()
    shop.answers = () => ({ status: 500, text: `a\0b${'é'.repeat(100_000)}` })
    expect(await post(`http://${shop.host}/`, to(shop))).toEqual({
      statusCode: 500,
      answer: `a\uFFFDb${'é'.repeat(17)}`,
      fault: null,
    })
  })

  it.each([301, 302, 303, 307, 308])('does not follow a redirect (%i)', async status => {
    const [shop, elsewhere] = [await shopAt(), await shopAt()]
    shop.answers = () => ({ status, headers: { location: `http://${elsewhere.host}/` } })
    expect(await post(`http://${shop.host}/`, to(shop))).toMatchObject({
      statusCode: status,
      fault: 'redirected',
    })
    expect(elsewhere.received).toEqual([])
  })

  it('is given up when nobody answers in time, or a name does not resolve in time', async () => {
    const shop = await shopAt()
    shop.answers = () => new Promise(() => undefined)
    expect(await post(`http://${shop.host}/`, { ...to(shop), timeoutMs: 50 })).toEqual(none('late'))
    const silent = { timeoutMs: 50, resolve: () => new Promise<never>(() => undefined) }
    expect(await post('https://shop.example/', silent)).toEqual(none('late'))
  })

  it('says that nobody is there, or that TLS failed', async () => {
    const shop = await shopAt()
    const { host } = shop
    const allowedHosts = new Set([host])
    expect(await post(`https://${host}/`, { allowedHosts })).toEqual(none('certificate'))
    shop.close()
    expect(await post(`http://${host}/`, { allowedHosts })).toEqual(none('unreachable'))
  })
})

describe('a name', () => {
  it('is refused when any of its addresses is not public, and nothing is sent', async () => {
    const asked: string[] = []
    for (const found of [['127.0.0.1'], ['1.1.1.1', '10.0.0.1'], ['::ffff:127.0.0.1'], ['fe80::1']]) {
      const resolve = async (name: string) => {
        asked.push(name)
        return found
      }
      expect(await post('https://rebind.example/', { resolve })).toEqual(none('not_public'))
    }
    expect(asked).toHaveLength(4)
  })

  it('that leads nowhere says so', async () => {
    expect(await post('https://nowhere.example/', { resolve: async () => [] })).toEqual(none('unresolved'))
    const resolve = () => Promise.reject(new Error('ENOTFOUND'))
    expect(await post('https://nowhere.example/', { resolve })).toEqual(none('unresolved'))
  })
})

describe('an address in place of a name', () => {
  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/',
    'https://10.1.2.3/',
  ])('%s is refused, and no name is asked for', async url => {
    expect(await post(url)).toEqual(none('not_public'))
  })

  it('without TLS is refused unless it is on the list', async () => {
    const shop = await shopAt()
    expect(await post(`http://${shop.host}/`)).toEqual(none('not_public'))
    expect(await post(`http://${shop.host}/`, { allowedHosts: new Set(['127.0.0.1:1']) })).toEqual(
      none('not_public'),
    )
    expect(shop.received).toEqual([])
  })
})
