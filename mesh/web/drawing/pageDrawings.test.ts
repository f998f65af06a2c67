import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { souk } from '../../../brand/brand.ts'
import type { Visit } from '../../gateway/doors/door.ts'
import { nobody } from '../../identity.ts'
import type { DrawingBuild } from './drawingBuild.ts'
import type { Drawn } from './drawingBuild.ts'
import { pageDrawings, type DrawingOptions } from './pageDrawings.ts'

const drawn: Drawn = { status: 200, isHidden: false, html: '<h1>Buy</h1>', head: '', answers: [] }
const visitor = { ...nobody, requestId: 'request-1' }

const visitOf = (
  url: string,
  changed: Partial<Visit> & { headers?: object; method?: string } = {},
): Visit => ({
  request: { method: changed.method ?? 'GET', url, headers: changed.headers ?? {} } as IncomingMessage,
  response: {} as ServerResponse,
  path: url.split('?', 1)[0] ?? '',
  caller: changed.caller ?? visitor,
})

function site(options: Partial<DrawingOptions> = {}) {
  const at = { now: 0 }
  const prerender = vi.fn<DrawingBuild['prerender']>(() => Promise.resolve(drawn))
  const draw = pageDrawings({
    build: {
      findDrawn: (path, query) => (path.startsWith('/buy') ? { locale: 'en', isKept: query === '' } : null),
      prepare: () => Promise.resolve(),
      prerender,
      firstCurrency: ({ country, languages }) =>
        country === 'NG' || languages.includes('en-NG') ? 'NGN' : null,
    },
    askGraph: () => Promise.resolve({}),
    brand: souk,
    publicOrigin: null,
    mayDraw: () => true,
    report: () => undefined,
    now: () => at.now,
    patience: 50,
    ...options,
  })
  return { at, prerender, draw }
}

describe('drawing a page for a first visit', () => {
  it('draws it once for everybody who comes in a few seconds', async () => {
    const { at, prerender, draw } = site()
    const both = await Promise.all([draw(visitOf('/buy'), null), draw(visitOf('/buy'), null)])
    expect(both).toEqual([drawn, drawn])
    expect(prerender).toHaveBeenCalledTimes(1)
    at.now = 4001
    await draw(visitOf('/buy'), null)
    expect(prerender).toHaveBeenCalledTimes(2)
  })

  it('draws another for another currency, another device and another language', async () => {
    const { prerender, draw } = site()
    await draw(visitOf('/buy'), null)
    await draw(visitOf('/buy'), 'NG')
    await draw(visitOf('/buy', { headers: { 'accept-language': 'en-NG,en;q=0.5' } }), null)
    await draw(visitOf('/buy', { headers: { 'sec-ch-ua-mobile': '?1' } }), null)
    await draw(visitOf('/buy', { headers: { 'user-agent': 'Mozilla/5.0 (iPhone)' } }), null)
    expect(prerender.mock.calls.map(([{ currencyCode, width }]) => [currencyCode, width])).toEqual([
      [null, 1280],
      ['NGN', 1280],
      [null, 390],
    ])
  })

  it('draws none for whoever has a session, for another site, for what is no reading and for other pages', async () => {
    const { prerender, draw } = site()
    const visits = [
      visitOf('/buy', { caller: { ...visitor, token: 'secret', via: 'cookie' } }),
      visitOf('/buy', { caller: 'foreign' }),
      visitOf('/buy', { method: 'POST' }),
      visitOf('/wallet'),
    ]
    for (const visit of visits) expect(await draw(visit, null)).toBeNull()
    expect(prerender).not.toHaveBeenCalled()
  })

  it('keeps nothing of what is one of very many, and draws few of them at once', async () => {
    const waiting: (() => void)[] = []
    const { prerender, draw } = site({ patience: 60_000 })
    prerender.mockImplementation(() => new Promise(resolve => waiting.push(() => resolve(drawn))))
    const visits = Array.from({ length: 5 }, (_, amount) => draw(visitOf(`/buy?amount=${amount}`), null))
    await vi.waitFor(() => expect(waiting).toHaveLength(3))
    for (const go of waiting) go()
    expect(await Promise.all(visits)).toEqual([drawn, drawn, drawn, null, null])
    prerender.mockResolvedValue(drawn)
    await draw(visitOf('/buy?amount=0'), null)
    expect(prerender).toHaveBeenCalledTimes(4)
  })

  it('leaves it to the app where somebody has asked for very many', async () => {
    const { draw } = site({ mayDraw: () => false })
    expect(await draw(visitOf('/buy?amount=1'), null)).toBeNull()
    expect(await draw(visitOf('/buy'), null)).toEqual(drawn)
  })

  it('leaves it to the app where the server is away or slow, and tries again', async () => {
    const report = vi.fn()
    const { prerender, draw } = site({ report })
    const away = new Error('away')
    prerender.mockRejectedValueOnce(away)
    expect(await draw(visitOf('/buy'), null)).toBeNull()
    expect(report).toHaveBeenCalledExactlyOnceWith(away)
    prerender.mockReturnValueOnce(new Promise<never>(() => {}))
    expect(await draw(visitOf('/buy'), null)).toBeNull()
    expect(await draw(visitOf('/buy'), null)).toEqual(drawn)
  })
})
