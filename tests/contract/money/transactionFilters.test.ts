import { beforeAll, expect, it } from 'vitest'
import readWorkbook from 'read-excel-file/node'
import type { Json, Person } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { newName } from '../roles/scene.ts'

const souk = suiteSouk()
let person: Person
let today: string

beforeAll(async () => {
  person = await souk.signUp(newName('holder'))
  await souk.call('PATCH /v1/me', { as: person, body: { time_zone: 'UTC' } })
  await souk.give(person, 'BTC', '1')
  today = souk.server.parts.clock.now().toISOString().slice(0, 10)
})

const list = (query: string) => souk.call<{ items: Json[] }>(`GET /v1/transactions?${query}`, { as: person })
const found = async (query: string): Promise<number> => {
  const { status, body } = await list(query)
  expect([query, status]).toEqual([query, 200])
  return body.items.length
}
async function rowsOf(query: string): Promise<number> {
  const answer = await fetch(`${souk.server.url}/api/v1/transactions/download?${query}`, {
    headers: { 'x-access-token': person.token },
  })
  expect([query, answer.status]).toEqual([query, 200])
  const [sheet] = await readWorkbook(Buffer.from(await answer.arrayBuffer()))
  return (sheet?.data.length ?? 1) - 1
}
/** Movements that a filter leaves, as the list and the spreadsheet say. */
async function both(query: string): Promise<number> {
  const [listed, downloaded] = [await found(query), await rowsOf(query)]
  expect(downloaded).toBe(listed)
  return listed
}

it('an empty list narrows nothing', async () => {
  const all = await found('')
  expect(all).toBeGreaterThan(0)
  expect(await both('types=&categories=&types=')).toBe(all)
  const category = String((await list('')).body.items[0]?.['category'])
  expect(await found(`types=&categories=&categories=${category}`)).toBeGreaterThan(0)
})

it('one category and one day are taken beside several and a range', async () => {
  const [first] = (await list('')).body.items
  const category = String(first?.['category'])
  const all = await found(`categories=${category}`)
  expect(await both(`category=${category}`)).toBe(all)
  expect(await found(`category=papa_code_created&categories=${category}`)).toBe(all)
  expect(await found(`category=papa_code_created`)).toBe(0)
  expect(await both(`date=${today}`)).toBe(await found(`from=${today}&to=${today}`))
  expect(await found(`date=2020-01-01`)).toBe(0)
})

it('one day beside a range says two things, and is refused', async () => {
  const { status, body } = await list(`date=${today}&from=${today}`)
  expect([status, Object.keys(body as never as Json)]).toEqual([422, expect.arrayContaining(['errors'])])
  expect(Object.keys((body as never as Json)['errors'] as object)).toEqual(['date'])
})
