import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../../server/database/database.ts'
import { networks } from '../../../server/domain/reference/network.ts'
import { findBackup } from '../../../server/keeping/backupFolder.ts'
import { backUp } from '../../../server/keeping/backUp.ts'
import { restoreEmbedded } from '../../../server/keeping/embeddedRestore.ts'
import { comparingOf } from '../../../server/composition/money/withdrawals.ts'
import { giveSending, writeOff } from '../../../server/modules/money/restoration/settleSending.ts'
import { switchWallet } from '../../../server/modules/money/withdrawal/walletSwitch.ts'
import { startTestSouk, type TestSouk } from '../../support/souk.ts'
import type { Person } from '../../support/soukClient.ts'
import {
  approved,
  asked,
  balanceOf,
  bitcoinAddress,
  decideByLetter,
  mine,
  newSender,
  otherAddress,
  seen,
  turn,
  type Withdrawal,
} from '../money/withdrawal/sender.ts'

const place = mkdtempSync(join(tmpdir(), 'souk-chains-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

/** Nobody in the backup has ever used it. */
const strangeAddress = '12c6DSiU4Rq3P4ZxziKxzrL5LmMBrzjrJX'
const savedAddress = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const depth = networks.bitcoin.finalBlocks
/** Tables of the simulated chains: the world outside, which no restore sets back. */
const world = ['simulated_block', 'simulated_transaction', 'simulated_transfer'] as const

/** What left the wallet, by the chain alone. */
const sentOn = async ({ server }: TestSouk) => {
  const { rows } = await sql<{ txid: string; amount: string; recipient: string }>`
    select t.txid, t.amount::text as amount, t.recipient from simulated_transfer t
    join simulated_transaction x using (network, txid) join simulated_chain c on c.network = x.network and c.wallet = x.sender
    where x.network = 'bitcoin' order by x.sequence`.execute(server.parts.database.db)
  return rows
}

/** The world as one database has it, in another. */
async function carryWorld(from: Database, to: Database): Promise<void> {
  for (const table of world.toReversed()) await sql`delete from ${sql.table(table)}`.execute(to.db)
  for (const table of world) {
    const { rows } = await sql<{ rows: string }>`
      select coalesce(jsonb_agg(t), '[]')::text as rows from ${sql.table(table)} t`.execute(from.db)
    await sql`insert into ${sql.table(table)}
      select * from jsonb_populate_recordset(null::${sql.table(table)}, ${rows[0]?.rows}::jsonb)`.execute(
      to.db,
    )
  }
}

const paused = ({ server }: TestSouk, isOff: boolean) =>
  server.parts.database.transaction(tx => switchWallet(tx, 'withdrawals', isOff, new Date()))

let souk: TestSouk
let people: Record<'ann' | 'ben' | 'cem' | 'dan', Person>
const kept = {} as Record<'approved' | 'waiting' | 'still', Withdrawal>
let sentBefore: Awaited<ReturnType<typeof sentOn>>

beforeAll(async () => {
  const dataDir = join(place, 'lost')
  const lost = await startTestSouk({ dataDir, env: { BACKUP_DIR: join(place, 'backups') } })
  await lost.call('POST /dev/chain/bitcoin/automatic', { body: { is_on: false } })
  const [ann, ben, cem, dan] = await Promise.all([1, 2, 3, 4].map(() => newSender(lost)))
  if (!ann || !ben || !cem || !dan) throw new Error('nobody came')
  people = { ann, ben, cem, dan }
  // Somebody who is known by their address: what was sent there once is theirs.
  await approved(lost, cem, { address: savedAddress, amount: '0.02' })
  await lost.advance(turn)
  await mine(lost, depth)
  await mine(lost, 1)
  const at = new Date()
  kept.waiting = await asked(lost, ben, { amount: '0.03', address: otherAddress })
  kept.approved = await asked(lost, ann, { amount: '0.04' })
  kept.still = await asked(lost, dan, { amount: '0.07' })
  await paused(lost, true)
  for (const person of [ann, dan]) await decideByLetter(lost, person)
  const done = await backUp(lost.server.parts, at)
  // After the backup: all of it leaves, and two more that it knows nothing of.
  await decideByLetter(lost, ben)
  await lost.call(`POST /v1/withdrawals/${kept.still.id}/cancel`, { as: dan })
  await paused(lost, false)
  await lost.advance(turn)
  await approved(lost, cem, { address: savedAddress, amount: '0.05' })
  await approved(lost, ann, { address: strangeAddress, amount: '0.06' })
  await lost.advance(turn)
  await mine(lost, 1)
  sentBefore = await sentOn(lost)
  const target = join(place, 'restored')
  await restoreEmbedded(await findBackup(done.folder, done.name), target, new Date())
  const restored = await openDatabase({ dataDir: target })
  await carryWorld(lost.server.parts.database, restored)
  await restored.close()
  await lost.close()
  // With a signer that remembers nothing: its journal is gone too.
  souk = await startTestSouk({ dataDir: target })
  // It was paused when the backup was taken.
  await paused(souk, false)
})
afterAll(() => souk.close())

const statusOf = async (who: Person, withdrawal: Withdrawal) => (await seen(souk, who, withdrawal)).status
const found = async () =>
  souk.server.parts.database.db.selectFrom('found_sending').selectAll().orderBy('sequence').execute()
const audit = async () => (await souk.call('GET /dev/audit')).body

it('left five times before the database was lost', () => {
  expect(sentBefore.map(({ amount }) => amount)).toEqual([
    '2000000',
    '3000000',
    '4000000',
    '5000000',
    '6000000',
  ])
})

it('sends nothing while what the chain knows may still change', async () => {
  expect(await statusOf(people.ann, kept.approved)).toBe('approved')
  for (let count = 0; count < 3; count++) await souk.advance(turn)
  expect(await sentOn(souk)).toEqual(sentBefore)
  expect(await found()).toEqual([])
})

it('finds on the chain what was sent after the backup, and books each to the unit', async () => {
  await mine(souk, depth)
  await souk.advance(turn)
  const outcomes = (await found()).map(({ amount, outcome }) => [amount, outcome])
  expect(outcomes).toEqual([
    ['3000000', 'asked'],
    ['4000000', 'asked'],
    ['5000000', 'person'],
    ['6000000', 'unknown'],
  ])
  expect(await seen(souk, people.ann, kept.approved)).toMatchObject({
    status: 'confirmed',
    txid: sentBefore[2]?.txid,
  })
  expect(await seen(souk, people.ben, kept.waiting)).toMatchObject({
    status: 'confirmed',
    txid: sentBefore[1]?.txid,
  })
  // 1, less 0.02 and 0.05: what the fees were is the house's matter, of the one that the database had forgotten.
  const { available } = await balanceOf(souk, people.cem)
  expect(Number(available)).toBeLessThan(0.9301)
  expect(await sentOn(souk)).toEqual(sentBefore)
})

it('sends nothing as long as nobody has said whose the last one was', async () => {
  for (let count = 0; count < 3; count++) await souk.advance(turn)
  expect(await statusOf(people.dan, kept.still)).toBe('approved')
  expect(await sentOn(souk)).toEqual(sentBefore)
})

it('has it borne by whom an operator names, and sends again what was never sent', async () => {
  const row = (await found()).find(({ outcome }) => outcome === 'unknown')
  if (!row) throw new Error('nothing is unknown')
  const parts = comparingOf(souk.server.parts)
  const ben = await souk.server.parts.database.db
    .selectFrom('app_user')
    .select('id')
    .where('user_name', '=', people.ben.name)
    .executeTakeFirstOrThrow()
  expect(await giveSending(parts, row, ben.id)).toBe(true)
  await expect(souk.server.parts.database.transaction(tx => writeOff(parts, tx, row))).rejects.toThrow(
    'settled already',
  )
  await souk.advance(turn)
  await souk.advance(turn)
  expect(await statusOf(people.dan, kept.still)).toBe('broadcast')
  const sent = await sentOn(souk)
  expect(sent.slice(0, -1)).toEqual(sentBefore)
  expect(sent.at(-1)).toMatchObject({ amount: '7000000', recipient: bitcoinAddress })
  await mine(souk, 2)
  expect(await statusOf(people.dan, kept.still)).toBe('confirmed')
})

it('agrees with the chain in the end, to the last unit', async () => {
  await mine(souk, depth)
  await souk.advance(turn)
  expect(await audit()).toEqual({ violations: [], losses: [], chain: [] })
})

it('gives out no number of an address again that may have been given out', async () => {
  const { db } = souk.server.parts.database
  await souk.call('POST /v1/deposits/accounts', {
    as: people.ann,
    body: { crypto_currency_code: 'BTC', network: 'bitcoin' },
  })
  const held = await db
    .selectFrom('restored_network')
    .selectAll()
    .where('network', '=', 'bitcoin')
    .executeTakeFirstOrThrow()
  expect(held.compared_at).not.toBeNull()
  expect(held.derivation_from).toBeGreaterThanOrEqual(100_000n)
})
