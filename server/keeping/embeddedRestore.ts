import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openDatabase, type Database } from '../database/database.ts'
import { lockDataDir } from '../database/dataDirLock.ts'
import { restoringFolder } from '../database/embedded.ts'
import { migrateToLatest } from '../database/migrate.ts'
import { nameOfBackup, syncPath } from './backupFolder.ts'
import { besideFiles, besideFolder, copyFolder, databaseFolder } from './embeddedBackup.ts'
import { findDamage } from './keptFacts.ts'
import { BackupBroken, checkFiles, eachFile, filesUnder, readManifest, type Manifest } from './manifest.ts'
import { markRestored } from './restoredNetworks.ts'

/** What a restore came to. */
export interface Restored {
  readonly manifest: Manifest
  /** Where the database lies that stood there before; null where none did. */
  readonly movedTo: string | null
}

/** Proves a backup: its files are what was written, and a database comes out of them that is what its manifest says. */
export async function verifyEmbedded(backup: string): Promise<Manifest> {
  const manifest = await readManifest(backup)
  await checkFiles(backup, manifest)
  const place = await mkdtemp(join(tmpdir(), 'souk-verify-'))
  try {
    await openCopy(backup, manifest, place, () => Promise.resolve())
    return manifest
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

/**
 * Puts a backup into a data folder that no process has. The database that is there is moved aside, never deleted; what was
 * restored is proved before it takes its place, and it is marked: nothing is sent from it before the chains were compared.
 */
export async function restoreEmbedded(backup: string, dataDir: string, at: Date): Promise<Restored> {
  const manifest = await readManifest(backup)
  if (manifest.kind !== 'embedded')
    throw new BackupBroken('This is a backup of PostgreSQL: give --into FOLDER')
  await checkFiles(backup, manifest)
  await mkdir(dataDir, { recursive: true })
  const lock = await lockDataDir(dataDir)
  await clearInterrupted(dataDir)
  const place = join(dataDir, `${restoringFolder}${nameOfBackup(at)}`)
  try {
    await openCopy(backup, manifest, place, async database => {
      await migrateToLatest(database)
      await markRestored(database, { takenAt: new Date(manifest.takenAt), at })
    })
    // Whoever was killed while a first database was made has left this: the next start would take what is restored for half of one.
    await rm(join(dataDir, `${databaseFolder}.unfinished`), { force: true })
    const restored = join(place, databaseFolder)
    await eachFile(await filesUnder(restored), path => syncPath(join(restored, path)))
    const target = join(dataDir, databaseFolder)
    const movedTo = existsSync(target) ? `${target}.before-${nameOfBackup(at)}` : null
    if (movedTo !== null) await rename(target, movedTo)
    await rename(restored, target)
    // One that is there is newer: what was signed since the backup stands in it.
    for (const name of besideFiles) {
      if (existsSync(join(dataDir, name)) || !existsSync(join(backup, besideFolder, name))) continue
      await mkdir(dirname(join(dataDir, name)), { recursive: true, mode: 0o700 })
      await copyFile(join(backup, besideFolder, name), join(dataDir, name))
      await syncPath(join(dataDir, name))
    }
    await syncPath(dataDir)
    return { manifest, movedTo }
  } finally {
    await rm(place, { recursive: true, force: true })
    await lock.release()
  }
}

/** What restores have left that were ended in the middle: copies, of which the backups are still there. */
async function clearInterrupted(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith(restoringFolder)) await rm(join(dataDir, name), { recursive: true, force: true })
}

/** Lays a copy out, opens it, proves it, and does the work with it. Throws {@link BackupBroken} for one that is damaged. */
async function openCopy(
  backup: string,
  { facts }: Manifest,
  place: string,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  await copyFolder(join(backup, databaseFolder), join(place, databaseFolder))
  const database = await openDatabase({ dataDir: place })
  try {
    const damage = await findDamage(database.db, facts)
    if (damage.length > 0) throw new BackupBroken(damage.join('\n'))
    await work(database)
  } finally {
    await database.close()
  }
}
