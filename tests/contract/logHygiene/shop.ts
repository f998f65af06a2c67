import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { shopCall, signedHeaders, storesPath, type ShopServer } from '../../support/shop.ts'
import { newStore } from '../roles/props.ts'
import type { Played } from './sending.ts'

/** What a shop’s addresses and answers hold: each found nowhere else. */
export const plantedShop = {
  hook: '/planted-hook-of-a-shop',
  answer: 'planted answer of a shop',
} as const

const makeKey = `
  mutation ($store: ID!, $key: String!) {
    generateMerchantKeypair(accountId: $store, idempotencyKey: $key) { keyId privateKey }
  }`

/** A shop that makes a key, signs calls with it, rightly and wrongly, and takes a webhook after it had refused it. */
export async function shopStory(
  { api, tokens, signUp, graphql }: Played,
  origin: string,
  shop: ShopServer,
): Promise<void> {
  const as = await signUp('ngozi', 'ngozi@souk.test')
  const { body: store } = await api.call(`POST ${storesPath}`, { as, body: newStore })
  const path = `${storesPath}/${String(store['account_id'])}` as const
  const made = await graphql(makeKey, { store: store['account_id'], key: randomUUID() }, as)
  const { keyId, privateKey } = (
    made.data as { generateMerchantKeypair: { keyId: string; privateKey: string } }
  ).generateMerchantKeypair
  const secret = privateKey.split('\n')[1] ?? ''
  tokens.push(secret.slice(-43))
  const key = { id: keyId, privateKey }
  const { body: clock } = await api.call<{ now: string }>('GET /dev/clock')
  const at = new Date(clock.now)
  for (const [sent, status] of [
    [{ at }, 200],
    [{ at: new Date(0) }, 401],
    [{ at, signs: { path: '/' } }, 401],
    [{ at: new Date(at.getTime() - 3_600_000) }, 409],
  ] as const) {
    const headers = signedHeaders(key, 'GET /v1/store', sent)
    expect((await shopCall(origin, 'GET /v1/store', { sent, headers })).status).toBe(status)
  }
  const refused = await api.call(`PATCH ${path}`, {
    as,
    body: { webhook_url: `http://10.0.0.1${plantedShop.hook}` },
  })
  expect(refused.status).toBe(422)
  await api.call(`PATCH ${path}`, { as, body: { webhook_url: `http://${shop.host}${plantedShop.hook}` } })
  shop.answers = () => ({ status: 500, text: plantedShop.answer })
  await api.call(`POST ${path}/webhooks/test`, { as })
  await api.advance(1)
  shop.answers = () => ({ status: 200, text: plantedShop.answer })
  await api.advance(15_000)
  expect(shop.received.map(one => one.path)).toEqual([plantedShop.hook, plantedShop.hook])
}
