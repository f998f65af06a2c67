import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import demo from '../../../server/composition/seed/content.json' with { type: 'json' }
import {
  applyContent,
  checkContent,
  parseContent,
} from '../../../server/modules/content/cards/applyContent.ts'
import { makeAdvert, openTrade } from '../../support/souk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { newName } from '../roles/scene.ts'

let appDir: string
beforeAll(async () => {
  appDir = await mkdtemp(join(tmpdir(), 'souk-app-'))
})
afterAll(() => rm(appDir, { recursive: true }))
const souk = suiteSouk({ env: () => ({ APP_DIR: appDir }), begin: () => apply(said) })

const apply = (content: unknown) =>
  souk.server.parts.database.transaction(tx =>
    applyContent(tx, checkContent(content), {
      random: souk.server.parts.random,
      at: souk.server.parts.clock.now(),
    }),
  )

/** What the demo says, as if somebody had said it: its own quotations are shown in a demo alone. */
const said = JSON.parse(
  JSON.stringify(demo, (name, value: unknown) => (name === 'example' ? undefined : value)),
) as typeof demo

interface Item extends Json {
  readonly id: string
  readonly code: string
  readonly is_viewed?: boolean
}
const itemsOf = async (path: string, as?: Person, locale = 'en'): Promise<Item[]> => {
  const { status, body } = await souk.call<{ items: Item[] }>(`GET /v1/${path}`, {
    as: as ?? null,
    headers: { 'accept-language': locale },
  })
  expect(status).toBe(200)
  return body.items
}
const codes = (items: readonly Item[]) => items.map(({ code }) => code)

it('stories are told in the reader’s language, and one that was viewed goes behind the others, for its viewer alone', async () => {
  const reader = await souk.signUp(newName('reader'))
  const [first, ...others] = await itemsOf('stories', reader, 'ru')
  expect(first).toMatchObject({
    code: 'escrow',
    title: 'Как работает эскроу',
    is_viewed: false,
    tone: 'accent',
  })
  expect(first?.['slides']).toMatchObject([
    { link_path: null, link_label: null },
    { link_path: '/buy', link_label: 'Посмотреть объявления' },
  ])
  for (let times = 0; times < 2; times++) {
    const { status, body } = await souk.call('POST /v1/stories/viewed', {
      as: reader,
      body: { id: first?.id },
    })
    expect([status, body['is_viewed'], body['title']]).toEqual([200, true, 'How escrow works'])
  }
  expect(codes(await itemsOf('stories', reader))).toEqual([...codes(others), 'escrow'])
  const stranger = await souk.signUp(newName('stranger'))
  for (const anybody of [stranger, undefined])
    expect(await itemsOf('stories', anybody)).toMatchObject([{ code: 'escrow', is_viewed: false }, {}, {}])

  // Reworded under the same code it stays viewed; what the file no longer names goes, and what it does not speak of stays.
  const [story] = said.stories
  await apply({ stories: [{ ...story, title: { en: 'Escrow', ru: 'Эскроу' } }] })
  expect(await itemsOf('stories', reader)).toMatchObject([{ title: 'Escrow', is_viewed: true }])
  expect(
    (await souk.call('POST /v1/stories/viewed', { as: reader, body: { id: others[0]?.id } })).status,
  ).toBe(404)
  expect(codes(await itemsOf('promo_blocks'))).toHaveLength(2)
  await apply({ stories: said.stories })
})

it('a promo block that was put away is shown to its viewer no more', async () => {
  const reader = await souk.signUp(newName('reader'))
  const [first, second] = await itemsOf('promo_blocks', reader)
  const { status, body } = await souk.call<{ items: Item[] }>('POST /v1/promo_blocks/mark_as_viewed', {
    as: reader,
    body: { ids: [first?.id] },
  })
  expect([status, codes(body.items)]).toEqual([200, [second?.code]])
  expect(codes(await itemsOf('promo_blocks', reader))).toEqual([second?.code])
  expect(await itemsOf('promo_blocks')).toHaveLength(2)
  // Put away again it stays so; with one that there is not, neither is.
  const again = (ids: unknown[]) =>
    souk.call('POST /v1/promo_blocks/mark_as_viewed', { as: reader, body: { ids } })
  expect((await again([first?.id, first?.id])).status).toBe(200)
  const unknown = await again([second?.id, '01900000-0000-7000-8000-000000000000'])
  expect([unknown.status, Object.keys(unknown.body['errors'] as object)]).toEqual([404, ['ids']])
  expect(codes(await itemsOf('promo_blocks', reader))).toEqual([second?.code])
})

it('words about the service and media partners are told in the reader’s language', async () => {
  expect((await itemsOf('service_feedbacks', undefined, 'ru'))[0]).toMatchObject({
    author: 'Chiamaka',
    about: 'Лагос, продаёт раз в неделю',
    at: '2026-01-18T00:00:00.000Z',
  })
  expect(await itemsOf('media_partners')).toMatchObject([
    {
      name: 'Harbour Ledger',
      url: 'https://harbour-ledger.example/souk',
      quote: 'Escrow that explains itself.',
    },
    {},
    { quote: null },
  ])
})

it('quotations that nobody said are absent outside of a demo', async () => {
  await apply(demo)
  expect([await itemsOf('service_feedbacks'), await itemsOf('media_partners')]).toEqual([[], []])
  await apply(said)
  expect([await itemsOf('service_feedbacks'), await itemsOf('media_partners')]).toMatchObject([
    [{}, {}, {}],
    [{}, {}, {}],
  ])
})

it.each([
  ['no JSON', '{', 'The file is not JSON'],
  ['a list that there is not', '{"blog": []}', '/'],
  [
    'one language alone',
    JSON.stringify({ promo_blocks: [{ ...demo.promo_blocks[0], title: { en: 'One' } }] }),
    '/promo_blocks/0/title',
  ],
  [
    'a way out of the app',
    JSON.stringify({
      promo_blocks: [
        { ...demo.promo_blocks[0], link: { path: '//evil.example', label: { en: 'Go', ru: 'Туда' } } },
      ],
    }),
    '/promo_blocks/0/link/path',
  ],
  [
    'an address that is not https',
    JSON.stringify({ media_partners: [{ code: 'x', name: 'X', url: 'javascript:alert(1)' }] }),
    '/media_partners/0/url',
  ],
  [
    'a tone that there is not',
    JSON.stringify({ stories: [{ ...demo.stories[0], tone: 'red' }] }),
    '/stories/0/tone',
  ],
  [
    'two of a name',
    JSON.stringify({ stories: [demo.stories[0], demo.stories[0]] }),
    '/stories: two are escrow',
  ],
])('a file with %s is refused, with its place', (_, text, place) => {
  expect(() => parseContent(text)).toThrow(place)
})

it('the first page tells true figures', async () => {
  const figures = async () => {
    await souk.advance(600_000)
    const { body } = await souk.call<{ figures: Json }>(
      'GET /v1/home?crypto_currency_code=BTC&currency_code=NGN',
    )
    return body.figures
  }
  expect(await figures()).toEqual({ trades: 0, people: 0, median_release_seconds: null })
  const [seller, buyer] = [await souk.signUp(newName('seller')), await souk.signUp(newName('buyer'))]
  await souk.give(seller, 'BTC', '0.1')
  const { body: trade } = await openTrade(souk, buyer, await makeAdvert(souk, seller))
  await souk.call(`POST /v1/trades/${trade.id}/confirm`, { as: buyer, body: { payer_name: 'AMINA BELLO' } })
  await souk.advance(90_000)
  const { status, body } = await souk.call(`POST /v1/trades/${trade.id}/complete`, {
    as: seller,
    body: { money_received: true, amount: '250000' },
  })
  expect([status, body['code']]).toEqual([200, undefined])
  const told = await figures()
  expect(told).toMatchObject({ trades: 1, people: 2 })
  expect(told['median_release_seconds']).toBeGreaterThanOrEqual(90)
  expect(told['median_release_seconds']).toBeLessThan(120)
})

it('pages say of themselves what their HTML says: all of them, or the one of an address', async () => {
  expect(await itemsOf('metadata')).toEqual([])
  const texts = (en: string, ru: string) => ({
    en: { title: en, heading: en, description: `${en}.` },
    ru: { title: ru, heading: ru, description: `${ru}.` },
  })
  await writeFile(
    join(appDir, 'shell.json'),
    JSON.stringify({
      locales: ['en', 'ru'],
      routes: [
        { pattern: '/', texts: texts('Home', 'Главная'), opening: 'bar' },
        {
          pattern: '/buy-:coin',
          params: { coin: { bitcoin: { en: 'Bitcoin', ru: 'биткойн' }, tether: null } },
          texts: texts('Buy {coin}', 'Купить {coin}'),
        },
        { pattern: '/trade/:tradeId', texts: texts('Trade #{tradeId}', 'Сделка {tradeId}') },
      ],
      notFound: { texts: texts('Not found', 'Нет такой') },
    }),
  )
  expect((await itemsOf('metadata')).map(({ id, url }) => [id, url])).toEqual([
    ['/', '/'],
    ['/buy-:coin', '/buy-:coin'],
    ['/trade/:tradeId', '/trade/:tradeId'],
  ])
  const pageAt = async (url: string) => (await itemsOf(`metadata?url=${encodeURIComponent(url)}`))[0]
  expect(await pageAt('/ru/buy-bitcoin')).toEqual({
    id: '/buy-:coin',
    url: '/buy-bitcoin',
    title: { en: 'Buy Bitcoin', ru: 'Купить биткойн' },
    description: { en: 'Buy Bitcoin.', ru: 'Купить биткойн.' },
  })
  expect(await pageAt('/trade/8F2K41QX')).toMatchObject({ title: { en: 'Trade #8F2K41QX' } })
  expect(await pageAt('/ru')).toMatchObject({ id: '/' })
  for (const nowhere of ['/buy-nothing', '/trade/%E0%A4%A', '/a/b', '/buy-toString'])
    expect(await pageAt(nowhere)).toBeUndefined()
})
