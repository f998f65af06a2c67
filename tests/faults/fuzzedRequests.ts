import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { readPersisted } from '../../mesh/gateway/graphql/persisted.ts'

/** What is sent: a body for POST as it stands, or a document to be sent in every way that there is. */
export type FuzzedRequest =
  | { readonly kind: 'body'; readonly body: string | Uint8Array; readonly type: string }
  | { readonly kind: 'call'; readonly call: Readonly<Record<string, unknown>> }

const supergraph = readFileSync(new URL('../../mesh/supergraph.graphql', import.meta.url), 'utf8')
const names = [...new Set(supergraph.match(/\b[a-z][A-Za-z]{2,}\b(?=[(:])/g))]
const types = [...new Set(supergraph.match(/(?<=^type )[A-Z]\w+/gm))]
const ids = [...readPersisted().keys()]

const name = fc.constantFrom(...names, '__typename', 'items', 'id')
const type = fc.constantFrom(...types)
const lots = fc.integer({ min: 1, max: 400 })
const some = fc.integer({ min: 1, max: 30 })
const listOf = (count: number, text: (index: number) => string, between = ' ') =>
  Array.from({ length: count }, (_, index) => text(index)).join(between)
const call = (text: string): FuzzedRequest => ({ kind: 'call', call: { query: text } })
const texts = (arbitrary: fc.Arbitrary<string>) => arbitrary.map(call)

/** Fields of the contract by chance, down to some depth, with fragments, aliases, arguments and directives. */
const selections: fc.Arbitrary<string> = fc.letrec<{ set: string; one: string }>(tie => ({
  set: fc.array(tie('one'), { minLength: 1, maxLength: 8 }).map(all => `{ ${all.join(' ')} }`),
  one: fc.oneof(
    { maxDepth: 9, depthSize: 'large' },
    name,
    fc.tuple(name, tie('set')).map(([field, set]) => `${field} ${set}`),
    fc.tuple(type, tie('set')).map(([on, set]) => `... on ${on} ${set}`),
    fc.tuple(name, name, some).map(([a, b, number]) => `${a}: ${b}(limit: ${number})`),
    name.map(field => `${field} @include(if: true) @skip(if: false)`),
  ),
})).set

/** Nested values of one sign each. */
const nested = (depth: number, open: string, close: string, inner = '1') =>
  open.repeat(depth) + inner + close.repeat(depth)

/** The kinds of requests that are made up, each by its name. */
const families: Readonly<Record<string, fc.Arbitrary<FuzzedRequest>>> = {
  ofTheContract: texts(
    fc
      .tuple(selections, fc.constantFrom('query', 'mutation', 'subscription'))
      .map(([set, kind]) => `${kind} ${set}`),
  ),
  doubling: texts(
    fc
      .tuple(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 1, max: 4 }))
      .map(
        ([levels, width]) =>
          `{ settings { ...f0 } } ${listOf(levels, at => `fragment f${at} on Settings { __typename ${at < levels - 1 ? `...f${at + 1} `.repeat(width) : ''} }`)}`,
      ),
  ),
  circles: texts(
    lots.map(
      count => `{ ...f0 } ${listOf(count, at => `fragment f${at} on Query { ...f${(at + 1) % count} }`)}`,
    ),
  ),
  inlineNested: texts(
    lots.map(depth => `{ settings ${nested(depth, '{ ... on Settings ', '}', '{ __typename }')} }`),
  ),
  wide: texts(
    fc
      .tuple(fc.array(type, { minLength: 1, maxLength: 120 }), name)
      .map(
        ([on, field]) =>
          `subscription { userEvents { ${on.map(one => `... on ${one} { ${field} }`).join(' ')} } }`,
      ),
  ),
  wideEvents: texts(
    fc
      .array(name, { minLength: 1, maxLength: 200 })
      .map(
        fields =>
          `subscription { userEvents { ... on TradeChangedEvent { trade { ${fields.join(' ')} } } } }`,
      ),
  ),
  repeated: texts(
    fc
      .tuple(lots, some, name)
      .map(
        ([count, inner, field]) => `{ ${listOf(count, () => `settings { ${listOf(inner, () => field)} }`)} }`,
      ),
  ),
  conflicts: texts(
    fc
      .tuple(lots, fc.constantFrom(' ', '\n', '\n\n\n\n', ','))
      .map(
        ([count, between]) =>
          `{ ${listOf(count, at => `a: trade(id: "${at}") { b: id b: status }`, between)} }`,
      ),
  ),
  compared: texts(
    fc
      .tuple(fc.integer({ min: 2, max: 80 }), fc.integer({ min: 1, max: 300 }))
      .map(([count, length]) => `{ ${listOf(count, () => `a: trade(id: "${'x'.repeat(length)}") { id }`)} }`),
  ),
  longLiteral: texts(
    fc.integer({ min: 1, max: 250_000 }).map(length => `{ trade(id: "${'x'.repeat(length)}") { id } }`),
  ),
  blockLiteral: texts(lots.map(count => `{ trade(id: """${'\n  x'.repeat(count * 50)}""") { id } }`)),
  deepLiteral: texts(
    fc
      .tuple(lots, fc.constantFrom(['[', ']'], ['{a:', '}']))
      .map(
        ([depth, [open, close]]) =>
          `{ trade(id: ${nested(depth * 3, open as string, close as string)}) { id } }`,
      ),
  ),
  deepType: texts(lots.map(depth => `query($a: ${nested(depth * 2, '[', ']', 'Int')}) { __typename }`)),
  operations: texts(lots.map(count => listOf(count, at => `query q${at} { settings { __typename } }`))),
  directives: texts(
    fc
      .tuple(lots, fc.constantFrom('@skip(if: false)', '@nothing', '@include(if: $a)'))
      .map(([count, one]) => `{ settings ${one.repeat(count)} { __typename } }`),
  ),
  aliases: texts(
    fc.tuple(lots, name).map(([count, field]) => `{ ${listOf(count, at => `a${at}: ${field}`)} }`),
  ),
  rows: texts(
    fc
      .integer({ min: 1, max: 12 })
      .map(
        count =>
          `{ ${listOf(count, at => `a${at}: paymentMethods { items { code urlCode name ${listOf(2, index => `x${at}${index}: code`)} } }`)} }`,
      ),
  ),
  introspection: texts(
    fc
      .tuple(
        some,
        fc.constantFrom('name', 'kind name description', 'args { name type { name ofType { name } } }'),
      )
      .map(
        ([count, inner]) =>
          `{ ${listOf((count % 4) + 1, at => `s${at}: __schema { types { name fields { ${listOf(count, index => `t${index}: type { ${inner.startsWith('args') ? 'name' : inner} }`)} ${inner.startsWith('args') ? inner : ''} } } }`)} }`,
      ),
  ),
  variables: fc
    .tuple(fc.constantFrom(...ids), fc.json({ maxDepth: 6 }), name)
    .map(([documentId, value, key]) => ({
      kind: 'call',
      call: {
        documentId,
        variables: { [key]: JSON.parse(value) as unknown, id: '../me', input: {}, page: -1 },
      },
    })),
  manyValues: fc
    .tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 60_000 }))
    .map(([documentId, count]) => {
      const many = Array.from({ length: count }, () => 1)
      return { kind: 'call', call: { documentId, variables: { ids: many, input: { ids: many }, id: many } } }
    }),
  deepValues: fc
    .tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 60_000 }))
    .map(([documentId, depth]) => ({
      kind: 'body',
      type: 'application/json',
      body: `{"documentId":"${documentId}","variables":{"input":${nested(depth, '[', ']')}}}`,
    })),
  malformed: texts(fc.oneof(fc.string({ maxLength: 500 }), fc.string({ unit: 'binary', maxLength: 500 }))),
  batch: fc.tuple(lots, selections).map(([count, query]) => ({
    kind: 'body',
    type: 'application/json',
    body: JSON.stringify(Array.from({ length: count }, () => ({ query }))).slice(0, 250_000),
  })),
  bytes: fc
    .tuple(fc.uint8Array({ maxLength: 2000 }), fc.constantFrom('utf-16le', 'utf-7', 'utf-8', 'x'))
    .map(([body, charset]) => ({ kind: 'body', type: `application/json; charset=${charset}`, body })),
  params: fc
    .record({
      query: fc.anything(),
      variables: fc.anything(),
      extensions: fc.anything(),
      operationName: fc.anything(),
    })
    .map(record => ({ kind: 'body', type: 'application/json', body: jsonOf(record) })),
}

/** Anything as JSON, as far as it goes. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return '{'
  }
}

/** So many requests of a seed, each with the name of its family. */
export const fuzzedRequests = (seed: number, count: number): readonly (readonly [string, FuzzedRequest])[] =>
  fc.sample(
    fc
      .constantFrom(...Object.keys(families))
      .chain(family =>
        (families[family] as fc.Arbitrary<FuzzedRequest>).map(request => [family, request] as const),
      ),
    { seed, numRuns: count },
  )
