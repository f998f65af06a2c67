import { randomUUID } from 'node:crypto'
import { contract } from '../../../server/composition/contract.ts'
import type { OperationId } from '../../support/operationId.ts'
import type { Operation } from '../../../server/kernel/operation.ts'
import { sellAdvert, type TestSouk } from '../../support/souk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { newStore, savedRequisites } from '../roles/props.ts'
import type { Role, Scene } from '../roles/scene.ts'
import { wholeLook } from '../roles/storeTable.ts'
import type { Case } from '../roles/table.ts'
import type { Field } from './field.ts'
import { asText, type Bad } from './value.ts'

export const operations: Readonly<Record<OperationId, Operation>> = contract

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
  lintDocument: {
    locale: 'en',
    text: { title: 'Escrow', description: 'What it is.', source: 'Coins lie in it.', extra: {} },
  },
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
const callers = ['counterparty', 'owner', 'arbiter', 'operator'] as const satisfies readonly Role[]

export interface Sound {
  readonly id: OperationId
  readonly operation: Operation
  readonly as: Person | null
  readonly input: { params?: Json; query?: Json; body?: Json }
}

/** A call with nothing wrong. */
export function soundCall(id: OperationId, row: Case, scene: Scene): Sound {
  // What takes a secret that was handed out works for nobody here; its fields are read all the same.
  const role =
    // For others there is no desk.
    (operations[id].access === 'desk' ? 'operator' : undefined) ??
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

/** Makes the call with the value at the field. */
export async function send(souk: TestSouk, { operation, as, input }: Sound, field: Field, bad: Bad) {
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
