import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { networkCodes } from '../../../server/domain/reference/network.ts'
import { parseStoreId } from '../../../server/domain/identifier/identifier.ts'
import { merchantStats } from '../../../server/migrations/0030_merchant_stats.ts'
import { nameAgent } from '../../../server/modules/shop/merchantStats/storeAgents.ts'
import { startFreshSouk } from '../../support/freshSouk.ts'
import type { TestSouk } from '../../support/souk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { books, chainOf } from '../money/deposit/chain.ts'
import { openShop, pay, tronBlocks } from '../invoice/shop.ts'
import { logInAs, newName } from '../roles/scene.ts'

let souk: TestSouk
const tron = () => chainOf(souk, 'tron')
type Shop = Awaited<ReturnType<typeof openShop>>

beforeAll(async () => {
  souk = await startFreshSouk()
  for (const network of networkCodes) await chainOf(souk, network).stop()
})
afterAll(async () => {
  expect(await miscounted()).toEqual([])
  expect(await books(souk)).toEqual([])
  expect(souk.faults).toEqual([])
  await souk.close()
})

const dayMs = 86_400_000

interface Month extends Json {
  readonly month: string
  readonly made: number
  readonly paid: number
  readonly payments: number
}
interface Stats extends Json {
  readonly code: string
  readonly months: readonly Month[]
  readonly total: Json & { readonly made: number; readonly paid: number; readonly payments: number }
  readonly items: readonly (Json & { readonly account_id: string })[]
  readonly stores: readonly (Json & { readonly account_id: string })[]
}

const stats = async (who: Person, path: string): Promise<Stats> =>
  (await souk.call<Stats>(`GET /v1/stats/${path}`, { as: who })).body

/** How many stores somebody brought, as the list of their own says. */
const attractedCount = async (who: Person) =>
  (await souk.call<{ attracted_count: number }>('GET /v1/me/merchant_accounts', { as: who })).body
    .attracted_count

/** Slots that do not say what the invoices and their payments do. */
async function miscounted(): Promise<unknown[]> {
  const { rows } = await sql`
    with made as (
      select store_id, sum(made) as made, sum(asked) as asked, sum(paid) as paid, sum(got) as got from invoice_slot group by 1
    ), truly as (
      select store_id, count(*) as made, sum(amount) as asked, count(*) filter (where status = 'paid') as paid,
        coalesce(sum(amount) filter (where status = 'paid'), 0) as got from invoice group by 1
    ), out as (
      select store_id, coin, sum(payments) as payments, sum(amount) as amount, sum(fee) as fee
      from payout_slot group by 1, 2 having sum(payments) <> 0 or sum(amount) <> 0 or sum(fee) <> 0
    ), settled as (
      select store_id, coin, count(*) as payments, sum(settled) as amount, sum(fee) as fee
      from invoice_payment join invoice on invoice.id = invoice_id join deposit on deposit.id = deposit_id
      where settled > 0 group by 1, 2
    )
    (select to_jsonb(x) from (select * from made except select * from truly) x)
    union all (select to_jsonb(x) from (select * from truly except select * from made) x)
    union all (select to_jsonb(x) from (select * from out except select * from settled) x)
    union all (select to_jsonb(x) from (select * from settled except select * from out) x)`.execute(
    souk.server.parts.database.db,
  )
  return rows
}

/** An invoice of so many USDT, paid. */
async function paid(shop: Shop, amount: string): Promise<string> {
  const { body } = await shop.create({ amount })
  const address = (await shop.choose(body.unique_id)).body.place?.address ?? ''
  const txid = await pay(souk, address, amount)
  await tron().mine(tronBlocks)
  return txid
}

const db = () => souk.server.parts.database
const storeRow = (shop: Shop) =>
  db()
    .db.selectFrom('store')
    .selectAll()
    .where('id', '=', parseStoreId(shop.store) ?? null)
    .executeTakeFirstOrThrow()

/** As `npm run store -- brought-by` does. */
async function brought(shop: Shop, who: Person): Promise<boolean> {
  const { id } = await db()
    .db.selectFrom('app_user')
    .select('id')
    .where('user_name', '=', who.name)
    .executeTakeFirstOrThrow()
  const store = await storeRow(shop)
  return db().transaction(tx => nameAgent(tx, store, id, souk.server.parts.clock.now()))
}

const livesIn = (who: Person, timeZone: string) =>
  db().db.updateTable('app_user').set({ time_zone: timeZone }).where('user_name', '=', who.name).execute()

const now = () => souk.server.parts.clock.now()
const thisMonth = () => now().toISOString().slice(0, 7)

describe('a merchant', () => {
  it('without a store has six empty months', async () => {
    const nobody = await souk.signUp(newName('merchant'))
    const { months, total, stores } = await stats(nobody, 'merchant')
    expect(months).toHaveLength(6)
    expect(months.at(-1)).toEqual({ month: thisMonth(), made: 0, paid: 0, paid_percent: null, sums: [] })
    expect(total).toEqual({ made: 0, paid: 0, paid_percent: null, sums: [] })
    expect(stores).toEqual([])
    expect((await stats(nobody, 'merchant_payouts')).total).toMatchObject({ payments: 0, coins: [] })
  })

  it('reads what was made and paid, asset by asset, store by store, and what came of it', async () => {
    const shop = await openShop(souk)
    await shop.create({ amount: '86.40', asset: 'USD' })
    await shop.create({ amount: '50' })
    await paid(shop, '100')
    const figures = {
      made: 3,
      paid: 1,
      paid_percent: '33.3',
      sums: [
        { made: 1, paid: 0, asked: { amount: '86.4', asset: 'USD' }, got: { amount: '0', asset: 'USD' } },
        { made: 2, paid: 1, asked: { amount: '150', asset: 'USDT' }, got: { amount: '100', asset: 'USDT' } },
      ],
    }
    const whole = await stats(shop.owner, 'merchant')
    expect(whole.total).toEqual(figures)
    expect(whole.months.at(-1)).toEqual({ month: thisMonth(), ...figures })
    expect(whole.stores).toMatchObject([
      {
        account_id: shop.store,
        title: 'Harbor & Pine Coffee',
        status: 'active',
        made: 3,
        paid_percent: '33.3',
      },
    ])
    expect(await stats(shop.owner, `merchant_account/${shop.store}`)).toMatchObject({ total: figures })
    const payouts = await stats(shop.owner, 'merchant_payouts')
    expect(payouts.total).toMatchObject({
      payments: 1,
      coins: [
        {
          paid: { amount: '100', asset: 'USDT' },
          fee: { amount: '1', asset: 'USDT' },
          got: { amount: '99', asset: 'USDT' },
          worth: { asset: 'RUB' },
        },
      ],
    })
    expect(await stats(shop.owner, `merchant_account/${shop.store}/payouts`)).toEqual(payouts)
  })

  it('no longer reads what the chain took back, and reads it again when it came again', async () => {
    const shop = await openShop(souk)
    const txid = await paid(shop, '100')
    await tron().reorganise(tronBlocks + 1, [txid])
    expect((await stats(shop.owner, 'merchant')).total).toMatchObject({ made: 1, paid: 0, paid_percent: '0' })
    expect((await stats(shop.owner, 'merchant_payouts')).total).toMatchObject({ payments: 0, coins: [] })
    await tron().resend(txid)
    await tron().mine(tronBlocks)
    expect((await stats(shop.owner, 'merchant')).total).toMatchObject({ made: 1, paid: 1 })
    expect((await stats(shop.owner, 'merchant_payouts')).total).toMatchObject({ payments: 1 })
  })

  it('reads coins that were accepted as part of the payment that they came with', async () => {
    const shop = await openShop(souk)
    await paid(shop, '100')
    const { body } = await shop.create({ amount: '100' })
    await pay(souk, (await shop.choose(body.unique_id)).body.place?.address ?? '', '130')
    await tron().mine(tronBlocks)
    const rest = (await shop.read(body.id)).payments[0]?.rest?.id ?? ''
    await shop.act(body.id, 'accept', { rest_id: rest })
    expect((await stats(shop.owner, 'merchant_payouts')).total).toMatchObject({
      payments: 2,
      coins: [{ paid: { amount: '230' }, fee: { amount: '2.3' } }],
    })
  })

  it('finds no other’s store', async () => {
    const [shop, other] = [await openShop(souk), await openShop(souk)]
    for (const path of ['', '/payouts'])
      expect((await stats(other.owner, `merchant_account/${shop.store}${path}`)).code).toBe('not_found')
  })
})

describe('who brought a store', () => {
  it('reads what it is paid, over what, and nothing else; nobody else does', async () => {
    const [shop, second] = [await openShop(souk), await openShop(souk)]
    const [agent, stranger] = [await souk.signUp(newName('agent')), await souk.signUp(newName('agent'))]
    expect(await brought(shop, agent)).toBe(true)
    expect(await brought(second, agent)).toBe(true)
    await paid(shop, '100')
    await paid(second, '40')
    await shop.create({ amount: '70' })

    const list = await stats(agent, 'inviter_merchant_accounts')
    expect(list.items.map(({ account_id: id }) => id)).toEqual([second.store, shop.store])
    expect(list.items[1]).toEqual({
      account_id: shop.store,
      title: 'Harbor & Pine Coffee',
      merchant_id: String((await storeRow(shop)).number),
      since: (await storeRow(shop)).created_at.toISOString(),
      payments: 1,
      worth: { amount: expect.any(String), asset: 'RUB' },
    })
    const top = await stats(agent, 'inviter_top_merchant_accounts')
    expect(top.items.map(({ account_id: id }) => id)).toEqual([shop.store, second.store])
    expect((await stats(agent, 'inviter_payments')).total).toMatchObject({
      payments: 2,
      coins: [{ payments: 2, paid: { amount: '140', asset: 'USDT' } }],
    })
    const method = { crypto_currency_code: 'USDT', network: 'tron', worth_percent: '100' }
    expect((await stats(agent, 'inviter_payment_methods')).items).toMatchObject([{ ...method, payments: 2 }])
    const one = await stats(agent, `inviter_merchant_account/${shop.store}`)
    expect(one).toMatchObject({
      total: { payments: 1, coins: [{ paid: { amount: '100', asset: 'USDT' } }] },
      methods: [{ ...method, payments: 1 }],
    })
    const text = JSON.stringify([list, top, one])
    expect(text).not.toMatch(/"(fee|made|email|owner|invoices)"/)
    expect(text).not.toContain(shop.owner.name)

    for (const who of [stranger, shop.owner]) {
      expect((await stats(who, `inviter_merchant_account/${shop.store}`)).code).toBe('not_found')
      expect((await stats(who, 'inviter_merchant_accounts')).items).toEqual([])
      expect((await stats(who, 'inviter_top_merchant_accounts')).items).toEqual([])
      expect((await stats(who, 'inviter_payments')).total).toMatchObject({ payments: 0 })
      expect((await stats(who, 'inviter_payment_methods')).items).toEqual([])
    }
    expect((await stats(agent, `merchant_account/${shop.store}`)).code).toBe('not_found')
    expect(await attractedCount(agent)).toBe(2)
    expect(await attractedCount(stranger)).toBe(0)
  })

  it('is never its owner; and another sees only what comes from then on', async () => {
    const shop = await openShop(souk)
    const [first, second] = [await souk.signUp(newName('agent')), await souk.signUp(newName('agent'))]
    expect(await brought(shop, shop.owner)).toBe(false)
    await brought(shop, first)
    await paid(shop, '100')
    await souk.advance(16 * 60_000)
    await brought(shop, second)
    expect((await stats(first, 'inviter_merchant_accounts')).items).toEqual([])
    expect((await stats(second, 'inviter_merchant_accounts')).items).toMatchObject([{ payments: 0 }])
    await paid(shop, '40')
    expect((await stats(second, 'inviter_payments')).total).toMatchObject({
      coins: [{ paid: { amount: '40', asset: 'USDT' } }],
    })
  })
})

describe('months', () => {
  it('are those of the reader’s clocks, and go with time', async () => {
    const shop = await openShop(souk)
    const agent = await souk.signUp(newName('agent'))
    await brought(shop, agent)
    const at = now()
    const next = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1))
    await souk.advance(next.getTime() - at.getTime() - 20 * 60_000)
    await paid(shop, '100')
    const [utc, ahead] = [thisMonth(), next.toISOString().slice(0, 7)]
    expect((await stats(shop.owner, 'merchant')).months.at(-1)).toMatchObject({ month: utc, made: 1 })
    await livesIn(shop.owner, 'Asia/Tokyo')
    await livesIn(agent, 'Asia/Kathmandu')
    for (const [who, path, of] of [
      [shop.owner, 'merchant', { made: 1, paid: 1 }],
      [shop.owner, 'merchant_payouts', { payments: 1 }],
      [agent, 'inviter_payments', { payments: 1 }],
    ] as const) {
      const { months } = await stats(who, path)
      expect(months.at(-1)).toMatchObject({ month: ahead, ...of })
      expect(months.at(-2)).toMatchObject({ month: utc })
    }
    await souk.advance(31 * dayMs)
    const later = await logInAs(souk, shop.owner)
    const { months, total } = await stats(later, 'merchant')
    expect(months.map(({ made }) => made)).toEqual([0, 0, 0, 0, 1, 0])
    expect(total).toMatchObject({ made: 1 })
    await souk.advance(160 * dayMs)
    expect((await stats(await logInAs(souk, shop.owner), 'merchant')).total).toMatchObject({
      made: 0,
      sums: [],
    })
  })
})

describe('what was there before statistics were kept', () => {
  it('is counted as if they had been', async () => {
    const rows = async () => {
      const { rows } = await sql`
        select to_jsonb(i) from invoice_slot i union all
        select to_jsonb(p) from payout_slot p where payments <> 0 or amount <> 0 order by 1`.execute(db().db)
      return rows
    }
    const kept = await rows()
    expect(kept.length).toBeGreaterThan(5)
    await sql`drop table invoice_slot, payout_slot, merchant_agent`.execute(db().db)
    await sql`drop index store_owner`.execute(db().db)
    await merchantStats.up(db().db as never)
    expect(await rows()).toEqual(kept)
  })
})
