import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startPostgres } from '../../scripts/postgres.ts'
import { openDatabase } from '../../server/database/database.ts'
import type { Database } from '../../server/database/database.ts'
import { DatabaseUnavailable } from '../../server/database/errors.ts'
import { migrateToLatest } from '../../server/database/migrate.ts'
import { audit } from '../../server/ledger/audit.ts'
import { registerAssets } from '../../server/ledger/ledger.ts'
import { deposit } from '../../server/ledger/postings.ts'
import { startChild } from '../support/process/childProcess.ts'

/** How often each thing is killed: `FAULT_ROUNDS=100 npm run test:faults` for the long run. */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 20)
const at = new Date('2026-03-01T12:00:00.000Z')

/** Which of these journals are not in the ledger. */
async function missing({ db }: Database, keys: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (let from = 0; from < keys.length; from += 5000) {
    const rows = await db
      .selectFrom('journal')
      .select('key')
      .where('key', 'in', keys.slice(from, from + 5000))
      .execute()
    for (const { key } of rows) found.add(key)
  }
  return keys.filter(key => !found.has(key))
}

/** Kills the posting process when it has acknowledged so many journals: another number each round, none the same phase. */
async function killMidway(place: string, round: number): Promise<readonly string[]> {
  const child = startChild('tests/faults/postingLoad.ts', [place, String(round)])
  await child.wrote(40 + ((round * 37) % 160))
  await child.kill()
  return child.lines
}

test(`${rounds} kills of a posting process lose nothing that it acknowledged · embedded`, async context => {
  const dataDir = await mkdtemp(join(tmpdir(), 'souk-faults-'))
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round++) {
    acknowledged.push(...(await killMidway(dataDir, round)))
    const database = await openDatabase({ dataDir })
    expect(await missing(database, acknowledged)).toEqual([])
    expect(await audit(database.db)).toEqual([])
    await database.close()
  }
  expect(acknowledged.length).toBeGreaterThan(rounds * 40)
  await context.annotate(`${acknowledged.length} journals acknowledged, none lost`)
  await rm(dataDir, { recursive: true })
})

test(`${rounds} kills of a posting process lose nothing that it acknowledged · postgres`, async context => {
  const cluster = await startPostgres()
  if (cluster === null) {
    context.skip('PostgreSQL is not installed')
    return
  }
  const acknowledged: string[] = []
  const database = await openDatabase({ url: cluster.url })
  for (let round = 0; round < rounds; round++) {
    acknowledged.push(...(await killMidway(cluster.url, round)))
    expect(await missing(database, acknowledged)).toEqual([])
    expect(await audit(database.db)).toEqual([])
  }
  await context.annotate(`${acknowledged.length} journals acknowledged, none lost`)
  await database.close()
  await cluster.stop()
})

test(`${rounds} hard stops of PostgreSQL while posting: nothing acknowledged is lost, what is in doubt is settled by its key`, async context => {
  const cluster = await startPostgres()
  if (cluster === null) {
    context.skip('PostgreSQL is not installed')
    return
  }
  const database = await openDatabase({ url: cluster.url })
  await migrateToLatest(database)
  await database.transaction(tx => registerAssets(tx, [{ code: 'BTC', scale: 8 }]))
  const credit = (key: string) =>
    database.transaction(tx =>
      deposit(tx, { key, owner: `owner ${key.length}`, asset: 'BTC', amount: 1n, at }),
    )

  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round++) {
    const inDoubt: string[] = []
    const errors: unknown[] = []
    /** Posts until the server is gone. */
    const post = async (client: number): Promise<void> => {
      for (let count = 0; ; count++) {
        const key = `${round}-${client}-${count}`
        inDoubt.push(key)
        await credit(key)
        acknowledged.push(...inDoubt.splice(inDoubt.indexOf(key), 1))
      }
    }
    const posting = Array.from({ length: 8 }, (_, client) => post(client).catch(error => errors.push(error)))
    const before = acknowledged.length
    while (acknowledged.length < before + 30 + ((round * 37) % 90))
      await new Promise(resolve => setImmediate(resolve))
    await cluster.kill()
    await Promise.all(posting)
    expect(errors.filter(error => !(error instanceof DatabaseUnavailable))).toEqual([])
    expect(inDoubt).toHaveLength(8)
    await cluster.restart()
    // Whoever asks again with the same key hears what became of it; it happens once.
    for (const key of inDoubt) acknowledged.push((await credit(key), key))
    expect(
      await missing(
        database,
        acknowledged.map(key => `deposit:${key}`),
      ),
    ).toEqual([])
    expect(await audit(database.db)).toEqual([])
  }
  const { total } = await database.db
    .selectFrom('journal')
    .select(row => row.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  expect(total).toBe(BigInt(acknowledged.length))
  await context.annotate(`${acknowledged.length} journals acknowledged or settled, none lost`)
  await database.close()
  await cluster.stop()
})
