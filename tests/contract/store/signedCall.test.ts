import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { StoreId } from '../../../server/domain/identifier/identifier.ts'
import { httpServer } from '../../../server/kernel/http.ts'
import { operations, type Operation } from '../../../server/kernel/operation.ts'
import { pipeline } from '../../../server/kernel/pipeline.ts'
import { authenticateStore } from '../../../server/modules/shop/storeKey/authenticateStore.ts'
import { startFreshSouk } from '../../support/freshSouk.ts'
import { startTestGateway, type TestGateway } from '../../support/gateway.ts'
import {
  newKey,
  openStore,
  shopCall,
  signedHeaders,
  storesPath,
  type ShopKey,
  type SignedSent,
} from '../../support/shop.ts'
import { gatewaySecret, type TestSouk } from '../../support/souk.ts'
import type { Person } from '../../support/soukClient.ts'
import { newName } from '../roles/scene.ts'

/** Calls that change something, as those to come will: one with an idempotency key, one without. */
const shape = (properties: Readonly<Record<string, 'string' | 'integer'>>) =>
  ({
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).map(([name, type]) => [name, { type }])),
    required: Object.keys(properties),
  }) as NonNullable<Operation['body']>
const body = shape({ amount: 'string' })
const reply = shape({ store: 'string', amount: 'string', times: 'integer' })
const madeUp = operations({
  order: {
    method: 'POST',
    path: '/v1/store/orders',
    summary: '',
    access: 'store',
    idempotent: true,
    body,
    reply,
  },
  ping: { method: 'POST', path: '/v1/store/pings', summary: '', access: 'store', body, reply },
})

let souk: TestSouk
let gateway: TestGateway
let shopApi: FastifyInstance
let shopGateway: TestGateway
let owner: Person
let store: string
let key: ShopKey
let times = 0

beforeAll(async () => {
  souk = await startFreshSouk()
  gateway = await startTestGateway(souk.server.url)
  const { database, clock, sealing } = souk.server.parts
  const handler = async (
    input: { body: { amount: string } },
    { viewer }: { viewer: { storeId: StoreId } },
  ) => ({
    store: viewer.storeId,
    amount: input.body.amount,
    times: (times += 1),
  })
  shopApi = await httpServer({
    log: undefined,
    gatewaySecret,
    operations: madeUp,
    limitFactor: 1000,
    pipeline: pipeline({
      database,
      clock,
      gatewaySecret,
      secureCookies: false,
      authenticate: async () => null,
      authenticateStore: (call, isOnce, at) => authenticateStore(database.db, call, isOnce, at),
      handlers: { order: handler, ping: handler } as never,
      sealing,
      guessing: (_user, _at, work) => work(),
    }),
  })
  await shopApi.listen({ host: '127.0.0.1', port: 0 })
  shopGateway = await startTestGateway(`http://127.0.0.1:${(shopApi.server.address() as AddressInfo).port}`)
})
beforeEach(async () => {
  owner = await souk.signUp(newName('merchant'))
  store = await openStore(souk, owner)
  key = await newKey(souk, owner, store)
})
afterAll(async () => {
  expect(souk.faults).toEqual([])
  await shopGateway.close()
  await shopApi.close()
  await gateway.close()
  await souk.close()
})

const minute = 60_000
const now = (): Date => souk.server.parts.clock.now()
const ask = (changes: Partial<SignedSent> = {}, as: ShopKey = key) => {
  const sent = { at: now(), ...changes }
  const headers = signedHeaders(as, 'GET /v1/store', sent)
  return shopCall(gateway.url, 'GET /v1/store', { sent, headers })
}
const keysListed = async () =>
  (
    await souk.call<{ items: { key_id: string; last_used_at: string | null }[]; limit: number }>(
      `GET ${storesPath}/${store}/keys`,
      { as: owner },
    )
  ).body
const refusedAt = (header: string) => ({
  status: 401,
  body: { code: 'unauthenticated', errors: { [header]: [expect.any(String)] } },
})

describe('a key', () => {
  it('shows its private half once; what is kept cannot sign', async () => {
    const text = JSON.stringify(
      await souk.server.parts.database.db.selectFrom('store_key').selectAll().execute(),
    )
    const secret = key.privateKey.split('\n')[1] ?? ''
    expect(secret).toMatch(/^[A-Za-z0-9+/=]{64}$/)
    expect(text).not.toContain(secret)
    const listed = await keysListed()
    expect(listed).toMatchObject({ items: [{ key_id: key.id, last_used_at: null }], limit: 5 })
    expect(JSON.stringify(listed)).not.toContain('PRIVATE')
  })

  it('is one for a call that comes twice, and its kept answer is sealed', async () => {
    const made = () =>
      souk.call(`POST ${storesPath}/${store}/generate_keypair`, { as: owner, key: 'twice-0001' })
    const [one, other] = [await made(), await made()]
    expect(one.status).toBe(200)
    expect(other.body).toEqual(one.body)
    expect((await keysListed()).items).toHaveLength(2)
    const kept = await souk.server.parts.database.db.selectFrom('idempotency').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('PRIVATE KEY')
  })

  it('is one of five, also for calls at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        souk.call(`POST ${storesPath}/${store}/generate_keypair`, { as: owner }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      body: { code: 'key_limit_reached', params: { limit: 5 } },
    })
  })

  it('tells when it was used, and is of no use once it is revoked', async () => {
    expect((await ask()).status).toBe(200)
    const [used] = (await keysListed()).items
    expect(Date.parse(used?.last_used_at ?? '')).toBeGreaterThan(now().getTime() - minute)
    const revoke = () => souk.call(`DELETE ${storesPath}/${store}/keys/${key.id}`, { as: owner })
    expect((await revoke()).status).toBe(200)
    expect(await ask()).toMatchObject(refusedAt('souk-key'))
    expect((await keysListed()).items).toEqual([])
    expect((await revoke()).body).toMatchObject({ code: 'not_found' })
  })
})

describe('a signed call, through the gateway', () => {
  it('is its store’s', async () => {
    expect(await ask()).toMatchObject({
      status: 200,
      body: {
        account_id: store,
        title: 'Harbor & Pine Coffee',
        status: 'active',
        currency_code: 'USD',
        crypto_currency_codes: ['BTC', 'USDT'],
        tolerance_percent: '0',
      },
    })
  })

  it('may come again where it only reads', async () => {
    const sent = { at: now() }
    const headers = signedHeaders(key, 'GET /v1/store', sent)
    for (let turn = 0; turn < 3; turn += 1)
      expect((await shopCall(gateway.url, 'GET /v1/store', { sent, headers })).status).toBe(200)
  })

  it('is signed for its query as well', async () => {
    const other = await ask({ signs: { path: '/api/v1/store?all=1' } })
    expect(other).toMatchObject(refusedAt('souk-signature'))
  })

  it.each<[string, Partial<SignedSent>, string]>([
    ['another method', { signs: { method: 'POST' } }, 'souk-signature'],
    ['another path', { signs: { path: '/api/v1/me' } }, 'souk-signature'],
    ['another body', { signs: { body: '{}' } }, 'souk-signature'],
    ['another time', { signs: { timestamp: '1700000000' } }, 'souk-signature'],
    ['another idempotency key', { signs: { key: 'another-0001' } }, 'souk-signature'],
    ['a signature that is none', { headers: { 'souk-signature': 'AAAA' } }, 'souk-signature'],
    [
      'a signature of zeros',
      { headers: { 'souk-signature': Buffer.alloc(64).toString('base64') } },
      'souk-signature',
    ],
    ['a time in words', { headers: { 'souk-timestamp': 'now' } }, 'souk-timestamp'],
    ['no such key', { headers: { 'souk-key': randomUUID() } }, 'souk-key'],
    ['a key that is none', { headers: { 'souk-key': "'; drop table store; --" } }, 'souk-key'],
  ])('signed for %s is refused', async (_, changes, header) => {
    expect(await ask(changes)).toMatchObject(refusedAt(header))
  })

  it('without a signature is refused, whatever session it has', async () => {
    for (const as of [null, owner])
      expect(await souk.call('GET /v1/store', { as })).toMatchObject({
        status: 401,
        body: { code: 'unauthenticated' },
      })
  })

  it('with another store’s key is that store’s', async () => {
    const other = await openStore(souk, owner)
    const otherKey = await newKey(souk, owner, other)
    expect((await ask({}, otherKey)).body).toMatchObject({ account_id: other })
    expect(await ask({}, { ...otherKey, id: key.id })).toMatchObject(refusedAt('souk-signature'))
  })

  it('is taken within five minutes of its time, either way', async () => {
    for (const ms of [-5 * minute + 2000, 5 * minute - 2000])
      expect((await ask({ at: new Date(now().getTime() + ms) })).status).toBe(200)
    for (const ms of [-5 * minute - 2000, 5 * minute + 2000])
      expect(await ask({ at: new Date(now().getTime() + ms) })).toMatchObject({
        status: 409,
        body: { code: 'signature_late', params: { minutes: 5 } },
      })
  })

  it('is refused while its store is suspended, and for good once it is closed', async () => {
    const { db } = souk.server.parts.database
    const put = (status: 'active' | 'suspended') =>
      db
        .updateTable('store')
        .set({ status })
        .where('id', '=', store as StoreId)
        .execute()
    await put('suspended')
    expect(await ask()).toMatchObject(refusedAt('souk-key'))
    await put('active')
    expect((await ask()).status).toBe(200)
    await souk.call(`DELETE ${storesPath}/${store}`, { as: owner })
    expect(await ask()).toMatchObject(refusedAt('souk-key'))
  })

  it('is not in GraphQL', async () => {
    const { errors } = await gateway.ask('{ store { accountId } }', {}, owner)
    expect(errors?.[0]?.message).toMatch(/store/)
  })
})

describe('a signed call that changes something', () => {
  const send = (
    line: 'POST /v1/store/orders' | 'POST /v1/store/pings',
    sent: SignedSent,
    headers = signedHeaders(key, line, sent),
  ) => shopCall(shopGateway.url, line, { sent, headers })
  /** Not as any program would write it: the signature is over the bytes. */
  const spaced = '{ "amount" :\t"0.10",\n  "amount": "0.1\\u0030" }'

  it('reaches the server byte for byte', async () => {
    const answer = await send('POST /v1/store/orders', { at: now(), key: randomUUID(), body: spaced })
    expect(answer).toMatchObject({ status: 200, body: { store, amount: '0.10' } })
  })

  it('is refused with another body than was signed', async () => {
    const sent = { at: now(), key: randomUUID(), body: '{"amount":"1"}' }
    const headers = signedHeaders(key, 'POST /v1/store/orders', sent)
    const before = times
    const answer = await send('POST /v1/store/orders', { ...sent, body: '{"amount":"9"}' }, headers)
    expect(answer).toMatchObject(refusedAt('souk-signature'))
    expect(times).toBe(before)
  })

  it('answers the first answer to its idempotency key, also when it is signed anew', async () => {
    const sent = { at: now(), key: randomUUID(), body: '{"amount":"2"}' }
    const first = await send('POST /v1/store/orders', sent)
    const again = await send('POST /v1/store/orders', sent)
    const anew = await send('POST /v1/store/orders', { ...sent, at: new Date(now().getTime() + 3000) })
    expect([again.body, anew.body]).toEqual([first.body, first.body])
    const other = await send('POST /v1/store/orders', { ...sent, body: '{"amount":"3"}' })
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } })
  })

  it('asks for an idempotency key where it takes one', async () => {
    const answer = await send('POST /v1/store/orders', { at: now(), body: '{"amount":"2"}' })
    expect(answer).toMatchObject({ status: 422, body: { errors: { idempotency_key: [expect.any(String)] } } })
  })

  it('is taken once where it takes none', async () => {
    const sent = { at: now(), body: '{"amount":"4"}' }
    const headers = signedHeaders(key, 'POST /v1/store/pings', sent)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send('POST /v1/store/pings', sent, headers)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body['code'] === 'signature_repeated')).toHaveLength(3)
    await souk.advance(60 * minute)
    const { db } = souk.server.parts.database
    expect(await db.selectFrom('store_signature_seen').selectAll().execute()).toEqual([])
    expect((await send('POST /v1/store/pings', sent, headers)).body).toMatchObject({ code: 'signature_late' })
  })

  it.each([
    ['half a body', '{"amount": "1', 400, 'malformed_request'],
    ['a key of the prototype', '{"__proto__": {"a": 1}}', 400, 'malformed_request'],
    ['a field that there is not', '{"amount":"1","elephant":1}', 422, 'invalid_format'],
    ['a number', '{"amount":1}', 422, 'invalid_format'],
    ['300 kB', JSON.stringify({ amount: 'x'.repeat(300_000) }), 400, 'malformed_request'],
  ])('with %s is refused as every other', async (_, body, status, code) => {
    const before = times
    const answer = await send('POST /v1/store/orders', { at: now(), key: randomUUID(), body })
    expect(answer).toMatchObject({ status, body: { code } })
    expect(times).toBe(before)
  })
})
