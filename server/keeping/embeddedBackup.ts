import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { journalFile } from '../signer/journal.ts'
import { keyFile } from '../runtime/requisitesKey.ts'
import { seedFile } from '../signer/seed.ts'
import { writeBackup, type Filled } from './backupFolder.ts'
import { eachFile, filesUnder } from './manifest.ts'
import { readKeptFacts } from './keptFacts.ts'

/** Where the files of the database lie, in a data folder and in a backup. */
export const databaseFolder = 'postgres'
/** Where those lie that stood beside it. */
export const besideFolder = 'beside'

/** Files beside the database that a backup takes; keys are none of them. */
export const besideFiles = [join('signer', journalFile)] as const
const keyFiles = [keyFile, seedFile] as const

/** They say which process has the folder. */
const passing = new Set(['postmaster.pid', 'postmaster.opts'])

/**
 * Copies an embedded database while its process serves people: the one session is held, nothing is written, and everybody else
 * waits for as long as the files take to be copied. Only the process that has the data folder can do so.
 * @param pausedMs told how long they waited
 */
export async function backUpEmbedded(options: {
  readonly database: Pick<Database, 'db'>
  readonly dataDir: string
  readonly folder: string
  readonly at: Date
  readonly onPause?: (pausedMs: number) => void
}) {
  const { database, dataDir, folder, at, onPause } = options
  return writeBackup(folder, at, async draft => {
    const filled = await database.db.connection().execute(async held => {
      const begun = performance.now()
      // What is in the engine's own memory goes to the files, and old pieces of the log are dropped.
      await sql`set wal_recycle = off`.execute(held)
      await sql`select pg_switch_wal()`.execute(held)
      await sql`checkpoint`.execute(held)
      await sql`reset wal_recycle`.execute(held)
      const facts = await readKeptFacts(held)
      // Only new databases would be made of them, and there is one.
      const { rows } = await sql<{ oid: bigint }>`
        select oid::bigint as oid from pg_database where datname <> current_database()`.execute(held)
      const others = rows.map(({ oid }) => join('base', String(oid), '/'))
      await copyFolder(join(dataDir, databaseFolder), join(draft, databaseFolder), path =>
        others.some(other => path.startsWith(other)),
      )
      onPause?.(performance.now() - begun)
      return {
        kind: 'embedded',
        takenAt: at.toISOString(),
        facts,
        restorePoint: null,
        apart: thoseIn(dataDir, keyFiles),
      } satisfies Filled
    })
    // After the database: the journal has every signature that the database may know of, and perhaps more.
    for (const name of thoseIn(dataDir, besideFiles)) {
      await mkdir(dirname(join(draft, besideFolder, name)), { recursive: true, mode: 0o700 })
      await copyFile(join(dataDir, name), join(draft, besideFolder, name))
    }
    return filled
  })
}

/** Copies a database's files; on file systems that can, without copying a byte. */
export async function copyFolder(
  from: string,
  to: string,
  isLeftOut: (path: string) => boolean = () => false,
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter(one => one.isDirectory()))
    await mkdir(join(to, join(entry.parentPath, entry.name).slice(from.length)), {
      recursive: true,
      mode: 0o700,
    })
  const files = (await filesUnder(from)).filter(path => !passing.has(path) && !isLeftOut(path))
  await eachFile(files, path => copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE))
}

const thoseIn = (folder: string, wanted: readonly string[]): string[] =>
  wanted.filter(name => existsSync(join(folder, name)))
