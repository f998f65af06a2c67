import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract, type OperationId } from '../../server/kernel/contract.ts'
import type { Operation } from '../../server/kernel/operation.ts'
import { startFreshSouk } from '../support/freshSouk.ts'
import { sellAdvert, type TestSouk } from '../support/souk.ts'
import type { Json, Person } from '../support/soukClient.ts'
import { pictureOf } from '../support/tables.ts'
import { fieldsOf, type Field } from './badInput/field.ts'
import { asText, badFor, type Bad } from './badInput/value.ts'
import { newStore, savedRequisites } from './roles/props.ts'
import { wholeLook } from './roles/storeTable.ts'
import { gatherCast, setScene, stages, type Cast, type Role, type Scene, type Stage } from './roles/scene.ts'
import { table, type Case } from './roles/table.ts'

let souk: TestSouk
let cast: Cast

beforeAll(async () => {
  souk = await startFreshSouk()
  cast = await gatherCast(souk)
})
afterAll(async () => {
  expect(await souk.audit()).toEqual([])
  expect(souk.faults).toEqual([])
  await souk.close()
})

const operations: Readonly<Record<OperationId, Operation>> = contract

/** Bodies in which every field of the schema stands, where the roles' table sends fewer. */
const whole: Partial<Record<OperationId, Json>> = {
  createAdvert: { ...sellAdvert, schedule: { day1_start: '09:00', day1_end: '18:00' } },
  updateAdvert: { ...sellAdvert, schedule: { day1_start: '09:00', day1_end: '18:00' } },
  createAdverts: { adverts: [{ ...sellAdvert, schedule: { day1_start: '09:00', day1_end: '18:00' } }] },
  saveAdvertDraft: {
    fields: { requisites: [{ kind: 'card', value: '5500' }] },
  },
  openTrade: {
    requisites: [{ kind: 'card', value: '5500 0000 0000 0004' }],
    // Whoever has an account leaves it for nothing; it is read all the same.
    guest: {
      email: 'passer@souk.test',
      payout_address: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
      payout_network: 'bitcoin',
    },
  },
  issueRequisites: { requisites: [{ kind: 'card', value: '5500 0000 0000 0004' }] },
  createSavedSearch: { name: '', price_limit: '1', is_notified: true },
  updateSavedSearch: { name: '', price_limit: '1', is_notified: true, is_opened: true },
  createPaymentCredential: { applink: null, description: '', auto_issue: true, max_auto_issue_amount: '100' },
  updatePaymentCredential: { ...savedRequisites, auto_issue: true, max_auto_issue_amount: '100' },
  updatePreferences: { interface_settings: { sound: false } },
  updateMerchantAccount: {
    ...newStore,
    default_locale: 'en',
    webhook_url: 'https://harbor.example/souk',
    tolerance_percent: '1',
    ...wholeLook,
  },
  shareMerchantLook: { ...wholeLook, show_name: true, default_locale: 'ru' },
  addPushPlayer: {
    kind: 'web',
    subscription: {
      endpoint: 'https://push.example/one',
      keys: {
        p256dh: Buffer.alloc(65, 4).toString('base64url'),
        auth: Buffer.alloc(16).toString('base64url'),
      },
    },
  },
  updateMe: {
    notices: [{ kind: 'trade', email: true, telegram: true, push: true }],
    quiet_hours: { from: '22:00', to: '08:00' },
  },
  readNotifications: { ids: ['01900000-0000-7000-8000-000000000000'] },
}
const notWhole: Partial<Record<OperationId, readonly string[]>> = {
  updateAdvert: ['type', 'crypto_currency_code', 'currency_code'],
  addPushPlayer: ['token'],
  issueRequisites: ['payment_credential_id'],
}

/** Who can make the call, so that nothing but the field stands in its way. */
const callers = ['counterparty', 'owner', 'arbiter'] as const satisfies readonly Role[]

interface Sound {
  readonly id: OperationId
  readonly operation: Operation
  readonly as: Person | null
  readonly input: { params?: Json; query?: Json; body?: Json }
}

/** A call with nothing wrong. */
function soundCall(id: OperationId, row: Case, scene: Scene): Sound {
  // What takes a secret that was handed out works for nobody here; its fields are read all the same.
  const role =
    callers.find(role => row.says[role] === 'ok') ??
    // Or for whom something stands in the way that others do not come as far as to meet.
    callers.find(role => row.says[role] !== row.says.stranger) ??
    'counterparty'
  const input = row.sends(scene)
  const body = { ...input.body, ...whole[id] }
  for (const name of notWhole[id] ?? []) delete body[name as keyof typeof body]
  return {
    id,
    operation: operations[id],
    as: scene.cast[role],
    input: { ...input, ...(operations[id].body ? { body } : {}) },
  }
}

const hole = '"@@HOLE@@"'

/** The value with a hole at the path; what is missing on the way is made. */
function withHole(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return JSON.parse(hole) as unknown
  if (key === '0') return [withHole(Array.isArray(value) ? value[0] : undefined, rest)]
  return { ...(value as Json | undefined), [key]: withHole((value as Json | undefined)?.[key], rest) }
}

async function send({ operation, as, input }: Sound, field: Field, bad: Bad) {
  const put = (part: Field['part']): Json =>
    field.part === part ? (withHole(input[part] ?? {}, field.path) as Json) : (input[part] ?? {})
  const filled = (value: unknown) => (value === JSON.parse(hole) ? asText(bad) : String(value))
  const params = put('params')
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(filled(params[name])),
  )
  const query = new URLSearchParams(
    Object.entries(put('query')).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, filled(one)]),
    ),
  )
  // A key that is a step in a path, or a half of a character, must reach the server as it is.
  const address = `/api${path.replaceAll('..', '%2e%2e')}${query.size > 0 ? `?${query}` : ''}`
  const answer = await fetch(souk.server.url + address, {
    method: operation.method,
    headers: {
      ...(as ? { 'x-access-token': as.token } : {}),
      ...(operation.method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
      ...(operation.body ? { 'content-type': 'application/json' } : {}),
    },
    ...(operation.body ? { body: JSON.stringify(put('body')).replace(hole, bad.json) } : {}),
  })
  return { status: answer.status, body: (await answer.json()) as Json }
}

/** What is wrong with an answer to a bad value; null when it is a refusal at the field. */
function complaint(field: Field, bad: Bad, { status, body }: { status: number; body: Json }): string | null {
  const at = `${field.part} ${field.path.join('.')} = ${bad.name}`
  if (status < 400 || status > 499) return `${at}: ${status} ${JSON.stringify(body).slice(0, 200)}`
  const named = Object.keys((body['errors'] as object | undefined) ?? {})
  const path = field.path.join('.')
  const isNamed = named.some(
    name => name === path || path.startsWith(`${name}.`) || name.startsWith(`${path}.`),
  )
  if (isNamed || (bad.breaksBody && named.includes('base'))) return null
  return `${at}: ${status} names ${named.join(', ')} (${String(body['code'])})`
}

const stageOf = (id: OperationId): Stage => table[id][0].at

/** By their stage, so that a scene serves as many as it can. */
const calls = (Object.keys(contract) as OperationId[])
  .filter(
    id => fieldsOf(operations[id]).length > 0 && !operations[id].stream && operations[id].access !== 'store',
  )
  .toSorted((a, b) => stages.indexOf(stageOf(a)) - stages.indexOf(stageOf(b)))

/** The scene of the call before, after which nothing in the database was different. */
let untouched: { readonly at: Stage; readonly scene: Scene } | null = null

describe('a bad value in a field', () => {
  it.each(calls)('of %s is refused at that field, and nothing is written', async id => {
    const row: Case = table[id][0]
    const scene = untouched?.at === row.at ? untouched.scene : await setScene(souk, cast, row.at)
    untouched = null
    const call = soundCall(id, row, scene)
    // What the scene has told is numbered a moment later.
    await souk.server.parts.bus.settle()
    const before = await pictureOf(souk.server.parts.database)
    const complaints: string[] = []
    for (const field of fieldsOf(call.operation))
      for (const bad of badFor(field)) {
        const found = complaint(field, bad, await send(call, field, bad))
        if (found !== null) complaints.push(found)
      }
    expect(complaints).toEqual([])
    expect(await pictureOf(souk.server.parts.database)).toEqual(before)
    untouched = { at: row.at, scene }
  })
})
