import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi, type TestContext } from 'vitest'
import { startPostgres } from '../../scripts/postgres.ts'
import { openDatabase } from '../../server/database/database.ts'
import { migrateToLatest } from '../../server/database/migrate.ts'
import { backUp, logArchive, proveBackup } from '../../server/keeping/backUp.ts'
import { restorePostgres, type RestoreTarget } from '../../server/keeping/postgres/postgresRestore.ts'
import { findPrograms } from '../../server/keeping/postgres/programs.ts'
import { house, houseAccount } from '../../server/ledger/account.ts'
import { post, registerAssets } from '../../server/ledger/ledger.ts'
import { appendEntry, toolActor } from '../../server/trail/appendEntry.ts'
import { openRecovered } from './openRecovered.ts'

const at = new Date('2026-11-28T03:00:00Z')
const patience = { timeout: 60_000, interval: 100 }

/** A cluster with a migrated database, its backups and its log; the test is skipped where PostgreSQL is not installed. */
async function kept({ skip }: TestContext) {
  if (findPrograms(['pg_basebackup', 'pg_receivewal']) === undefined) skip('PostgreSQL is not installed')
  const cluster = await startPostgres()
  if (cluster === null) return skip('PostgreSQL is not installed')
  onTestFinished(() => cluster.stop())
  const place = mkdtempSync(join(tmpdir(), 'souk-wal-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  // PostgreSQL runs as another user where the test is root.
  chmodSync(place, 0o711)
  const folder = join(place, 'backups')
  const database = await openDatabase({ url: cluster.url })
  onTestFinished(() => database.close())
  await migrateToLatest(database)
  await database.transaction(tx => registerAssets(tx, [{ code: 'BTC', scale: 8 }]))
  /** Something in the books, and something in the trail. */
  const write = (name: string) =>
    database.transaction(async tx => {
      const entries = [
        { account: houseAccount('house', 'BTC', name), amount: 7n },
        { account: houseAccount('external', 'BTC', name), amount: -7n },
      ]
      await post(tx, { key: name, kind: 'test', at, entries })
      const about = { subjectKind: 'switch', subjectId: house, subjectLabel: name } as const
      await appendEntry(tx, toolActor, { deed: 'pause', ...about }, at)
    })
  const settings = { databaseUrl: cluster.url, dataDir: place, backup: { folder, keep: 3, atMinute: null } }
  return { cluster, place, folder, database, write, settings }
}

/** The program that follows the log, as an operator runs it. */
async function followed(url: string, folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['server/cli/backup.ts', 'log'], {
    env: { ...process.env, DATABASE_URL: url, BACKUP_DIR: folder },
    stdio: 'ignore',
  })
  onTestFinished(async () => {
    if (child.exitCode !== null) return
    child.kill('SIGINT')
    await once(child, 'exit')
  })
  await vi.waitFor(() => expect(readdirSync(logArchive(folder)).length).toBeGreaterThan(0), patience)
  return child
}

describe('a backup of PostgreSQL', () => {
  it('is proved by restoring it, while more is written; one that was touched is found out', async context => {
    const { folder, database, write, settings, cluster } = await kept(context)
    await write('before')
    const load = { isOver: false }
    const writing = (async () => {
      for (let count = 0; !load.isOver; count++) await write(`meanwhile ${count}`)
    })()
    const done = await backUp({ database, settings }, new Date())
    load.isOver = true
    await writing
    await write('after')
    const backup = join(folder, done.name)
    const { facts } = await proveBackup(backup, cluster.url, at)
    expect(Number(facts.trail.entries)).toBeGreaterThan(1)
    const now = await database.db
      .selectFrom('audit_entry')
      .select(({ fn }) => fn.countAll<bigint>().as('entries'))
      .executeTakeFirstOrThrow()
    expect(BigInt(facts.trail.entries)).toBeLessThan(now.entries)
    const path = join(backup, 'manifest.json')
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace(facts.trail.last, 'f'.repeat(64)))
    await expect(proveBackup(backup, cluster.url, at)).rejects.toThrow('last entry of the trail')
  })

  it('is restored to a moment between, or to the last piece of the log', async context => {
    const { cluster, place, folder, database, write, settings } = await kept(context)
    await followed(cluster.url, folder)
    const done = await backUp({ database, settings }, new Date())
    await write('first')
    // By the server’s own clock, which the log is written by.
    const between = new Date(Date.now() + 50)
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(between.getTime() + 50), patience)
    await write('second')
    // The server dies, and its files with it: what is left are the backup and the log as far as it was followed.
    const archive = logArchive(folder)
    await vi.waitFor(() => {
      const log = Buffer.concat(readdirSync(archive).map(name => readFileSync(join(archive, name))))
      expect(log.includes('second')).toBe(true)
    }, patience)
    await cluster.kill()
    const restored = async (target: RestoreTarget, name: string) => {
      const into = join(place, name)
      const options = { backup: join(folder, done.name), log: archive, target, url: cluster.url, at }
      await restorePostgres(options, into)
      return openRecovered(into, cluster.url, async db => ({
        labels: (await db.selectFrom('audit_entry').select('subject_label').orderBy('number').execute()).map(
          row => row.subject_label,
        ),
        held: (await db.selectFrom('restored_network').select('compared_at').execute()).map(
          row => row.compared_at,
        ),
      }))
    }
    const held = expect.arrayContaining([null])
    expect(await restored('backup', 'a')).toEqual({ labels: [], held })
    expect(await restored(between, 'b')).toEqual({ labels: ['first'], held })
    expect(await restored('latest', 'c')).toEqual({ labels: ['first', 'second'], held })
  })
})
