import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { brandIcon, souk } from '../../../brand/brand.ts'
import { discovery } from '../../../app/reader/discovery/discovery.ts'
import { openDiscoverySite, type DiscoverySite } from '../../../tests/support/mesh/discoverySite.ts'
import { answerReading, itemAnswer, pageAnswer } from '../../../tests/support/mesh/readerAnswers.ts'
import { pictureDrawer } from './pictureDrawer.ts'
import type { PreviewBuild } from './previewBuild.ts'
import { previewDoor } from './previewDoor.ts'

const build = discovery as unknown as PreviewBuild
const drawer = pictureDrawer()
let site: DiscoverySite
beforeAll(async () => {
  site = await openDiscoverySite({
    more: ({ rest, now }) => [
      previewDoor({ build, rest, brand: souk, drawer, newRequestId: () => 'request-1', now }),
    ],
  })
})
afterAll(async () => {
  await site.close()
  await drawer.close()
})
beforeEach(() => {
  site.wait(3_600_000)
  answerReading(site.server)
  site.server.reply('GET /api/v1/pages/country-nigeria', pageAnswer('country-nigeria', { title: 'Nigeria' }))
  site.server.reply('GET /api/v1/pro/search', { items: [{ price: '95012.5' }] })
  site.server.reply('GET /api/v2/payment_methods', {
    items: [{ code: 'palm_pay', url_code: 'palmpay', name: 'PalmPay' }],
  })
  site.server.received.length = 0
})
const asked = () => site.server.received.map(({ url }) => url)
const seen = process.env['PREVIEWS']

describe('the picture of a page', () => {
  it.each([
    ['/preview/en/index.png', []],
    ['/preview/ru/fees.png', []],
    ['/preview/en/calculator/bitcoin.png', []],
    ['/preview/ru/crypto-wallet.png', []],
    ['/preview/en/guide.png', ['/api/v1/pages/guide']],
    ['/preview/ru/guide/first-purchase.png', ['/api/v1/pages/guide-first-purchase']],
    [
      '/preview/en/blog/safety/item-1.png',
      ['/api/v1/blog_items/item-1', '/api/v1/blog_items/item-1/similar'],
    ],
    ['/preview/en/nigeria.png', ['/api/v1/pages/country-nigeria']],
    [
      '/preview/en/buy-bitcoin.png',
      ['/api/v1/pro/search?type=buy&crypto_currency_code=BTC&currency_code=USD&limit=1'],
    ],
    [
      '/preview/ru/sell-tether-with-palmpay.png',
      [
        '/api/v1/pro/search?type=sell&crypto_currency_code=USDT&currency_code=RUB&limit=1&payment_method_code=palm_pay',
        '/api/v2/payment_methods',
      ],
    ],
  ])('%s is drawn, of what the server says', async (path, calls) => {
    const { status, headers, body } = await site.get(path)
    expect([status, headers['content-type'], headers['cross-origin-resource-policy']]).toEqual([
      200,
      'image/png',
      'cross-origin',
    ])
    const { width, height, format } = await sharp(body).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'png'])
    expect(body.length).toBeLessThan(60_000)
    expect(asked().toSorted()).toEqual(calls)
    if (seen !== undefined) writeFileSync(`${seen}/${path.replaceAll('/', '_')}`, body)
  })

  it.each([
    '/preview/en/nothing-here-1.png',
    '/preview/en/guide/none.png',
    '/preview/en/blog/rules/item-1.png',
    '/preview/en/buy-bitcoin-with-none.png',
    '/preview/en/buy-dogecoin.png',
    '/preview/en/atlantis.png',
    '/preview/en/dashboard.png',
    '/preview/en/user/harbor.png',
    '/preview/en/Guide.png',
    '/preview/en/guide/.png',
    '/preview/de/guide.png',
    '/preview/en/ru/guide.png',
    '/preview/en/../../guide.png',
    '/preview/guide.png',
    '/preview/en/guide.jpg',
  ])('%s is none', async path => {
    expect((await site.get(path)).status).toBe(404)
  })

  it('is the market’s own where a page has none', () => {
    expect(discovery.previewPath('en', '/')).toBe('/preview/en/index.png')
    expect(discovery.previewPath('ru', '/user/harbor')).toBe('/preview/ru/index.png')
    expect(discovery.previewPath('ru', '/nothing/here/at/all')).toBe('/preview/ru/index.png')
    expect(discovery.previewPath('en', '/buy-bitcoin')).toBe('/preview/en/buy-bitcoin.png')
  })
})

describe('what it costs', () => {
  it('is nothing to who has it, and one drawing for all who ask', async () => {
    const path = '/preview/en/guide.png'
    const answers = await Promise.all([1, 2, 3].map(() => site.get(path)))
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
    expect(asked()).toHaveLength(1)
    site.wait(600_000)
    const etag = String(answers[0]?.headers.etag)
    expect(await site.get(path, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' })
    expect(asked()).toHaveLength(2)
  })

  it('is a new picture where what it says has changed', async () => {
    const path = '/preview/en/blog/safety/item-1.png'
    const before = (await site.get(path)).headers.etag
    site.server.reply('GET /api/v1/blog_items/item-1', itemAnswer('item-1', { title: 'Another' }))
    expect((await site.get(path)).headers.etag).toBe(before)
    site.wait(600_000)
    expect((await site.get(path)).headers.etag).not.toBe(before)
  })

  it('is bounded: beyond so many in a minute there comes the market’s own', async () => {
    await site.get('/preview/en/index.png')
    site.wait(60_000)
    const answers: (readonly [status: number, location: string | undefined])[] = []
    for (let number = 0; number < 70; number++) {
      const code = `many-${number}`
      site.server.reply(`GET /api/v1/blog_items/${code}`, itemAnswer(code))
      site.server.reply(`GET /api/v1/blog_items/${code}/similar`, { items: [] })
      const { status, headers } = await site.get(`/preview/en/blog/safety/${code}.png`)
      answers.push([status, headers.location])
    }
    expect(answers.slice(0, 60).every(([status]) => status === 200)).toBe(true)
    expect(answers.slice(60)).toEqual(Array.from({ length: 10 }, () => [302, '/preview/en/index.png']))
  })

  it('is paid by another thread than the one that answers', async () => {
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    await Promise.all(
      ['about-us', 'faq', 'privacy', 'fees', 'blog', 'buy'].map(page => site.get(`/preview/ru/${page}.png`)),
    )
    delay.disable()
    expect(delay.percentile(90) / 1e6).toBeLessThan(50)
  })
})

describe('how it is written', () => {
  const words = (text: string) => ({
    picture: {
      width: 1200,
      height: 630,
      drawn: '<rect width="1200" height="630" fill="#fff"/>',
      columns: [
        {
          x: 64,
          top: 150,
          bottom: 566,
          width: 640,
          align: 'start' as const,
          words: [{ text, sizes: [68, 50, 42], weight: 600 as const, colour: '#000000', lines: 4 }],
        },
      ],
      sign: { x: 64, y: 56, size: 60 },
    },
    icon: brandIcon(souk),
  })
  /** What is not white, beside the sign: left, top, right and bottom. */
  const inked = async (text: string) => {
    const png = await drawer.draw(words(text))
    const below = await sharp(png).extract({ left: 0, top: 140, width: 1200, height: 490 }).toBuffer()
    const { info } = await sharp(below).trim({ background: '#fff' }).toBuffer({ resolveWithObject: true })
    return {
      left: -(info.trimOffsetLeft ?? 0),
      width: info.width,
      top: 140 - (info.trimOffsetTop ?? 0),
      height: info.height,
    }
  }

  it.each([
    ['a word', 'Escrow'],
    [
      'a long text',
      'What to do when a bank holds a payment for days and the other side says that it never came '.repeat(3),
    ],
    [
      'Russian',
      'Достопримечательности эскроу: как продавец и покупатель договариваются о возврате денег через посредника',
    ],
    ['one endless word', 'Я'.repeat(300)],
    ['money', '₦168,400,000 ₽ ₴ ₿ − – «»'],
  ])('%s stays in its column', async (_, text) => {
    const { left, width, top, height } = await inked(text)
    expect(left).toBeGreaterThanOrEqual(60)
    expect(left + width).toBeLessThanOrEqual(708)
    expect(top).toBeGreaterThanOrEqual(150)
    expect(top + height).toBeLessThanOrEqual(570)
    expect(height).toBeGreaterThan(20)
  })

  it('is the same whatever fonts a machine has: letters are outlines', async () => {
    const [one, other] = [await inked('ЖЖЖЖ'), await inked('iiii')]
    expect(one.width).toBeGreaterThan(2 * other.width)
  })

  it('shows markup as what it is', async () => {
    expect((await inked('</path><script>')).width).toBeGreaterThan(200)
  })
})
