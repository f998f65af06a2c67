import { beforeAll, describe, expect, it } from 'vitest'
import { digestOldRows } from '../../../server/modules/trading/list/searchDigests.ts'
import { makeAdvert, openTrade } from '../../support/souk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { savedRequisites } from '../roles/props.ts'
import { signUpTrader } from '../roles/scene.ts'

const minute = 60_000
const hour = 60 * minute
type Listed = Json & { id: string; needs_viewer: boolean; status: string; type: string }
type Page = Json & { items: Listed[]; total: number; pages: number; counts: Json }

const souk = suiteSouk()
let seller: Person
let amina: Person
let bola: Person
let stranger: Person
/** Of both buyers with the seller: paid to an account, paid to a telephone, and one that waits for where to pay. */
let toAccount: string
let toPhone: string
let waiting: string
let day: string

const search = async (as: Person, body: object = {}) =>
  (await souk.call<Page>('POST /v1/trades/search', { as, body: { state: 'all', ...body } })).body
const found = async (as: Person, text: string) => (await search(as, { text })).items.map(({ id }) => id)
const act = (as: Person, id: string, action: string, body: object = {}) =>
  souk.call(`POST /v1/trades/${id}/${action}`, { as, body })

async function opened(buyer: Person, changes: object): Promise<string> {
  const { body } = await openTrade(souk, buyer, await makeAdvert(souk, seller, changes), '20000')
  return body.id
}

beforeAll(async () => {
  seller = await signUpTrader(souk, 'seller')
  amina = await signUpTrader(souk, 'Amina_B')
  bola = await signUpTrader(souk, 'bola')
  stranger = await signUpTrader(souk, 'stranger')
  await souk.give(seller, 'BTC', '1')
  toAccount = await opened(amina, {})
  const { body: opening } = await souk.call<{ created_at: string }>(`GET /v1/trades/${toAccount}`, {
    as: seller,
  })
  day = opening.created_at.slice(0, 10).split('-').toReversed().join('.')
  toPhone = await opened(bola, { requisites: [{ kind: 'phone', value: '+234 803 123 4567' }] })
  const { body: saved } = await souk.call<{ id: string }>('POST /v1/payment_credentials', {
    as: seller,
    body: savedRequisites,
  })
  waiting = await opened(bola, { requisites: [], payment_credential_id: saved.id })
})

describe('a trade is found', () => {
  it('by its number, as people write it, and by how that begins', async () => {
    const typed = `#${toAccount.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')}`
    expect(await found(amina, typed)).toEqual([toAccount])
    expect(await found(seller, toAccount.slice(0, 5))).toEqual([toAccount])
    expect(await found(stranger, toAccount)).toEqual([])
    expect(await found(bola, toAccount)).toEqual([])
  })

  it('by a part of its counterparty’s name, and of no one else’s', async () => {
    expect(await found(seller, amina.name.toUpperCase().slice(0, 5))).toEqual([toAccount])
    expect(await found(amina, seller.name)).toEqual([toAccount])
    expect(await found(amina, amina.name)).toEqual([])
    // What stands for anything in a pattern stands for itself here.
    expect(await found(seller, 'Amina%')).toEqual([])
    expect(await found(seller, 'Amina_B')).toEqual([toAccount])
    expect(await found(seller, 'aminaXb')).toEqual([])
  })

  it.each([
    ['the account', '0142 883-761'],
    ['its last four', '3761'],
    ['its last eight', '42883761'],
    ['the owner’s name', 'kunle o adeyemi'],
    ['a word of it', 'Adeyemi'],
  ])('by where it is paid: %s', async (_, text) => {
    expect(await found(amina, text)).toEqual([toAccount])
    expect(await found(seller, text)).toEqual([toAccount])
    expect(await found(bola, text)).toEqual([])
    expect(await found(stranger, text)).toEqual([])
  })

  it('by a telephone with the country’s code or without it', async () => {
    for (const text of ['+234 803 123 4567', '0803 123 4567', '4567'])
      expect(await found(bola, text)).toEqual([toPhone])
    expect(await found(bola, '567')).toEqual([])
  })

  it('once its requisites have come, and once an old row was worked out', async () => {
    const { database, requisites } = souk.server.parts
    expect(await found(seller, '0142883761')).not.toContain(waiting)
    const { body: before } = await souk.call<Json & { code: string }>(
      `POST /v1/trades/${waiting}/requisites`,
      {
        as: seller,
        body: { requisites: [{ kind: 'account_number', value: '7009998888' }] },
      },
    )
    expect(before).toMatchObject({ id: waiting })
    expect(await found(bola, '7009998888')).toEqual([waiting])
    await database.db.updateTable('trade').set({ requisite_digests: null }).execute()
    expect(await found(bola, '7009998888')).toEqual([])
    await digestOldRows(database, requisites)
    expect(await found(bola, '7009998888')).toEqual([waiting])
    expect(await found(amina, '3761')).toEqual([toAccount])
  })

  it('by the payer’s name as the buyer gave it', async () => {
    await act(amina, toAccount, 'confirm', { payer_name: 'AMINA BELLO' })
    expect(await found(seller, 'bello')).toEqual([toAccount])
  })

  it('by its day where the reader lives; what is no day finds nothing', async () => {
    expect((await found(bola, day)).toSorted()).toEqual([toPhone, waiting].toSorted())
    for (const text of ['31.02.2026', '99.99.9999', '01.01.2001']) expect(await found(bola, text)).toEqual([])
    // A day of theirs begins fourteen hours before that of Greenwich, and ends as many before it.
    const { body } = await souk.call<{ created_at: string }>(`GET /v1/trades/${toPhone}`, { as: bola })
    await souk.call('PATCH /v1/me', { as: bola, body: { time_zone: 'Pacific/Kiritimati' } })
    const there = new Date(new Date(body.created_at).getTime() + 14 * hour).toISOString().slice(0, 10)
    expect(await found(bola, there.split('-').toReversed().join('.'))).toContain(toPhone)
    const before = new Date(new Date(there).getTime() - 24 * hour).toISOString().slice(0, 10)
    expect(await found(bola, before.split('-').toReversed().join('.'))).not.toContain(toPhone)
  })
})

it('what is searched for is kept apart for each person, and says nothing to a reader of the database', async () => {
  const { db } = souk.server.parts.database
  const rows = await db.selectFrom('trade').select(['id', 'requisite_digests']).execute()
  const all = rows.flatMap(({ requisite_digests: digests }) => digests ?? [])
  expect(all.length).toBeGreaterThan(10)
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter(digest => !/^[\w-]{12}$/.test(digest))).toEqual([])
})

describe('the list', () => {
  it('has what waits for the viewer first, as each trade says it itself', async () => {
    // The seller is to check a payment, and neither of them disputes; two buyers are to pay.
    for (const person of [seller, amina, bola]) {
      const { items } = await search(person)
      const needing = items.map(({ needs_viewer }) => needs_viewer)
      expect(needing).toEqual(needing.toSorted((a, b) => Number(b) - Number(a)))
    }
    expect((await search(seller)).items[0]).toMatchObject({ id: toAccount, needs_viewer: true })
    await act(bola, toPhone, 'cancel')
    const [, last] = (await search(bola)).items
    expect(last).toMatchObject({ id: toPhone, needs_viewer: false, status: 'cancelled_by_buyer' })
    expect((await search(seller)).items.at(-1)?.id).toBe(toPhone)
  })

  it('of what is over is not filled by what is open, however much there is', async () => {
    const lately = async () =>
      (
        await souk.call<Page>('GET /v1/trades?state=finished&sort=updated&limit=1', {
          as: bola,
        })
      ).body
    expect(await lately()).toMatchObject({ items: [{ id: toPhone, status: 'cancelled_by_buyer' }], total: 1 })
    expect((await lately()).counts).toMatchObject({ active: 1, all: 2 })
  })

  it('is narrowed by state, coin and side, counts what is left, and comes in pages', async () => {
    expect(await search(seller, { state: 'paid' })).toMatchObject({ total: 1, counts: { all: 3, paid: 1 } })
    expect(await search(seller, { type: 'sell' })).toMatchObject({ total: 3 })
    expect(await search(seller, { type: 'buy' })).toMatchObject({ total: 0, pages: 0, items: [] })
    expect(await search(seller, { crypto_currency_code: 'ETH' })).toMatchObject({ total: 0 })
    expect(await search(seller, { text: 'bola', limit: 1 })).toMatchObject({ total: 2, pages: 2 })
    const pages = [1, 2].map(page => search(seller, { text: 'bola', limit: 1, page, sort: 'created' }))
    expect((await Promise.all(pages)).flatMap(({ items }) => items.map(({ id }) => id)).toSorted()).toEqual(
      [toPhone, waiting].toSorted(),
    )
  })

  it('has a dispute first for whoever owes a word in it, and not for who has spoken', async () => {
    await souk.advance(31 * minute)
    const opening = { reason: 'not_released', statement: 'I have paid and have the receipt.' }
    expect((await act(amina, toAccount, 'create_dispute', opening)).status).toBe(200)
    const unpaid = await opened(amina, {})
    const list = async (as: Person) =>
      (await search(as, { state: 'active' })).items.map(({ id, needs_viewer: needs }) => [id, needs])
    expect(await list(amina)).toEqual([
      [unpaid, true],
      [toAccount, false],
    ])
    const [first, ...others] = await list(seller)
    expect(first).toEqual([toAccount, true])
    expect(others).toContainEqual([unpaid, false])
  })
})
