import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findBackup } from '../keeping/backupFolder.ts'
import { logArchive, NoBackupFolder } from '../keeping/backUp.ts'
import { readManifest } from '../keeping/manifest.ts'
import { markRestored } from '../keeping/restoredNetworks.ts'
import { machineClock } from '../runtime/clock.ts'
import { endWithUsage, readToolSettings, runTool } from './tool.ts'

// `npm run restore [-- NAME]`: puts the newest backup of BACKUP_DIR, or that one, into DATA_DIR; the server has to be stopped. Of
// PostgreSQL: `-- [NAME] --into FOLDER [--to TIME|latest]` makes a cluster there, as it was at that moment. `-- --mark TIME`: says of the
// database of the settings that somebody set it back by other means. Nothing is sent from a restored database before the server has
// compared it with the chains.
const usage = 'npm run restore [-- [NAME] [--into FOLDER [--to TIME|latest]] | -- --mark TIME]'
const options = { into: { type: 'string' }, to: { type: 'string' }, mark: { type: 'string' } } as const

function asked() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (positionals.length > 1) endWithUsage(usage)
    return { ...values, name: positionals[0] }
  } catch {
    return endWithUsage(usage)
  }
}

function momentOf(text: string): Date {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime()))
    endWithUsage(`${text} is no moment: write it as in 2026-11-28T03:00:00Z`)
  return moment
}

const { name, into, to, mark } = asked()
const at = machineClock.now()
const held =
  'Nothing is sent before the server has compared the chains with it: start it, and look at what `npm run sendings` says.'

async function restore(): Promise<void> {
  const settings = readToolSettings()
  if (settings.backup.folder === null) throw new NoBackupFolder()
  const folder = resolve(settings.backup.folder)
  const backup = await findBackup(folder, name)
  const { kind } = await readManifest(backup)
  if (kind === 'embedded') {
    if (to !== undefined || into !== undefined)
      throw new Error('A backup of the embedded database is one moment, and goes into DATA_DIR')
    const { restoreEmbedded } = await import('../keeping/embeddedRestore.ts')
    const { manifest, movedTo } = await restoreEmbedded(backup, settings.dataDir, at)
    console.log(`${settings.dataDir} is what it was at ${manifest.takenAt}.`)
    if (movedTo !== null) console.log(`What was there before is in ${movedTo}.`)
    for (const key of manifest.apart)
      console.log(`${key} is kept apart: it has to be in ${settings.dataDir}.`)
    console.log(held)
    return
  }
  if (into === undefined || settings.databaseUrl === null)
    throw new Error(
      'This is a backup of PostgreSQL: give --into FOLDER for the new cluster, and DATABASE_URL',
    )
  const { restorePostgres } = await import('../keeping/postgres/postgresRestore.ts')
  const { lastCommit } = await restorePostgres(
    {
      backup,
      log: to === undefined ? null : logArchive(folder),
      target: to === undefined ? 'backup' : to === 'latest' ? 'latest' : momentOf(to),
      url: settings.databaseUrl,
      at,
    },
    resolve(into),
  )
  console.log(
    `${join(resolve(into))} is a cluster as it was at ${lastCommit?.toISOString() ?? 'its backup'}.`,
  )
  console.log('Start PostgreSQL on it.')
  console.log(held)
}

if (mark === undefined)
  try {
    await restore()
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
else {
  const takenAt = momentOf(mark)
  await runTool(async ({ database }) => {
    await markRestored(database, { takenAt, at })
    console.log(held)
    return true
  })
}
