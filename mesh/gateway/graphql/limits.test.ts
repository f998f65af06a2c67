import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Lexer, parse, Source, TokenKind } from 'graphql'
import { type Answer, ask, startTestBed, type TestBed } from '../../../tests/support/mesh/gateway.ts'
import { limits, readDocument } from './limits.ts'
import { comparisonsOf, measure } from './documentShape.ts'
import { persistedDir, manifestNames } from './persisted.ts'

let bed: TestBed
beforeAll(async () => {
  bed = await startTestBed()
  bed.server.reply('GET /api/v1/settings', { dev_tools: true })
})
afterAll(() => bed.close())

const send = (query: string): Promise<Answer> => ask(bed, { query })
const codes = ({ errors }: Answer) => errors?.map(({ extensions }) => extensions['code'])
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ')

describe('a document is refused', () => {
  test('with more than 1000 words and signs', async () => {
    const answer = await send(`{ ${times(1001, () => '__typename')} }`)
    expect(answer.errors?.[0]?.message).toMatch(/more that 1000 tokens/)
    expect(answer.data).toBeUndefined()
  })

  test('with more than 12 levels, through fragments too', async () => {
    const inner = (levels: number): string => (levels === 0 ? 'name' : `ofType { ${inner(levels - 1)} }`)
    const deep = (levels: number) => `{ __schema { types { ${inner(levels - 3)} } } }`
    expect(codes(await send(deep(12)))).toBeUndefined()
    expect(codes(await send(deep(13)))).toContain('DOCUMENT_TOO_LARGE')
    const spread = `{ __schema { types { ...A } } } fragment A on __Type { fields { type { ...B } } }
      fragment B on __Type { fields { type { ...C } } } fragment C on __Type { fields { type { ...D } } }
      fragment D on __Type { fields { type { ...E } } } fragment E on __Type { fields { type { name } } }`
    expect(codes(await send(spread))).toContain('DOCUMENT_TOO_LARGE')
  })

  test('with more than 30 aliases, or 12 fields at its root', async () => {
    expect(codes(await send(`{ settings { ${times(31, i => `a${i}: devTools`)} } }`))).toContain(
      'DOCUMENT_TOO_LARGE',
    )
    expect(codes(await send(`{ ${times(13, i => `a${i}: settings { devTools }`)} }`))).toContain(
      'DOCUMENT_TOO_LARGE',
    )
    expect(codes(await send(`{ settings { ${times(30, i => `a${i}: devTools`)} } }`))).toBeUndefined()
  })

  test('with more than 16384 characters, whatever they are', async () => {
    expect(codes(await send(`{ __typename }${' '.repeat(limits.characters)}`))).toEqual([
      'DOCUMENT_TOO_LARGE',
    ])
  })

  test('with more values than any call takes, or deeper ones', async () => {
    const query = '{ __typename }'
    const deep = JSON.parse('['.repeat(500) + ']'.repeat(500)) as unknown
    for (const variables of [{ deep }, { many: Array.from({ length: 5000 }, () => 1) }])
      expect(codes(await ask(bed, { query, variables }))).toEqual(['REQUEST_TOO_LARGE'])
  })

  test('that multiplies itself by fragments', async () => {
    const doubling = times(12, i => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)
    const answer = await send(`{ ...F0 } ${doubling} fragment F12 on Query { a: settings { devTools } }`)
    expect(codes(answer)).toContain('DOCUMENT_TOO_LARGE')
    const below = (fields: string) =>
      `{ settings { ...F0 } } ${times(25, i => `fragment F${i} on Settings { __typename ...F${i + 1} ...F${i + 1} }`)} fragment F25 on Settings { ${fields} }`
    expect(codes(await send(below('__typename')))).toEqual(['DOCUMENT_TOO_LARGE'])
  })

  test('that makes validation compare each field with each', async () => {
    const answer = await send(`{ settings { ${times(100, () => 'devTools')} } }`)
    expect(answer.errors?.[0]?.message).toMatch(/comparisons 9900/)
  })

  test('whose answer would be too long, before it is made', async () => {
    const rows = Array.from({ length: 4000 }, () => ({ code: 'x', name: 'x', url_code: 'x' }))
    bed.server.reply('GET /api/v2/payment_methods', { items: rows })
    const { data, errors } = await send(
      '{ paymentMethods { items { a: code b: code c: code d: name e: name f: name g: urlCode h: name } } }',
    )
    expect([data, errors?.[0]?.extensions['code']]).toEqual([{ paymentMethods: null }, 'ANSWER_TOO_LARGE'])
  })

  test('that asks for too much of the schema', async () => {
    const answer = await send(
      `{ __schema { types { fields { ${times(10, i => `a${i}: type { name kind }`)} } } } }`,
    )
    expect(codes(answer)).toEqual(['ANSWER_TOO_LARGE'])
    expect(codes(await send('{ __schema { types { name fields { name } } } }'))).toBeUndefined()
  })

  test('whose fragments go in circles, at once', async () => {
    const answer = await send('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }')
    expect(answer.errors?.[0]?.message).toMatch(/Cannot spread fragment/)
  })

  test('without a hint at the right names', async () => {
    const answer = await send('{ setings { devTools } }')
    expect(answer.errors?.[0]?.message).toBe('Cannot query field "setings" on type "Query".')
    const value = await send(
      '{ searchAdverts(type: bui, cryptoCurrencyCode: "BTC", currencyCode: "USD") { total } }',
    )
    expect(JSON.stringify(value.errors)).not.toContain('Did you mean')
  })
})

describe('the limits', () => {
  const texts = manifestNames(persistedDir).flatMap(name =>
    Object.values(JSON.parse(readFileSync(join(persistedDir, name), 'utf8')) as Record<string, string>),
  )

  test('let every document of every manifest pass', () => {
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.filter(text => readDocument(text) instanceof Error)).toEqual([])
  })

  test.for(Object.keys(limits) as (keyof typeof limits)[])(
    '%s: the largest of the app’s documents has room for half as much again, and a quarter is its own',
    async (name, { annotate }) => {
      const largest = Math.max(...texts.map(text => sizeOf(text)[name]))
      await annotate(`${name}: the largest has ${largest}, the limit is ${limits[name]}`)
      expect(limits[name]).toBeGreaterThanOrEqual(largest * 1.5)
      expect(limits[name]).toBeLessThanOrEqual(largest * 4)
    },
  )

  test('are found in time that grows with the text, not with what it multiplies to', () => {
    const doubling = times(60, i => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} ...F${i + 1} }`)
    const document = parse(`{ ...F0 } ${doubling} fragment F60 on Query { __typename }`)
    expect(measure(document).selections).toBe(1_000_000_000)
  })
})

function sizeOf(text: string): Record<keyof typeof limits, number> {
  const document = parse(text)
  const lexer = new Lexer(new Source(text))
  let tokens = 0
  while (lexer.advance().kind !== TokenKind.EOF) tokens += 1
  return { ...measure(document), comparisons: comparisonsOf(document), characters: text.length, tokens }
}

describe('a request is refused', () => {
  const post = (body: string, headers: Record<string, string>) =>
    fetch(`${bed.url}/graphql`, { method: 'POST', body, headers })

  test.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/graphql',
  ])('as %s', async type => {
    const response = await post('{"query":"{ __typename }"}', { 'content-type': type })
    expect(response.status).toBe(415)
  })

  test('as a batch', async () => {
    const response = await post('[{"query":"{ __typename }"},{"query":"{ __typename }"}]', {
      'content-type': 'application/json',
    })
    expect(response.status).toBe(400)
  })

  test('beyond 256 KiB', async () => {
    const response = await post(
      JSON.stringify({ query: '{ __typename }', variables: { x: 'x'.repeat(300_000) } }),
      {
        'content-type': 'application/json',
      },
    )
    expect(response.status).toBe(413)
  })

  test('without a length', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"query":"{ __typename }"}'))
        controller.close()
      },
    })
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } }
    expect((await fetch(`${bed.url}/graphql`, init as RequestInit)).status).toBe(411)
  })

  test('for another origin’s eyes: nothing is shared with other sites', async () => {
    const response = await fetch(`${bed.url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
    })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})
