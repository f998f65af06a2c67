import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask, startTestBed, type TestBed } from '../../../tests/support/mesh/gateway.ts'

const search = `query Search { __typename searchAdverts(type: buy, cryptoCurrencyCode: "BTC", currencyCode: "NGN") {
  __typename items { __typename id type price marketRate youGet } } }`
const hash = createHash('sha256').update(search).digest('hex')

let bed: TestBed
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'souk-answer-faults-'))
  writeFileSync(join(folder, '0001.json'), JSON.stringify({ [`sha256:${hash}`]: search }))
  bed = await startTestBed({ persistedDir: folder })
})
afterAll(async () => {
  await bed.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  bed.lines.length = 0
})

const good = { id: 'a1', type: 'Ad::Sell', price: '1.5', market_rate: null, you_get: '1' }
const rows = (count: number, row: object) => Array.from({ length: count }, () => ({ ...good, ...row }))
const serverAnswers = (items: unknown) => bed.server.reply('GET /api/v1/pro/search', { items })

// The app's own document is compiled, the other runs step by step.
const ways: readonly [string, Record<string, unknown>][] = [
  ['by its id', { documentId: hash }],
  ['as a text', { query: search }],
]

describe.each(ways)('an answer that breaks the contract, asked for %s', (_way, body) => {
  test('in a few places is told with each of them, and with the rest of it', async () => {
    serverAnswers([...rows(10, {}), ...rows(2, { price: 'a lot', you_get: 1.5 })])
    const { data, errors } = await ask(bed, body)
    const { items } = (data as unknown as { searchAdverts: { items: object[] } }).searchAdverts
    expect(items).toHaveLength(12)
    expect(items.at(-1)).toMatchObject({ id: 'a1', price: null, marketRate: null, youGet: null })
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(
      Array.from({ length: 4 }, () => 'INTERNAL_SERVER_ERROR'),
    )
  })

  const broken: readonly [string, unknown][] = [
    ['values', rows(3000, { price: 'a lot', market_rate: 1, you_get: {} })],
    ['kinds', rows(3000, { type: 'Ad::Unheard' })],
    ['missing values', rows(3000, { id: null })],
    ['missing rows', rows(3000, {}).map(() => null)],
  ]
  test.each(broken)('in thousands of %s fails as one, and is reported once', async (_what, items) => {
    serverAnswers(items)
    const { data, errors } = await ask(bed, body)
    expect(data?.['searchAdverts'] ?? null).toBeNull()
    expect(errors?.map(({ path, extensions }) => [path, extensions['code']])).toEqual([
      [['searchAdverts'], 'INTERNAL_SERVER_ERROR'],
    ])
    expect(bed.lines.filter(({ level }) => level === 'error')).toHaveLength(1)
    expect(JSON.stringify(bed.lines)).toContain('searchAdverts')
  })
})
