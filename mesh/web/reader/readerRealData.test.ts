import { beforeEach, describe, expect, it } from 'vitest'
import { answerReading, itemAnswer } from '../../../tests/support/mesh/readerAnswers.ts'
import type { Block } from '../../../design-system/domain/content/text/contentTree.ts'
import { suiteReaderSite } from '../../../tests/support/mesh/suiteReaderSite.ts'

const site = await suiteReaderSite()
const { asked } = site

describe('real data in a text', () => {
  const live = (
    name: 'offers' | 'rate' | 'fees' | 'calculator',
    values: Record<string, string> = {},
  ): Block => ({
    kind: 'live',
    name,
    values,
  })
  const pair = { coin: 'BTC', fiat: 'NGN' }
  const blocks: readonly Block[] = [
    { kind: 'paragraph', text: ['Words around it.'] },
    live('offers', pair),
    live('rate', pair),
    live('fees'),
  ]
  const read = async () => {
    site.server.reply('GET /api/v1/blog_items/item-1', itemAnswer('item-1', {}, blocks))
    return (await site.get('/blog/safety/item-1')).html
  }

  it('is asked for once, and shown', async () => {
    const html = await read()
    expect(html).toContain('harbor')
    expect(html).toContain('href="/trade/new/ad-1"')
    expect(html).toContain('0.8%')
    expect(
      asked()
        .filter(url => /home|fees/.test(url))
        .toSorted(),
    ).toEqual(['/api/v1/fees', '/api/v1/home?crypto_currency_code=BTC&currency_code=NGN'])
  })

  it('counts an amount at the best offer, in a form that leads to the calculator', async () => {
    site.server.reply('GET /api/v1/blog_items/item-1', itemAnswer('item-1', {}, [live('calculator', pair)]))
    const { html } = await site.get('/ru/blog/safety/item-1')
    expect(/<form [^>]*action="([^"]*)"/.exec(html)?.[1]).toBe('/ru/calculator')
    const valueOf = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1]
    const sent = ['pay', 'get', 'coin', 'in', 'led', 'was'].map(valueOf)
    expect(sent.map(text => text?.replaceAll('\u00A0', ' '))).toEqual([
      '10 000',
      '0,000099',
      'BTC',
      'NGN',
      'pay',
      '0,000099',
    ])
    expect(html).toContain('href="/ru/trade/new/ad-1?amount=10000"')
    expect(html).toContain('href="/ru/buy-bitcoin?currencyCode=NGN&amp;amount=10000"')
    // What the browser takes it over with says nothing of how it is drawn.
    expect(/id="state">(.*?)<\/script>/s.exec(html)?.[1]).not.toContain('"Calculator":')
  })

  it.each([
    ['of an unknown coin', { coin: 'NONE', fiat: 'NGN' }, '/calculator?coin=NONE&amp;in=NGN'],
    ['of nothing', {}, '/calculator'],
  ])('leads to the calculator where its block is %s', async (_, values, href) => {
    const blocks = [live('calculator', values), { kind: 'paragraph', text: ['Words around it.'] } as const]
    site.server.reply('GET /api/v1/home', {}, 422)
    site.server.reply('GET /api/v1/blog_items/item-1', itemAnswer('item-1', {}, blocks))
    const { html } = await site.get('/blog/safety/item-1')
    expect(html).toContain('Words around it.')
    expect(html).toContain(`href="${href}"`)
    expect(html).not.toContain('name="pay"')
  })

  it.each([
    ['fails', () => site.server.reply('GET /api/v1/home', {}, 500)],
    ['is refused', () => site.server.reply('GET /api/v1/home', {}, 422)],
    ['is cut off', () => site.server.handle('GET /api/v1/home', (_, response) => void response.destroy())],
    ['never comes', () => site.server.handle('GET /api/v1/home', () => undefined)],
  ])('that %s is a link, and takes neither the text nor other data with it', async (_, prepare) => {
    prepare()
    const html = await read()
    expect(html).toContain('Words around it.')
    expect(html).toContain('0.8%')
    expect(html).not.toContain('harbor')
    expect(html).toContain('href="/buy"')
  })

  it('is the same whatever is beside it', async () => {
    site.server.reply('GET /api/v1/fees', {}, 503)
    const html = await read()
    expect(html).toContain('harbor')
    expect(html).not.toContain('0.8%')
    expect(html).toContain('<a href="/fees" data-look="accent"')
  })
})

describe('real data that several pages show', () => {
  beforeEach(() => {
    for (const item of ['item-1', 'item-2', 'item-3'])
      site.server.reply(
        `GET /api/v1/blog_items/${item}`,
        itemAnswer(item, {}, [{ kind: 'live', name: 'fees', values: {} }]),
      )
  })
  const read = async (item: string) => (await site.get(`/blog/safety/${item}`)).html.includes('0.8%')
  const askedForFees = () => asked().filter(url => url === '/api/v1/fees').length

  it('is asked for once, for a moment', async () => {
    expect(await Promise.all([read('item-1'), read('item-2')])).toEqual([true, true])
    site.wait(899)
    expect(await read('item-3')).toBe(true)
    expect(askedForFees()).toBe(1)
    site.wait(60_000)
    expect(await read('item-3')).toBe(true)
    expect(askedForFees()).toBe(2)
  })

  it('is asked for in each language', async () => {
    await read('item-1')
    await site.get('/ru/blog/safety/item-2')
    expect(askedForFees()).toBe(2)
  })

  it('is asked for again by the next page where it failed', async () => {
    site.server.reply('GET /api/v1/fees', {}, 503)
    expect(await read('item-1')).toBe(false)
    answerReading(site.server)
    expect(await read('item-2')).toBe(true)
  })
})
