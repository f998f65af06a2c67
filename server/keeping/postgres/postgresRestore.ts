import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase, type Database } from '../../database/database.ts'
import { migrateToLatest } from '../../database/migrate.ts'
import { findDamage } from '../keptFacts.ts'
import { BackupBroken, checkFiles, readManifest, type Manifest } from '../manifest.ts'
import { markRestored } from '../restoredNetworks.ts'
import { baseFolder, logFolder } from './postgresBackup.ts'
import { openRecovery } from './recovery.ts'

/** To which moment a database is set back: the one of the backup, the last one that was archived, or one between. */
export type RestoreTarget = 'backup' | 'latest' | Date

interface RestoreOptions {
  readonly backup: string
  /** The archived log; null where there is none. */
  readonly log: string | null
  readonly target: RestoreTarget
  /** The database in the cluster, its owner: as the URL of the settings names them. */
  readonly url: string
  readonly at: Date
}

/** Proves a backup: restores it into an empty cluster of its own, and compares what comes out with the manifest. */
export async function verifyPostgres(
  options: Pick<RestoreOptions, 'backup' | 'url' | 'at'>,
): Promise<Manifest> {
  const place = await mkdtemp(join(tmpdir(), 'souk-verify-'))
  try {
    const restored = { ...options, log: null, target: 'backup' } as const
    return await recover(restored, place, () => Promise.resolve())
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

/**
 * Restores a cluster into an empty folder, for the operator's PostgreSQL to be started on. It is proved first, brought to this
 * release, and marked: nothing is sent from it before the chains were compared. Answers the moment of its last transaction.
 */
export async function restorePostgres(
  options: RestoreOptions,
  into: string,
): Promise<{ readonly manifest: Manifest; readonly lastCommit: Date | null }> {
  const there = await readdir(into).catch(() => [])
  if (there.length > 0) throw new Error(`${into} is not empty: give a folder for a new cluster`)
  const takenAt = new Date((await readManifest(options.backup)).takenAt)
  let lastCommit: Date | null = null
  const manifest = await recover(options, into, async (database, reached) => {
    lastCommit = reached
    await migrateToLatest(database)
    await markRestored(database, { takenAt: reached ?? takenAt, at: options.at })
  })
  return { manifest, lastCommit }
}

async function recover(
  { backup, log, target, url }: RestoreOptions,
  data: string,
  work: (database: Database, lastCommit: Date | null) => Promise<void>,
): Promise<Manifest> {
  const manifest = await readManifest(backup)
  if (manifest.kind !== 'postgres') throw new BackupBroken('This is a backup of the embedded database')
  await checkFiles(backup, manifest)
  await mkdir(data, { recursive: true, mode: 0o700 })
  await cp(join(backup, baseFolder), data, { recursive: true })
  const recovering = await openRecovery({
    data,
    pieces: [join(backup, logFolder), ...(log === null ? [] : [log])],
    target: targetOf(target, manifest),
  })
  try {
    const database = await openDatabase({ url: recovering.urlFor(url), poolSize: 2, statementTimeoutMs: 0 })
    try {
      const damage = await findDamage(database.db, target === 'backup' ? manifest.facts : null)
      if (damage.length > 0) throw new BackupBroken(damage.join('\n'))
      const { rows } = await sql<{ at: Date | null }>`select pg_last_xact_replay_timestamp() as at`.execute(
        database.db,
      )
      await work(database, rows[0]?.at ?? null)
    } finally {
      await database.close()
    }
    await recovering.finish()
    return manifest
  } finally {
    await recovering.abandon()
  }
}

function targetOf(target: RestoreTarget, { restorePoint }: Manifest): Readonly<Record<string, string>> {
  if (target === 'latest') return {}
  if (target === 'backup') return { recovery_target_name: restorePoint ?? '' }
  // It knows no names of zones so early, not even Z.
  return { recovery_target_time: target.toISOString().replace('T', ' ').replace('Z', '+00') }
}
