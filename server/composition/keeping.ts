import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { memoryDataDir } from '../database/embedded.ts'
import { thinBackups } from '../keeping/backupFolder.ts'
import { backUp } from '../keeping/backUp.ts'
import { keepLast, nightlyBackup, recordBackup } from '../keeping/backupJob.ts'
import { sealingAnew } from '../keeping/sealAnew.ts'
import { digestsOfTrade } from '../modules/trading/list/searchDigests.ts'
import type { UserId } from '../domain/identifier/identifier.ts'
import type { Requisite } from '../domain/requisite/kind.ts'
import { openDoor, type KeepingDoor } from '../keeping/door.ts'
import type { JobHandler } from '../runtime/job/jobHandler.ts'
import type { Parts } from './parts.ts'

type KeepingParts = Pick<Parts, 'database' | 'settings' | 'clock' | 'logger'>

/** The job that seals old rows by the key of now. */
export const sealingJob = ({ database, sealing, logger, requisites }: Parts): JobHandler =>
  sealingAnew({
    database,
    sealing,
    logger,
    digestsOf: ({ buyer_id: buyerId, seller_id: sellerId }, lines) =>
      digestsOfTrade(
        requisites,
        { buyerId: buyerId as UserId, sellerId: sellerId as UserId },
        lines as unknown as readonly Requisite[],
      ),
  })

/** The job that takes backups by itself, where a time is set for it. */
export const backupJobs = (parts: KeepingParts): readonly JobHandler[] =>
  parts.settings.backup.atMinute === null
    ? []
    : [
        nightlyBackup({
          database: parts.database,
          machine: parts.clock.machine,
          logger: parts.logger,
          atMinute: parts.settings.backup.atMinute,
          take: at => backUp(parts, at),
          prove: ({ folder, name }) => proveApart(parts, join(folder, name)),
          thin: () => thinBackups(parts.settings.backup.folder ?? '', parts.settings.backup.keep),
          remove: ({ folder, name }) => rm(join(folder, name), { recursive: true, force: true }),
        }),
      ]

/** The door by which the command line asks for a backup of an embedded database while this process has it; null for any other. */
export async function keepingDoor(parts: KeepingParts): Promise<KeepingDoor | null> {
  const { settings, database, clock, logger } = parts
  if (settings.databaseUrl !== null || settings.dataDir === memoryDataDir) return null
  const oneAtATime = keepLast()
  return openDoor(
    settings.dataDir,
    folder =>
      oneAtATime(async () => {
        const at = clock.machine.now()
        const done = await recordBackup(database, at, () => backUp(parts, at, folder))
        await thinBackups(done.folder, settings.backup.keep)
        logger.info({ backup: done.name, bytes: done.bytes, pausedMs: done.pausedMs }, 'a backup was taken')
        const { name, bytes, pausedMs } = done
        return { name, bytes, pausedMs }
      }),
    logger,
  )
}

const tool = fileURLToPath(new URL('../cli/backup.ts', import.meta.url))

/** In a process of its own: a second database beside ours would take its memory and its time. */
async function proveApart({ settings }: KeepingParts, backup: string): Promise<void> {
  const { folder } = settings.backup
  const env = { ...process.env, ...(folder === null ? {} : { BACKUP_DIR: folder }) }
  const child = spawn(process.execPath, [tool, 'verify', backup.split('/').at(-1) ?? ''], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let words = ''
  child.stderr.on('data', (chunk: Buffer) => (words = `${words}${chunk.toString()}`.slice(-2000)))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`The backup did not stand the proof: ${words.trim()}`)
}
