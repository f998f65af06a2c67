import { beforeAll, describe, expect, it } from 'vitest'
import spec from '../../../server/openapi.json' with { type: 'json' }
import { sentDigits } from '../../../server/domain/money/decimal.ts'
import type { OperationId } from '../../support/operationId.ts'
import { newKey, openStore, shopCall, signedHeaders } from '../../support/shop.ts'
import type { Json } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { pictureOf } from '../../support/databasePicture.ts'
import { operations, send, soundCall } from '../badInput/call.ts'
import { fieldsOf, type Field } from '../badInput/field.ts'
import { gatherCast, setScene, type Cast } from '../roles/scene.ts'
import { table, type Case } from '../roles/table.ts'

const souk = suiteSouk()
let cast: Cast

beforeAll(async () => {
  cast = await gatherCast(souk)
  const { db } = souk.server.parts.database
  // Nothing but the amount is to stand in the way.
  await db.updateTable('app_user').set({ email_confirmed_at: souk.server.parts.clock.now() }).execute()
  for (const person of Object.values(cast))
    if (person)
      await souk.call('POST /dev/flag', {
        body: { name: 'crypto_swaps_offers', user_name: person.name, is_on: true },
      })
})

interface Node {
  readonly $ref?: string
  readonly anyOf?: readonly Node[]
  readonly properties?: Readonly<Record<string, Node>>
  readonly items?: Node
}

const shapes = spec.components.schemas as unknown as Readonly<Record<string, Node>>

/** Where a schema of the published contract takes a decimal, as paths. */
function decimalsIn(node: Node, path: readonly string[] = []): string[] {
  const name = node.$ref?.split('/').at(-1)
  if (name === 'Decimal') return [path.join('.')]
  if (name !== undefined) return decimalsIn(shapes[name] ?? {}, path)
  return [
    ...(node.anyOf ?? []).flatMap(one => decimalsIn(one, path)),
    ...Object.entries(node.properties ?? {}).flatMap(([key, one]) => decimalsIn(one, [...path, key])),
    ...(node.items ? decimalsIn(node.items, [...path, '0']) : []),
  ]
}

interface Published {
  readonly operationId: OperationId
  readonly parameters?: readonly { readonly name: string; readonly schema: Node }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Node }>> }
}

/** Every call of the published contract that takes money, with the fields where it does. */
const published = Object.values(spec.paths)
  .flatMap(path => Object.values(path) as unknown as Published[])
  .map(({ operationId, parameters = [], requestBody }) => ({
    id: operationId,
    fields: [
      ...parameters.flatMap(({ name, schema }) => decimalsIn(schema, [name])),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => decimalsIn(schema)),
    ],
  }))
  .filter(({ fields }) => fields.length > 0)

const nines = (count: number) => '9'.repeat(count)

/** What no column holds, whatever the field means. */
const tooMuch = [
  nines(sentDigits.whole + 1),
  nines(38),
  nines(39),
  nines(60),
  nines(400),
  `${nines(20)}.${nines(18)}`,
  `0.${nines(sentDigits.fraction + 1)}`,
  `0.${nines(38)}`,
  `1.${nines(400)}`,
  `-${nines(38)}`,
]
const noNumber = ['1e3', '1E-3', '-1e400', '+1', '1,5']
/** What may be refused for another reason, or taken; the server must know what to do with it. */
const extreme = [
  nines(sentDigits.whole),
  `${nines(sentDigits.whole)}.${nines(sentDigits.fraction)}`,
  `0.${'0'.repeat(sentDigits.fraction - 1)}1`,
  `-${nines(sentDigits.whole)}`,
  '-1',
  '-0',
  '0',
]

const decimalFields = (id: OperationId): Field[] =>
  fieldsOf(operations[id]).filter(({ kind }) => kind === 'decimal')
const asJson = (text: string) => ({ name: text, json: JSON.stringify(text) })

it('the published contract and the schemas name the same fields', () => {
  expect(published.length).toBeGreaterThan(20)
  for (const { id, fields } of published)
    expect([id, fields.toSorted()]).toEqual([
      id,
      decimalFields(id)
        .map(({ path }) => path.join('.'))
        .toSorted(),
    ])
})

describe('beyond what is kept', () => {
  it.each(published.filter(({ id }) => operations[id].access !== 'store'))(
    '$id refuses money, at its field, and writes nothing',
    async ({ id }) => {
      const row: Case = table[id][0]
      const call = soundCall(id, row, await setScene(souk, cast, row.at))
      await souk.server.parts.bus.settle()
      const before = await pictureOf(souk.server.parts.database)
      const complaints: unknown[] = []
      for (const field of decimalFields(id))
        for (const text of [...tooMuch, ...noNumber]) {
          const { status, body } = await send(souk, call, field, asJson(text))
          const code = noNumber.includes(text) ? 'invalid_decimal' : 'too_many_digits'
          const [at] = Object.keys((body['errors'] as object | undefined) ?? {})
          if (status !== 422 || body['code'] !== code || at !== field.path.join('.'))
            complaints.push([field.path.join('.'), text, status, body])
        }
      expect(complaints).toEqual([])
      expect(await pictureOf(souk.server.parts.database)).toEqual(before)
    },
  )
})

describe('the most and the least that is read', () => {
  it.each(published.filter(({ id }) => operations[id].access !== 'store'))(
    '$id takes it or says what is wrong',
    async ({ id }) => {
      const row: Case = table[id][0]
      const complaints: unknown[] = []
      for (const field of decimalFields(id)) {
        const call = soundCall(id, row, await setScene(souk, cast, row.at))
        for (const text of extreme) {
          const { status, body } = await send(souk, call, field, asJson(text))
          if (status >= 500) complaints.push([field.path.join('.'), text, status, body])
        }
      }
      expect(complaints).toEqual([])
    },
  )
})

it('a shop’s own calls are held to the same', async () => {
  const owner = cast.owner
  if (!owner) throw new Error('The cast has no owner')
  const key = await newKey(souk, owner, await openStore(souk, owner))
  const order = (amount: string): Json => ({
    amount,
    asset: 'USDT',
    product_title: 'Beans',
    reference: `order-${amount.length}`,
  })
  const before = await pictureOf(souk.server.parts.database)
  for (const text of [...tooMuch, ...noNumber]) {
    const sent = { at: souk.server.parts.clock.now(), body: JSON.stringify(order(text)), key: `key-${text}` }
    const headers = signedHeaders(key, 'POST /v1/store/invoices', { ...sent, key: 'an-order-of-a-shop' })
    const answer = await shopCall(souk.server.url, 'POST /v1/store/invoices', { sent, headers })
    expect([text, answer.status, Object.keys(answer.body['errors'] as object)]).toEqual([
      text,
      422,
      ['amount'],
    ])
  }
  expect(await pictureOf(souk.server.parts.database)).toEqual(before)
})
