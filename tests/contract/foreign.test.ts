import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../server/composition/contract.ts'
import type { Operation } from '../../server/kernel/operation.ts'
import type { WireInput } from '../support/graphqlDocument.ts'
import type { OperationId } from '../support/operationId.ts'
import { signedHeaders } from '../support/shop.ts'
import type { Person } from '../support/soukClient.ts'
import { suiteSouk } from '../support/suiteSouk.ts'
import { pictureOf } from '../support/databasePicture.ts'
import { idFields } from './foreign/idFields.ts'
import { rows, type Row } from './foreign/rows.ts'
import { layThings, type Lost } from './foreign/things.ts'
import { act } from './race/market.ts'
import { statement } from './roles/case.ts'
import { done } from './roles/done.ts'
import { logInAs, pictureForm, present, type Role } from './roles/scene.ts'
import { table, type Case } from './roles/table.ts'

const others = ['visitor', 'guest', 'stranger', 'blocked', 'arbiter'] as const satisfies readonly Role[]
const operations: Readonly<Record<string, Operation>> = contract
type Guarded = Exclude<Row, { readonly open: string }>

const souk = suiteSouk()
let lost: Lost

beforeAll(async () => {
  lost = await layThings(souk)
  await souk.call('POST /dev/withdrawals', { body: { is_paused: true } })
}, 60_000)

/** The like of an id that nobody has. Lists count by its moment, which stays. */
const nobodys = (id: string): string =>
  id.length === 36 ? `${id.slice(0, -4)}${id.endsWith('0000') ? 'ffff' : '0000'}` : '0'.repeat(id.length)

/** An input with an id at one of its places, as `body.adverts[].payment_credential_id`. */
function withId(input: WireInput, place: string, id: string): WireInput {
  const [part = '', ...names] = place.replace(/^path\./, 'params.').split('.')
  const put = (value: unknown, [name, ...rest]: readonly string[]): unknown => {
    if (name === undefined) return id
    const key = name.replace('[]', '')
    const before = (value as Readonly<Record<string, unknown>> | undefined)?.[key]
    const list = (before as readonly unknown[] | undefined) ?? [undefined]
    const after = name.endsWith('[]') ? list.slice(0, 1).map(one => put(one, rest)) : put(before, rest)
    return { ...(value as object | undefined), [key]: after }
  }
  return { ...input, [part]: put(input[part as keyof WireInput], names) }
}

function addressOf({ path }: Operation, { params = {}, query = {} }: WireInput): `/${string}` {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return `${filled}${search.size === 0 ? '' : `?${search}`}` as `/${string}`
}

const uploadFields: Readonly<Record<string, string>> = {
  setMerchantLogo: 'logo',
  setMerchantBackground: 'background',
}

/** Makes a call; a shop's is signed with the key of the stranger's store. */
async function ask(operationId: string, input: WireInput, as: Person | null) {
  const operation = operations[operationId] as Operation
  const { method } = operation
  const isUpload = operation.stream === true && method === 'POST'
  const address = addressOf(operation, input)
  const body = input.body === undefined ? undefined : JSON.stringify(input.body)
  const key = method === 'GET' ? undefined : randomUUID()
  const headers =
    operation.access === 'store'
      ? signedHeaders(lost.own.storeKey, `${method} ${address}`, {
          at: souk.server.parts.clock.now(),
          ...(key === undefined ? {} : { key }),
          ...(body === undefined ? {} : { body }),
        })
      : {
          ...(as === null ? {} : { 'x-access-token': as.token }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        }
  const sent = isUpload ? pictureForm(uploadFields[operationId] ?? 'file') : body
  const answer = await fetch(`${souk.server.url}/api${address}`, {
    method,
    headers,
    ...(sent === undefined ? {} : { body: sent }),
  })
  const text = await answer.text()
  const { code } = (answer.status === 200 ? { code: 'ok' } : JSON.parse(text)) as { code: string }
  return { code, status: answer.status, text }
}

/** The rest of a call: what its row says, or else the table of roles. */
function inputOf(operationId: string, row: Guarded): WireInput {
  if (row.sends) return row.sends(lost.own)
  const [usual] = table[operationId as OperationId] as readonly [Case]
  const { cast, own, theirs } = lost
  return usual.sends({ cast, ...theirs, advert: own.wanted, trade: theirs.trade } as never)
}

/** What is written down, but for that somebody asked. */
async function written() {
  const {
    idempotency: _,
    outbox: __,
    outbox_head: ___,
    ...picture
  } = await pictureOf(souk.server.parts.database)
  return picture
}

const guarded = Object.entries(rows).flatMap(([field, row]) => ('open' in row ? [] : [[field, row] as const]))

it('every place of the contract at which something is named has a row', () => {
  expect(Object.keys(rows).toSorted()).toEqual([...new Set(idFields)].toSorted())
})

it('what is theirs exists', () => {
  expect(Object.entries(lost.theirs).filter(([, id]) => !id)).toEqual([])
})

describe('what is somebody else’s is told as if there were none, and nothing is written', () => {
  let before: Awaited<ReturnType<typeof written>>
  beforeAll(async () => {
    await souk.advance(1000)
    before = await written()
  })

  it.each(guarded)('%s', async (field, row) => {
    const [operationId = '', place = ''] = field.split(' ')
    const input = inputOf(operationId, row)
    const id = lost.theirs[row.thing]
    const codes = new Map<Role, string>()
    for (const role of row.isBeside ? (['stranger'] as const) : others) {
      if (role === row.but) continue
      const as = lost.cast[role]
      const real = await ask(operationId, withId(input, place, id), as)
      const unknown = await ask(operationId, withId(input, place, nobodys(id)), as)
      // What was asked for stands in some answers; it is told what the other is told.
      expect({ role, ...unknown, text: unknown.text.replaceAll(nobodys(id), id) }).toEqual({ role, ...real })
      codes.set(role, real.code)
    }
    expect(codes.get('stranger')).toBe(row.says ?? 'not_found')
    const [was, now] = [before, await written()]
    before = now
    // When a key signed last is written down.
    const but = operations[operationId]?.access === 'store' ? { store_key: was['store_key'] } : {}
    expect({ ...now, ...but }).toEqual(was)
  })
})

it('an arbiter has no hand in what they are a party of', async () => {
  const { theirs, cast } = lost
  const [owner, counterparty] = [present(cast.owner), present(cast.counterparty)]
  await done(act(souk, theirs.trade, counterparty, 'create_dispute', statement))
  await souk.call('POST /dev/standing', { body: { user_name: owner.name, roles: ['user', 'arbiter'] } })
  const as = await logInAs(souk, owner)
  await souk.advance(1000)
  const before = await written()
  const body = { in_favour_of: 'seller', reason: 'The receipt is not genuine.' }
  for (const [operation, id] of [
    ['ruleTrade', theirs.trade],
    ['ruleClaim', theirs.claim],
  ] as const)
    expect(await ask(operation, { params: { id }, body }, as)).toMatchObject({ code: 'arbiter_is_party' })
  for (const operation of ['disputeCase', 'disputes']) {
    const { text } = await ask(operation, { params: { id: theirs.trade } }, as)
    expect({ operation, can: text.includes('"can_rule":true') }).toEqual({ operation, can: false })
  }
  expect(await written()).toEqual(before)
})
