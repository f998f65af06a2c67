import { randomUUID } from 'node:crypto'
import type { TestSouk } from '../../support/souk.ts'
import type { Answer, Json, Person } from '../../support/soukClient.ts'
import { chainOf } from '../money/deposit/chain.ts'
import { newStore } from '../roles/props.ts'
import { newName } from '../roles/scene.ts'

interface Money {
  readonly amount: string
  readonly asset: string
}

/** An invoice as its store’s owner sees it. */
export interface Invoice extends Json {
  readonly id: string
  readonly unique_id: string
  readonly status: string
  readonly code: string
  readonly actions: readonly string[]
  readonly received: Money
  readonly settled: readonly Money[]
  readonly processing_fee: readonly Money[]
  readonly payments: readonly (Json & { id: string; rest: (Json & { id: string; status: string }) | null })[]
  readonly refunds: readonly (Json & { id: string; status: string })[]
  readonly timeline: readonly { kind: string }[]
  readonly has_held: boolean
}

/** The same as its payer does. */
export interface PayersView extends Json {
  readonly code: string
  readonly version: number
  readonly state: string
  readonly actions: readonly string[]
  readonly ends_at: string | null
  readonly ways: readonly { coin: string; network: string }[]
  readonly place: (Json & { amount: string; address: string; uri: string }) | null
  readonly seen: {
    received: Money
    missing: Money | null
    returnable: Money | null
    confirmations: number
  } | null
}

/** A store that takes money, and what its owner and its payers do. */
export async function openShop(souk: TestSouk, coins: readonly string[] = ['BTC', 'USDT', 'LTC']) {
  const owner = await souk.signUp(newName('merchant'))
  const { body } = await souk.call<{ account_id: string }>('POST /v1/me/merchant_accounts', {
    as: owner,
    body: { ...newStore, crypto_currency_codes: coins },
  })
  const store = body.account_id
  const { db } = souk.server.parts.database
  await db.deleteFrom('job').where('kind', '=', 'store_review').execute()
  await approve(souk, store)
  return { owner, store, ...merchantOf(souk, owner, store), ...payerOf(souk) }
}

/** As an operator does. */
export const approve = (souk: TestSouk, store: string, status: 'active' | 'suspended' = 'active') =>
  souk.server.parts.database.db
    .updateTable('store')
    .set({ status })
    .where('id', '=', store as never)
    .execute()

const merchantOf = (souk: TestSouk, owner: Person, store: string) => {
  const act = (id: string, action: string, body?: Json): Promise<Answer<Invoice>> =>
    souk.call<Invoice>(`POST /v1/invoices/${id}/${action}`, { as: owner, ...(body && { body }) })
  return {
    create: (changes: Json = {}, key: string = randomUUID()) =>
      souk.call<Invoice>('POST /v1/me/merchant_accounts/invoice', {
        as: owner,
        key,
        body: {
          account_id: store,
          amount: '100',
          asset: 'USDT',
          product_title: 'Two bags of beans',
          ...changes,
        },
      }),
    read: async (id: string) => (await souk.call<Invoice>(`GET /v1/invoices/${id}`, { as: owner })).body,
    list: async (query = '') =>
      (
        await souk.call<{ items: Invoice[]; has_more: boolean; totals: Json[]; code: string }>(
          `GET /v1/invoices?account_id=${store}${query}`,
          { as: owner },
        )
      ).body,
    act,
  }
}

const payerOf = (souk: TestSouk) => ({
  look: async (uniqueId: string) =>
    (await souk.call<PayersView>(`GET /v1/payer_invoices/${uniqueId}`, {})).body,
  choose: (uniqueId: string, coin = 'USDT', network = 'tron') =>
    souk.call<PayersView>(`POST /v1/payer_invoices/${uniqueId}/way`, { body: { coin, network } }),
  renew: (uniqueId: string) => souk.call<PayersView>(`POST /v1/payer_invoices/${uniqueId}/renew`, {}),
  leave: (uniqueId: string, address: string, memo: string | null = null) =>
    souk.call<PayersView>(`POST /v1/payer_invoices/${uniqueId}/refund_address`, { body: { address, memo } }),
})

/** Blocks after which USDT on TRON is in the books. */
export const tronBlocks = 20

/** Sends coins to where an invoice is paid. */
export const pay = (souk: TestSouk, to: string, amount: string, asset = 'USDT', network = 'tron') =>
  chainOf(souk, network).send({ asset, amount, to })
