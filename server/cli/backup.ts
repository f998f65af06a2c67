import { resolve } from 'node:path'
import { openDatabase } from '../database/database.ts'
import { describeBackups, findBackup, thinBackups } from '../keeping/backupFolder.ts'
import { backUp, logArchive, NoBackupFolder, proveBackup, type BackupDone } from '../keeping/backUp.ts'
import { knock } from '../keeping/door.ts'
import { machineClock } from '../runtime/clock.ts'
import { readToolSettings } from './tool.ts'
import { endWithUsage } from './tool.ts'

// `npm run backup`: takes a backup of the database of the settings into BACKUP_DIR, while the server runs or not. `-- list` shows those
// that are there. `-- verify [NAME]` restores the newest, or that one, elsewhere, and compares what comes out with what was written down.
// `-- log`: follows the log of PostgreSQL into BACKUP_DIR/log until it is ended, for a restore to any moment.
const [verb, name, ...rest] = process.argv.slice(2)
const isKnown =
  verb === undefined ||
  (['list', 'verify', 'log'].includes(verb) && (name === undefined || verb === 'verify'))
if (!isKnown || rest.length > 0) endWithUsage('npm run backup [-- list | verify [NAME] | log]')

const settings = readToolSettings()
const folder = settings.backup.folder === null ? null : resolve(settings.backup.folder)

async function take(): Promise<void> {
  if (folder === null) throw new NoBackupFolder()
  const answered = settings.databaseUrl === null ? await knock(settings.dataDir, folder) : null
  const done = answered ?? (await takeHere(folder))
  const { name: taken, bytes, pausedMs } = done as unknown as Pick<BackupDone, 'name' | 'bytes' | 'pausedMs'>
  const paused = pausedMs === null ? '' : `; others waited for ${pausedMs} ms`
  console.log(`${taken}: ${bytes} bytes in ${folder}${paused}`)
}

/** PostgreSQL, or an embedded database that no server has. It is not brought up to date: it is kept as it is. */
async function takeHere(into: string): Promise<BackupDone> {
  const { databaseUrl, dataDir } = settings
  const database = await openDatabase(databaseUrl === null ? { dataDir } : { url: databaseUrl })
  try {
    const done = await backUp({ database, settings }, machineClock.now(), into)
    await thinBackups(into, settings.backup.keep)
    return done
  } finally {
    await database.close()
  }
}

async function list(): Promise<void> {
  if (folder === null) throw new NoBackupFolder()
  for (const { name: kept, manifest } of await describeBackups(folder)) {
    const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0)
    console.log(`${kept}  ${manifest.kind}  ${manifest.facts.schema}  ${bytes} bytes`)
  }
}

async function verify(): Promise<void> {
  if (folder === null) throw new NoBackupFolder()
  const backup = await findBackup(folder, name)
  const { facts, takenAt } = await proveBackup(backup, settings.databaseUrl, machineClock.now())
  console.log(
    `${backup} was restored and is what it was at ${takenAt}: ledger clean, ${facts.trail.entries} entries of the trail, the last one is ${facts.trail.last}`,
  )
}

async function follow(): Promise<void> {
  if (folder === null) throw new NoBackupFolder()
  if (settings.databaseUrl === null)
    throw new Error('Only PostgreSQL has a log that can be followed: give DATABASE_URL')
  const { followLog } = await import('../keeping/postgres/postgresBackup.ts')
  await followLog(settings.databaseUrl, logArchive(folder))
}

try {
  await { take, list, verify, log: follow }[(verb ?? 'take') as 'take' | 'list' | 'verify' | 'log']()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
