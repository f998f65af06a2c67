import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countLeft, countSealed } from '../../../server/keeping/sealedPlaces.ts'
import { nameOfKey } from '../../../server/runtime/sealing.ts'
import { readKeyFile, witnessKey } from '../../../server/runtime/requisitesKey.ts'
import { makeAdvert, openTrade, startTestSouk, type TestSouk } from '../../support/souk.ts'
import type { Person } from '../../support/soukClient.ts'
import { savedRequisites } from '../roles/props.ts'
import { newName, signUpTrader } from '../roles/scene.ts'

const minute = 60_000
const dataDir = mkdtempSync(join(tmpdir(), 'souk-keys-'))
const path = join(dataDir, 'requisites.key')

/** The command line, as an operator has it. */
const keys = (verb: string) =>
  promisify(execFile)(process.execPath, ['server/cli/keys.ts', verb], {
    env: { ...process.env, DATA_DIR: dataDir },
  }).then(({ stdout }) => stdout)

let souk: TestSouk
let seller: Person
let buyer: Person
let trade: string
const body = { amount: '250000', payment_method_code: 'opay' }
let advert: { id: string; price: string }

const start = () => startTestSouk({ dataDir, env: { REQUISITES_KEY: '' } })

beforeAll(async () => {
  souk = await start()
  seller = await signUpTrader(souk, newName('seller'))
  buyer = await signUpTrader(souk, newName('buyer'))
  await souk.give(seller, 'BTC', '1')
  advert = await makeAdvert(souk, seller)
  const opened = await openTrade(souk, buyer, advert, body.amount, 'one-trade-once-0001')
  trade = opened.body.id
  const saved = await souk.call('POST /v1/payment_credentials', { as: seller, body: savedRequisites })
  expect(saved.status).toBe(200)
})
afterAll(async () => {
  await souk.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const requisitesOf = async (call: `GET /${string}`, as: Person) => {
  const { status, body: said } = await souk.call(call, { as })
  return [status, JSON.stringify(said).includes('0142883761')] as const
}
/** Everywhere that something sealed is opened for somebody. */
const reads = () =>
  Promise.all([
    requisitesOf(`GET /v1/trades/${trade}`, buyer),
    requisitesOf(`GET /v1/payment_credentials`, seller),
    requisitesOf(`GET /v2/pro/${advert.id}`, seller),
  ])
const allRead = [
  [200, true],
  [200, true],
  [200, true],
]
const found = async () =>
  (
    await souk.call<{ items: { id: string }[] }>('POST /v1/trades/search', {
      as: buyer,
      body: { state: 'all', text: '0142883761' },
    })
  ).body.items.map(({ id }) => id)

it('is read before any change', async () => {
  expect(await reads()).toEqual(allRead)
  expect(await found()).toEqual([trade])
})

it('gets a new key while it runs: nobody’s read fails, and every row is sealed anew', async () => {
  const { database, sealing } = souk.server.parts
  const before = sealing.keyName()
  const load = { isOver: false }
  const seen: unknown[] = []
  const reading = (async () => {
    while (!load.isOver) seen.push(...(await reads()))
  })()
  expect(await keys('new')).toContain('seals from now on')
  await souk.advance(minute)
  const after = sealing.keyName()
  expect(after).not.toBe(before)
  // What is written meanwhile is sealed by the new key too.
  const second = await makeAdvert(souk, seller)
  expect(await countLeft(database.db, after)).toBe(0)
  load.isOver = true
  await reading
  expect(seen.length).toBeGreaterThan(0)
  for (const one of seen) expect(one).toEqual([200, true])
  const tables = (await countSealed(database.db)).filter(({ key }) => key === after).map(({ table }) => table)
  expect(tables).toEqual(expect.arrayContaining(['advert', 'trade', 'payment_credential']))
  expect(await witnessKey(database)).toBe(after)
  expect(second.id).not.toBe(advert.id)
})

it('knows a call that came before the change, and finds a trade by what it was paid to', async () => {
  const again = await openTrade(souk, buyer, advert, body.amount, 'one-trade-once-0001')
  expect([again.status, again.body.id]).toEqual([200, trade])
  expect(await found()).toEqual([trade])
})

it('reads on when the old key is gone', async () => {
  await souk.close()
  expect(await keys('drop')).toContain('has one key alone')
  expect(readKeyFile(path).map(nameOfKey)).toHaveLength(1)
  expect(readFileSync(`${path}.dropped`, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
  souk = await start()
  expect(await reads()).toEqual(allRead)
  expect(await found()).toEqual([trade])
})

it('lets no old key go that something is sealed by', async () => {
  await souk.close()
  await keys('new')
  await expect(keys('drop')).rejects.toThrow('Command failed')
  souk = await start()
  expect(await reads()).toEqual(allRead)
})
