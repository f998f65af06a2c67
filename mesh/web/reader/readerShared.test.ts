import { afterAll, beforeEach, expect, it } from 'vitest'
import { answerReading, itemAnswer } from '../../../tests/support/mesh/readerAnswers.ts'
import { openReaderSite } from '../../../tests/support/mesh/readerSite.ts'

const site = await openReaderSite()
afterAll(() => site.close())
beforeEach(() => {
  site.wait(60_000)
  answerReading(site.server)
  for (const item of ['item-1', 'item-2', 'item-3'])
    site.server.reply(
      `GET /api/v1/blog_items/${item}`,
      itemAnswer(item, {}, [{ kind: 'live', name: 'fees', values: {} }]),
    )
  site.server.received.length = 0
})

const read = async (item: string) => (await site.get(`/blog/safety/${item}`)).html.includes('0.8%')
const askedForFees = () => site.server.received.filter(({ url }) => url === '/api/v1/fees').length

it('what several pages show beside their words is asked for once, for a moment', async () => {
  expect(await Promise.all([read('item-1'), read('item-2')])).toEqual([true, true])
  site.wait(899)
  expect(await read('item-3')).toBe(true)
  expect(askedForFees()).toBe(1)
  site.wait(60_000)
  expect(await read('item-3')).toBe(true)
  expect(askedForFees()).toBe(2)
})

it('each language asks in its own', async () => {
  await read('item-1')
  await site.get('/ru/blog/safety/item-2')
  expect(askedForFees()).toBe(2)
})

it('what failed is asked for again by the next page', async () => {
  site.server.reply('GET /api/v1/fees', {}, 503)
  expect(await read('item-1')).toBe(false)
  answerReading(site.server)
  site.server.reply(
    'GET /api/v1/blog_items/item-2',
    itemAnswer('item-2', {}, [{ kind: 'live', name: 'fees', values: {} }]),
  )
  expect(await read('item-2')).toBe(true)
})
