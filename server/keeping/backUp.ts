import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { memoryDataDir } from '../database/embedded.ts'
import type { Database } from '../database/database.ts'
import type { Settings } from '../runtime/setting/settings.ts'
import type { Manifest } from './manifest.ts'

/** What backups stand on. */
export interface BackupParts {
  readonly database: Database
  readonly settings: Pick<Settings, 'databaseUrl' | 'dataDir' | 'backup'>
}

/** A backup that is whole. */
export interface BackupDone {
  readonly name: string
  readonly folder: string
  readonly manifest: Manifest
  readonly bytes: number
  /** For how long nobody else could ask the embedded database; null of PostgreSQL. */
  readonly pausedMs: number | null
}

/** Says what to do where nobody has said where backups go. */
export class NoBackupFolder extends Error {
  override readonly name = 'NoBackupFolder'
  constructor() {
    super(
      'Give the folder where backups are kept, as in BACKUP_DIR=/var/backups/souk, on another disk than the database.',
    )
  }
}

/** Takes a backup of the database of the settings, while it runs. Older ones stay: {@link thinBackups} lets go of them. */
export async function backUp(parts: BackupParts, at: Date, given: string | null = null): Promise<BackupDone> {
  const { database, settings } = parts
  const folder = given ?? settings.backup.folder
  if (folder === null) throw new NoBackupFolder()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  let pausedMs: number | null = null
  const { name, manifest } =
    settings.databaseUrl === null
      ? await embedded(parts, folder, at, ms => {
          pausedMs = Math.round(ms)
        })
      : await postgres(database, settings.databaseUrl, folder, at)
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0)
  return { name, folder, manifest, bytes, pausedMs }
}

async function embedded(
  { database, settings }: BackupParts,
  folder: string,
  at: Date,
  onPause: (ms: number) => void,
) {
  if (settings.dataDir === memoryDataDir) throw new Error('A database in memory has no files to keep')
  const { backUpEmbedded } = await import('./embeddedBackup.ts')
  return backUpEmbedded({ database, dataDir: settings.dataDir, folder, at, onPause })
}

async function postgres(database: Database, url: string, folder: string, at: Date) {
  const { backUpPostgres } = await import('./postgres/postgresBackup.ts')
  return backUpPostgres({ database, url, folder, at })
}

/** Where the log of PostgreSQL is archived, beside the backups. */
export const logArchive = (folder: string): string => join(folder, 'log')

/** Proves a backup of either kind by restoring it elsewhere. Throws what is wrong with it. */
export async function proveBackup(backup: string, url: string | null, at: Date): Promise<Manifest> {
  const { readManifest } = await import('./manifest.ts')
  const { kind } = await readManifest(backup)
  if (kind === 'embedded') return (await import('./embeddedRestore.ts')).verifyEmbedded(backup)
  if (url === null)
    throw new Error('This is a backup of PostgreSQL: its database and owner are read from DATABASE_URL')
  return (await import('./postgres/postgresRestore.ts')).verifyPostgres({ backup, url, at })
}
