import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StoreId } from '../../../server/domain/identifier/identifier.ts'
import type { WebhookType } from '../../../server/domain/store/webhook.ts'
import { tellStore } from '../../../server/modules/shop/webhook/tellStore.ts'
import { webhookSender } from '../../../server/adapters/webhook/sender.ts'
import { webhookDelivery } from '../../../server/modules/shop/webhook/webhookDelivery.ts'
import { jobWorker } from '../../../server/runtime/job/jobWorker.ts'
import { machineTimers } from '../../../server/runtime/timers.ts'
import { isOurs, openStore, startShop, storesPath, type ShopServer } from '../../support/shop.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { newName } from '../roles/scene.ts'

interface Webhook extends Json {
  readonly id: string
  readonly status: 'waiting' | 'delivered' | 'failed'
  readonly attempts: readonly {
    number: number
    status_code: number | null
    error: string | null
    answer: string
  }[]
}

let shop: ShopServer
let owner: Person
let store: string
let path: string
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())
const souk = suiteSouk({ env: () => ({ WEBHOOK_HOSTS: shop.host }) })
beforeEach(async () => {
  owner = await souk.signUp(newName('merchant'))
  // What an earlier test left waiting goes elsewhere.
  path = `/${owner.name}`
  store = await openStore(souk, owner, { webhook_url: `http://${shop.host}${path}` })
})
afterEach(() => {
  shop.answers = () => ({ status: 204 })
})

const second = 1000
const hour = 3600 * second
const hooks = () => `${storesPath}/${store}/webhooks` as const

const tell = (subject: string, type: WebhookType, data: { n: number }) => {
  const { database, random, clock } = souk.server.parts
  return database.transaction(tx =>
    tellStore(tx, random, { storeId: store as StoreId, subject, type, data }, clock.now()),
  )
}
const listed = async (query = '') =>
  (await souk.call<{ items: Webhook[]; has_more: boolean }>(`GET ${hooks()}${query}`, { as: owner })).body
const test = (key: string = randomUUID()) => souk.call<Webhook>(`POST ${hooks()}/test`, { as: owner, key })
const resend = (id: string, key: string = randomUUID()) =>
  souk.call<Webhook>(`POST ${hooks()}/${id}/resend`, { as: owner, key })
/** Everything that is due is done. */
const settled = () => souk.server.workers.jobs.runDue()
async function publicKey(): Promise<string> {
  const answer = await fetch(`${souk.server.url}/api${storesPath}/${store}/download_public_key`, {
    headers: { 'x-access-token': owner.token },
  })
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="souk-webhooks-\d+\.pem"$/)
  return answer.text()
}
/** What the shop of this test was sent. */
const received = () => shop.received.filter(one => one.path === path)
const numbers = () => received().map(({ body }) => (JSON.parse(body) as { data: { n: number } }).data.n)

describe('a webhook', () => {
  it('is signed with the key that its owner can download', async () => {
    const { body: sent } = await test()
    await settled()
    const [one] = received().slice(-1)
    if (!one) throw new Error('nothing came')
    expect(received()).toHaveLength(1)
    expect(JSON.parse(one.body)).toEqual({
      type: 'test',
      timestamp: sent['created_at'],
      data: { account_id: store },
    })
    expect(one.headers['webhook-id']).toBe(sent.id)
    expect(one.headers['webhook-signature']).toMatch(/^v1a,[A-Za-z0-9+/]{86}==$/)
    const key = await publicKey()
    expect(isOurs(one, key)).toBe(true)
    expect(isOurs({ ...one, body: `${one.body} ` }, key)).toBe(false)
    expect((await listed()).items).toMatchObject([
      {
        id: sent.id,
        type: 'test',
        status: 'delivered',
        body: one.body,
        next_attempt_at: null,
        attempts: [{ number: 1, status_code: 204, error: null, answer: '' }],
      },
    ])
  })

  it('is signed with the new key at once when that was replaced, and says with which', async () => {
    const old = await publicKey()
    const { body: key } = await souk.call(`POST ${storesPath}/${store}/regenerate_webhook_key`, { as: owner })
    await test()
    await settled()
    const [one] = received().slice(-1)
    if (!one) throw new Error('nothing came')
    expect(await publicKey()).toBe(key['public_key'])
    expect(one.headers['souk-webhook-key']).toBe(key['key_id'])
    expect([isOurs(one, old), isOurs(one, await publicKey())]).toEqual([false, true])
  })

  it('is one for a call that comes twice', async () => {
    const key = randomUUID()
    const [one, other] = await Promise.all([test(key), test(key)])
    expect(one.body.id).toBe(other.body.id)
    await settled()
    expect((await listed()).items).toHaveLength(1)
  })

  it('is not sent, nor kept, where the store says no address', async () => {
    await souk.call(`PATCH ${storesPath}/${store}`, { as: owner, body: { webhook_url: null } })
    expect(await tell('invoice-0', 'invoice.paid', { n: 0 })).toBeNull()
    expect(await test()).toMatchObject({
      status: 409,
      body: { code: 'webhook_url_missing', errors: { webhook_url: [expect.any(String)] } },
    })
    expect((await listed()).items).toEqual([])
  })

  it('never happened when what it tells of is rolled back', async () => {
    const { database, random, clock } = souk.server.parts
    const news = {
      storeId: store as StoreId,
      subject: 'undone',
      type: 'invoice.paid',
      data: { n: 1 },
    } as const
    await expect(
      database.transaction(async tx => {
        await tellStore(tx, random, news, clock.now())
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await settled()
    expect((await listed()).items).toEqual([])
  })
})

describe('a webhook that is not taken', () => {
  it('is sent again under the same id, by the clock, until it is', async () => {
    shop.answers = () => ({ status: 500, text: '<b>broken</b>' })
    await test()
    await settled()
    expect(received()).toHaveLength(1)
    expect((await listed()).items).toMatchObject([
      { status: 'waiting', attempts: [{ status_code: 500, answer: '<b>broken</b>', error: null }] },
    ])
    await souk.advance(8 * second)
    expect(received()).toHaveLength(1)
    await souk.advance(4 * second)
    expect(received()).toHaveLength(2)
    await souk.advance(20 * second)
    expect(received()).toHaveLength(2)
    shop.answers = () => ({ status: 200 })
    await souk.advance(12 * second)
    const sent = received()
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1)
    expect(new Set(sent.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(3)
    const key = await publicKey()
    expect(sent.map(one => isOurs(one, key))).toEqual([true, true, true])
    await souk.advance(hour)
    expect(received()).toHaveLength(3)
    expect((await listed()).items).toMatchObject([
      { status: 'delivered', attempts: [{ number: 1 }, { number: 2 }, { number: 3, status_code: 200 }] },
    ])
  })

  it('is given up after a day, and may be sent again by hand', async () => {
    shop.answers = () => ({ status: 410 })
    const { body } = await test()
    for (let hours = 0; hours < 27; hours += 1) await souk.advance(hour)
    const [failed] = (await listed()).items
    expect(failed).toMatchObject({ status: 'failed', next_attempt_at: null })
    expect(failed?.attempts.length).toBeGreaterThan(20)
    shop.answers = () => ({ status: 200 })
    const key = randomUUID()
    expect((await resend(body.id, key)).body).toMatchObject({ id: body.id, status: 'waiting' })
    expect((await resend(body.id, key)).body).toMatchObject({ id: body.id })
    await settled()
    const [again] = (await listed()).items
    expect(again).toMatchObject({ status: 'delivered' })
    expect(again?.attempts).toHaveLength((failed?.attempts.length ?? 0) + 1)
  })

  it('says why: a redirect, or nobody there', async () => {
    shop.answers = () => ({ status: 302, headers: { location: 'http://127.0.0.1:1/' } })
    await test()
    await settled()
    expect((await listed()).items).toMatchObject([{ attempts: [{ status_code: 302, error: 'redirected' }] }])
    shop.answers = (): never => {
      throw new Error('cut off')
    }
    await test()
    await settled()
    expect((await listed()).items[0]).toMatchObject({
      attempts: [{ status_code: null, error: 'unreachable' }],
    })
  })

  it('is given up when the store is closed', async () => {
    shop.answers = () => ({ status: 500 })
    const { body } = await test()
    await settled()
    await souk.call(`DELETE ${storesPath}/${store}`, { as: owner })
    await souk.advance(hour)
    expect(received()).toHaveLength(1)
    const { db } = souk.server.parts.database
    const row = await db
      .selectFrom('webhook_event')
      .select('status')
      .where('id', '=', body.id as never)
      .executeTakeFirst()
    expect(row).toEqual({ status: 'failed' })
  })
})

describe('webhooks of one subject', () => {
  it('arrive in order: none before the one before it is taken, and others do not wait', async () => {
    shop.answers = ({ body }) => ({ status: body.includes('"n":1}') ? 503 : 200 })
    await tell('invoice-a', 'invoice.created', { n: 1 })
    await tell('invoice-a', 'invoice.trade_initiated', { n: 2 })
    await tell('invoice-a', 'invoice.paid', { n: 3 })
    await tell('invoice-b', 'invoice.paid', { n: 9 })
    await settled()
    expect(new Set(numbers())).toEqual(new Set([1, 9]))
    expect(numbers()).toHaveLength(2)
    await souk.advance(11 * second)
    expect(numbers().filter(n => n > 1)).toEqual([9])
    shop.answers = () => ({ status: 200 })
    await souk.advance(31 * second)
    expect(numbers().filter(n => n !== 9)).toEqual([1, 1, 1, 2, 3])
    expect((await listed('?subject=invoice-a')).items.map(({ type }) => type)).toEqual([
      'invoice.paid',
      'invoice.trade_initiated',
      'invoice.created',
    ])
  })

  it('that are told at once are sent once each, in order', async () => {
    const { database, random, clock } = souk.server.parts
    await database.transaction(async tx => {
      for (let n = 1; n <= 12; n += 1) {
        const news = {
          storeId: store as StoreId,
          subject: 'invoice-c',
          type: 'invoice.paid',
          data: { n },
        } as const
        await tellStore(tx, random, news, clock.now())
      }
    })
    await settled()
    expect(numbers()).toEqual(Array.from({ length: 12 }, (_, i) => i + 1))
  })

  it('go on after the one before was given up', async () => {
    shop.answers = ({ body }) => ({ status: body.includes('"n":1}') ? 500 : 200 })
    await tell('invoice-d', 'invoice.created', { n: 1 })
    await tell('invoice-d', 'invoice.paid', { n: 2 })
    for (let hours = 0; hours < 27; hours += 1) await souk.advance(hour)
    expect((await listed()).items).toMatchObject([{ status: 'delivered' }, { status: 'failed' }])
  })
})

describe('two processes', () => {
  it('send each webhook once, however often they are told to look', async () => {
    const { database, clock, random, sealing, logger } = souk.server.parts
    const sender = webhookSender({
      timers: machineTimers,
      timeoutMs: 5000,
      answerLength: 2000,
      allowedHosts: new Set([shop.host]),
    })
    const other = jobWorker({
      database,
      clock,
      machine: clock.machine,
      logger,
      workerId: 'another-process',
      concurrency: 8,
      handlers: [webhookDelivery({ database, clock, machine: clock.machine, random, sealing, sender })],
    })
    for (let n = 1; n <= 10; n += 1) {
      await tell('invoice-e', 'invoice.paid', { n })
      void other.runDue()
    }
    await Promise.all([settled(), other.runDue()])
    // Whoever came while another was sending has looked away for the length of a claim.
    await souk.advance(31 * second)
    expect(numbers()).toEqual(Array.from({ length: 10 }, (_, i) => i + 1))
    expect((await listed()).items.map(({ attempts }) => attempts.length)).toEqual(Array(10).fill(1))
    await other.stop()
  })
})

describe('a process that dies while it sends', () => {
  it('leaves the webhook to be sent again, once its claim has run out', async () => {
    shop.answers = () => ({ status: 500 })
    const { body } = await test()
    await settled()
    shop.answers = () => ({ status: 200 })
    // As a process leaves it that was killed between claiming and recording.
    const { database, clock } = souk.server.parts
    const until = new Date(clock.now().getTime() + 30 * second)
    await database.db
      .updateTable('webhook_event')
      .set({ claim: 'dead', claimed_until: until })
      .where('id', '=', body.id as never)
      .execute()
    await souk.advance(11 * second)
    expect(received()).toHaveLength(1)
    await souk.advance(20 * second)
    expect(received()).toHaveLength(2)
    expect((await listed()).items).toMatchObject([{ status: 'delivered' }])
  })
})

describe('the log of webhooks', () => {
  it('is in pages, newest first, and its owner’s alone', async () => {
    for (let n = 1; n <= 5; n += 1) await tell(`invoice-${n}`, 'invoice.paid', { n })
    await settled()
    const first = await listed('?limit=3')
    expect(first.items.map(({ subject }) => subject)).toEqual(['invoice-5', 'invoice-4', 'invoice-3'])
    expect(first.has_more).toBe(true)
    const rest = await listed(`?limit=3&before=${first.items[2]?.id}`)
    expect(rest.items.map(({ subject }) => subject)).toEqual(['invoice-2', 'invoice-1'])
    expect(rest.has_more).toBe(false)
    const stranger = await souk.signUp(newName('stranger'))
    expect((await souk.call(`GET ${hooks()}`, { as: stranger })).body).toMatchObject({ code: 'not_found' })
    const other = await openStore(souk, owner, { webhook_url: `http://${shop.host}/` })
    const id = first.items[0]?.id ?? ''
    expect(await souk.call(`POST ${storesPath}/${other}/webhooks/${id}/resend`, { as: owner })).toMatchObject(
      { status: 404, body: { errors: { id: [expect.any(String)] } } },
    )
  })

  it('is cleared after three months', async () => {
    const { body } = await test()
    await settled()
    await souk.advance(hour)
    expect((await listed()).items).toHaveLength(1)
    const { database, clock } = souk.server.parts
    await database.db
      .updateTable('webhook_event')
      .set({ created_at: new Date(clock.now().getTime() - 91 * 24 * hour) })
      .where('id', '=', body.id as never)
      .execute()
    await souk.advance(hour)
    expect((await listed()).items).toEqual([])
  })
})
