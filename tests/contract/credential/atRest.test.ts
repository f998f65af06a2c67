import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sealOldRows } from '../../../server/modules/people/credential/sealOldRows.ts'
import { startFreshSouk } from '../../support/freshSouk.ts'
import { makeAdvert, openTrade, type TestSouk } from '../../support/souk.ts'
import type { Json } from '../../support/soukClient.ts'
import { signUpTrader } from '../roles/scene.ts'

let souk: TestSouk
beforeAll(async () => {
  souk = await startFreshSouk()
})
afterAll(() => souk.close())

const iban = 'DE75512108001245126199'
const planted = {
  iban,
  name: 'PLANTED NAME OF THE ACCOUNT',
  link: 'https://planted.example/pay',
  note: 'planted words',
  typed: '0142PLANTED',
}

/** Every table of the database as text. */
async function everything(): Promise<string> {
  const { db } = souk.server.parts.database
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const texts: string[] = []
  for (const { name } of rows) {
    const { rows: lines } = await sql<{
      line: string
    }>`select t::text as line from ${sql.table(name)} t`.execute(db)
    texts.push(...lines.map(({ line }) => `${name}: ${line}`))
  }
  return texts.join('\n')
}

const lines = [
  { kind: 'iban', value: iban },
  { kind: 'account_name', value: planted.name },
]

async function planting() {
  const [seller, buyer] = [await signUpTrader(souk, 'seller'), await signUpTrader(souk, 'buyer')]
  await souk.give(seller, 'BTC', '1')
  const euros = {
    currency_code: 'EUR',
    payment_method_codes: ['sepa'],
    minimum: '10',
    maximum: '1000',
    fixed_price: '80000',
  }
  const body = { name: 'Main', currency_code: 'EUR', payment_method_code: 'sepa', credentials: lines }
  const more = { applink: planted.link, description: planted.note, auto_issue: true }
  const { body: saved } = await souk.call<Json & { id: string }>('POST /v1/payment_credentials', {
    as: seller,
    body: { ...body, ...more },
  })
  const advert = await makeAdvert(souk, seller, { ...euros, requisites: [], payment_credential_id: saved.id })
  const open = (id: string) =>
    souk.call<Json & { id: string }>(`POST /v1/pro/${id}/trades`, {
      as: buyer,
      body: { amount: '100', price_seen: '80000', payment_method_code: 'sepa' },
    })
  const { body: trade } = await open(advert.id)
  expect(trade['requisites']).toEqual([
    ...lines,
    { kind: 'applink', value: planted.link },
    { kind: 'note', value: planted.note },
  ])
  const typed = await makeAdvert(souk, seller, { requisites: [{ kind: 'wallet_id', value: planted.typed }] })
  const { body: other } = await openTrade(souk, buyer, typed)
  return { seller, buyer, saved, advert, typed, trade, other }
}

it('requisites are nowhere in the database to be read, and a row moved to another does not open', async () => {
  const { seller, buyer, saved, typed, trade, other } = await planting()
  await souk.call(`POST /v1/trades/${trade.id}/confirm`, { as: buyer, body: {} })
  const text = await everything()
  expect(text).toContain('payment_credential:')
  expect(text).toContain('idempotency:')
  expect(Object.values(planted).filter(secret => text.includes(secret))).toEqual([])

  const { db } = souk.server.parts.database
  const swap = (table: string, column: string, from: string, to: string) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} =
      (select ${sql.ref(column)} from ${sql.table(table)} where id = ${from}) where id = ${to}`.execute(db)
  await swap('trade', 'requisites', trade.id, other.id)
  expect((await souk.call(`GET /v1/trades/${other.id}`, { as: buyer })).status).toBe(500)
  const spare = await makeAdvert(souk, seller)
  await swap('advert', 'requisites', typed.id, spare.id)
  expect((await souk.call(`GET /v2/pro/${spare.id}`, { as: seller })).status).toBe(500)
  const { body: thiefs } = await souk.call<Json & { id: string }>('POST /v1/payment_credentials', {
    as: buyer,
    body: { name: 'Mine', currency_code: 'EUR', payment_method_code: 'sepa', credentials: lines },
  })
  await swap('payment_credential', 'secret', saved.id, thiefs.id)
  expect((await souk.call(`GET /v1/payment_credentials/${thiefs.id}`, { as: buyer })).status).toBe(500)
  // What went wrong names the place, and nothing of what is there.
  expect(souk.faults).toHaveLength(3)
  expect(souk.faults.filter(line => Object.values(planted).some(secret => line.includes(secret)))).toEqual([])
})

it('rows from before there was a seal are read, and sealed by the job', async () => {
  const { buyer, seller, typed, other } = await planting()
  const { database, requisites: seal } = souk.server.parts
  const old = [{ kind: 'wallet_id', value: planted.typed }]
  for (const [table, id] of [
    ['advert', typed.id],
    ['trade', other.id],
  ] as const)
    await sql`update ${sql.table(table)} set requisites = ${JSON.stringify(old)}::jsonb where id = ${id}`.execute(
      database.db,
    )
  const seen = async () => [
    (await souk.call(`GET /v1/trades/${other.id}`, { as: buyer })).body['requisites'],
    ((await souk.call(`GET /v2/pro/${typed.id}`, { as: seller })).body['settings'] as Json)['requisites'],
  ]
  expect(await seen()).toEqual([old, old])
  expect(await everything()).toContain(planted.typed)
  await sealOldRows(database, seal)
  expect(await everything()).not.toContain(planted.typed)
  expect(await seen()).toEqual([old, old])
})
