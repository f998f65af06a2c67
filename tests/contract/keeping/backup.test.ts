import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../server/database/database.ts'
import { findBackup, listBackups } from '../../../server/keeping/backupFolder.ts'
import { knock } from '../../../server/keeping/door.ts'
import { restoreEmbedded, verifyEmbedded } from '../../../server/keeping/embeddedRestore.ts'
import { readManifest } from '../../../server/keeping/manifest.ts'
import { startTestSouk, type TestSouk } from '../../support/souk.ts'

const restoredAt = new Date('2026-11-28T04:00:00Z')

function temporary(): string {
  const path = mkdtempSync(join(tmpdir(), 'souk-keep-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

describe('a backup of the embedded database while its server runs', () => {
  let souk: TestSouk
  let dataDir: string
  let folder: string

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'souk-kept-'))
    folder = join(dataDir, 'backups')
    souk = await startTestSouk({ dataDir, env: { BACKUP_DIR: folder, BACKUP_KEEP: '2' } })
    const ada = await souk.signUp('ada')
    await souk.give(ada, 'BTC', '0.5')
  })
  afterAll(async () => {
    await souk.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const take = async () => {
    const done = await knock(dataDir, null)
    return findBackup(folder, String(done?.['name']))
  }

  it('is made by the server at the door of its data folder, which is open to its owner alone', async () => {
    expect(statSync(join(dataDir, 'keeping.sock')).mode & 0o777).toBe(0o600)
    const backup = await take()
    expect(statSync(backup).mode & 0o777).toBe(0o700)
    const manifest = await readManifest(backup)
    expect(manifest.facts.totals['BTC']?.['available']).toBe('50000000')
    expect(manifest.apart).toEqual([])
    expect(await verifyEmbedded(backup)).toEqual(manifest)
  })

  it('waits for nobody’s call: whoever asks meanwhile is answered', async () => {
    const asked = ['a', 'b', 'c', 'd'].map(name => souk.signUp(`meanwhile${name}`))
    const backup = take()
    await Promise.all(asked)
    const { facts } = await verifyEmbedded(await backup)
    expect(facts.schema).not.toBe('')
  })

  it('keeps as many as are wished, and nothing of one that failed', async () => {
    const before = await listBackups(folder)
    expect(before).toHaveLength(2)
    await take()
    expect((await listBackups(folder)).slice(0, 1)).toEqual(before.slice(1))
    const { db } = souk.server.parts.database
    // A folder that cannot be made: there is a file in its place.
    const file = join(dataDir, 'a file')
    writeFileSync(file, '')
    await expect(knock(dataDir, file)).rejects.toThrow('EEXIST')
    const last = await db.selectFrom('backup_run').selectAll().orderBy('taken_at', 'desc').executeTakeFirst()
    expect(last).toMatchObject({ name: null, bytes: null })
    expect(readdirSync(folder).toSorted()).toEqual(await listBackups(folder))
  })

  it('is restored as it was, and nothing is sent from it before the chains were compared', async () => {
    const backup = await findBackup(folder)
    const { facts } = await readManifest(backup)
    await souk.signUp('later')
    const target = temporary()
    const { movedTo } = await restoreEmbedded(backup, target, restoredAt)
    expect(movedTo).toBeNull()
    const restored = await openDatabase({ dataDir: target })
    try {
      const names = await restored.db.selectFrom('app_user').select('user_name').execute()
      expect(names.map(({ user_name }) => user_name)).toContain('ada')
      expect(names.map(({ user_name }) => user_name)).not.toContain('later')
      const held = await restored.db.selectFrom('restored_network').selectAll().execute()
      expect(held.length).toBeGreaterThan(1)
      for (const network of held) expect(network.compared_at).toBeNull()
    } finally {
      await restored.close()
    }
    // Again, over the first: that one is moved aside.
    const second = await restoreEmbedded(backup, target, new Date(restoredAt.getTime() + 1))
    expect(second.movedTo).not.toBeNull()
    expect(second.manifest.facts).toEqual(facts)
    expect(readdirSync(target).filter(name => name.startsWith('restoring'))).toEqual([])
  })

  it('leaves no empty market behind when its restore is ended in the middle, and is restored again', async () => {
    const target = temporary()
    // What `kill -9` leaves between the moment in which the old database stands aside and that in which the new one is there.
    mkdirSync(join(target, 'restoring-20261128T030000Z'))
    writeFileSync(join(target, 'postgres.unfinished'), '')
    await expect(openDatabase({ dataDir: target })).rejects.toThrow('did not come to its end')
    expect(readdirSync(target)).not.toContain('postgres')
    const { manifest } = await restoreEmbedded(await findBackup(folder), target, restoredAt)
    const left = readdirSync(target).filter(name => /^restoring-|unfinished/.test(name))
    expect(left).toEqual([])
    const database = await openDatabase({ dataDir: target })
    onTestFinished(() => database.close())
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from app_user`.execute(
      database.db,
    )
    expect(rows[0]?.count).toBeGreaterThan(0)
    expect(manifest.kind).toBe('embedded')
  })

  it('is not restored over a database that a server has', async () => {
    await expect(restoreEmbedded(await findBackup(folder), dataDir, restoredAt)).rejects.toThrow(
      'is in use by process',
    )
  })

  it('is found out when a byte of it was changed, a file is gone, or one is too many', async () => {
    const backup = await findBackup(folder)
    const manifest = await readManifest(backup)
    const biggest = manifest.files.toSorted((a, b) => b.bytes - a.bytes)[0]?.path ?? ''
    const whole = readFileSync(join(backup, biggest))
    const changed = Buffer.from(whole)
    changed.writeUInt8(changed.readUInt8(9000) ^ 1, 9000)
    writeFileSync(join(backup, biggest), changed)
    await expect(verifyEmbedded(backup)).rejects.toThrow(`${biggest} is not what was written`)
    rmSync(join(backup, biggest))
    await expect(restoreEmbedded(backup, temporary(), restoredAt)).rejects.toThrow(`${biggest} is missing`)
    writeFileSync(join(backup, biggest), whole)
    writeFileSync(join(backup, 'more'), '')
    await expect(verifyEmbedded(backup)).rejects.toThrow('more does not belong to it')
    rmSync(join(backup, 'more'))
  })

  it('is found out when the books in it are not what its manifest says', async () => {
    const backup = await findBackup(folder)
    const path = join(backup, 'manifest.json')
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace('"available": "50000000"', '"available": "50000001"'))
    await expect(verifyEmbedded(backup)).rejects.toThrow('totals of the ledger')
    writeFileSync(path, text.replace(/"last": "[0-9a-f]{64}"/, `"last": "${'a'.repeat(64)}"`))
    await expect(verifyEmbedded(backup)).rejects.toThrow('last entry of the trail')
    writeFileSync(path, text)
  })
})
