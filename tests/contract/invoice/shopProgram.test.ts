import { afterAll, beforeAll, expect, it } from 'vitest'
import { networkCodes } from '../../../server/domain/reference/network.ts'
import { startFreshSouk } from '../../support/freshSouk.ts'
import {
  newKey,
  openStore,
  shopCall,
  signedHeaders,
  startShop,
  type ShopKey,
  type ShopServer,
} from '../../support/shop.ts'
import type { TestSouk } from '../../support/souk.ts'
import type { Person } from '../../support/soukClient.ts'
import { books, chainOf } from '../money/deposit/chain.ts'
import { newName } from '../roles/scene.ts'
import { approve, pay, tronBlocks } from './shop.ts'

let souk: TestSouk
let server: ShopServer
let owner: Person
let store: string
let key: ShopKey

beforeAll(async () => {
  server = await startShop()
  souk = await startFreshSouk('embedded', { WEBHOOK_HOSTS: server.host })
  for (const network of networkCodes) await chainOf(souk, network).stop()
  owner = await souk.signUp(newName('merchant'))
  store = await openStore(souk, owner, {
    webhook_url: `http://${server.host}/`,
    success_url: 'https://shop.example/thanks',
    tolerance_percent: '2',
  })
  await approve(souk, store)
  key = await newKey(souk, owner, store)
})
afterAll(async () => {
  expect(await books(souk)).toEqual([])
  expect(souk.faults).toEqual([])
  await souk.close()
  server.close()
})

/** As the shop’s program calls. */
async function call(line: `${string} /${string}`, body?: object, intent?: string, by = key) {
  const sent = {
    at: souk.server.parts.clock.now(),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(intent === undefined ? {} : { key: intent }),
  }
  return shopCall(souk.server.url, line, { sent, headers: signedHeaders(by, line, sent) })
}

const order = (reference: string) => ({ amount: '100', asset: 'USDT', product_title: 'Beans', reference })
const told = (id: string) =>
  server.received
    .map(({ body }) => JSON.parse(body) as { type: string; data: { id: string; status: string } })
    .filter(({ data }) => data.id === id)

it('an invoice is made by a signed call, once, and each of its steps is told in order', async () => {
  const made = await call('POST /v1/store/invoices', order('A-1'), 'order-A-1')
  expect(made.status).toBe(200)
  const id = String(made.body['id'])
  expect((await call('POST /v1/store/invoices', order('A-1'), 'order-A-1')).body['id']).toBe(id)
  expect((await call('GET /v1/store/invoices?reference=A-1')).body['items']).toMatchObject([{ id }])
  const uniqueId = String(made.body['unique_id'])
  const view = await souk.call<{ place: { address: string } }>(`POST /v1/payer_invoices/${uniqueId}/way`, {
    body: { coin: 'USDT', network: 'tron' },
  })
  // Within the store's tolerance.
  await pay(souk, view.body.place.address, '98.5')
  await chainOf(souk, 'tron').mine(tronBlocks)
  await souk.advance(1000)
  expect(told(id).map(({ type }) => type)).toEqual(['invoice.trade_initiated', 'invoice.paid'])
  expect((await call(`GET /v1/store/invoices/${id}`)).body).toMatchObject({
    status: 'paid',
    settled: [{ amount: '98.5', asset: 'USDT' }],
  })
  const paid = await souk.call(`GET /v1/payer_invoices/${uniqueId}`, {})
  expect(paid.body).toMatchObject({ return_url: 'https://shop.example/thanks', actions: ['return_to_store'] })
})

it('is cancelled by a signed call while nothing came', async () => {
  const id = String((await call('POST /v1/store/invoices', order('A-2'), 'order-A-2')).body['id'])
  expect((await call(`POST /v1/store/invoices/${id}/cancel`, {}, 'cancel-A-2')).body['status']).toBe(
    'trade_cancelled',
  )
  expect((await call(`POST /v1/store/invoices/${id}/cancel`, {}, 'cancel-A-2-again')).body['code']).toBe(
    'invoice_moved_on',
  )
  await souk.advance(1000)
  expect(told(id).map(({ type }) => type)).toEqual(['invoice.trade_cancelled'])
})

it('a key opens its own store alone, also of the same owner', async () => {
  const other = await openStore(souk, owner)
  const theirs = await newKey(souk, owner, other)
  const id = String((await call('POST /v1/store/invoices', order('A-3'), 'order-A-3')).body['id'])
  expect((await call(`GET /v1/store/invoices/${id}`, undefined, undefined, theirs)).status).toBe(404)
  expect((await call('GET /v1/store/invoices', undefined, undefined, theirs)).body['items']).toEqual([])
})

it.each([
  [{ success_url: 'http://127.0.0.1/' }, 'success_url'],
  [{ fail_url: 'https://user:word@shop.example/' }, 'fail_url'],
  [{ amount: '0' }, 'amount'],
])('%j is refused at its field', async (changes, field) => {
  const { status, body } = await call(
    'POST /v1/store/invoices',
    { ...order('A-9'), ...changes },
    `wrong-${field}`,
  )
  expect([status, Object.keys(body['errors'] as object)]).toEqual([422, [field]])
})
