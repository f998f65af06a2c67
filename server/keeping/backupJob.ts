import type { Database } from '../database/database.ts'
import type { Clock } from '../runtime/clock.ts'
import { every, type JobHandler } from '../runtime/job/jobHandler.ts'
import type { Logger } from '../runtime/logger.ts'
import type { BackupDone } from './backUp.ts'

const lookEveryMs = 5 * 60_000
const againAfterMs = 3_600_000
const dayMs = 86_400_000
const minuteMs = 60_000

/** What taking backups by itself stands on. */
export interface NightlyParts {
  readonly database: Database
  /** The machine's time: advancing the product's clock takes no backup. */
  readonly machine: Clock
  readonly logger: Logger
  /** After midnight, UTC. */
  readonly atMinute: number
  readonly take: (at: Date) => Promise<BackupDone>
  /** Restores it elsewhere and compares; throws what is wrong. */
  readonly prove: (done: BackupDone) => Promise<void>
  /** Lets go of older ones, once this one is proved. */
  readonly thin: () => Promise<unknown>
  /** Takes one away that did not stand the proof: it may not push out a good one. */
  readonly remove: (done: BackupDone) => Promise<void>
}

/**
 * Takes a backup once a day and proves it. One that was missed, because nothing ran or because it failed, is made up for at the next
 * look. Of several processes one does it.
 */
export const nightlyBackup = (parts: NightlyParts): JobHandler =>
  every('backup', lookEveryMs, async () => {
    const now = parts.machine.now()
    if (await isTaken(parts.database, lastTurn(now, parts.atMinute))) return
    if (await hasJustFailed(parts.database, now)) return
    const done = await recordBackup(parts.database, now, () => parts.take(now))
    try {
      await recordProof(parts.database, now, parts.machine, () => parts.prove(done))
    } catch (error) {
      await parts.remove(done)
      throw error
    }
    await parts.thin()
    parts.logger.info({ backup: done.name, bytes: done.bytes }, 'a backup was taken and proved')
  })

/** The last moment at which one was due. */
function lastTurn(now: Date, atMinute: number): Date {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs
  const today = midnight + atMinute * minuteMs
  return new Date(today > now.getTime() ? today - dayMs : today)
}

async function isTaken({ db }: Pick<Database, 'db'>, since: Date): Promise<boolean> {
  const good = await db
    .selectFrom('backup_run')
    .select('name')
    .where('taken_at', '>=', since)
    .where('proved_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return good !== undefined
}

/** What failed is tried again, and not all the time: each try costs as much as one that succeeds. */
async function hasJustFailed({ db }: Pick<Database, 'db'>, now: Date): Promise<boolean> {
  const failed = await db
    .selectFrom('backup_run')
    .select('taken_at')
    .where('taken_at', '>', new Date(now.getTime() - againAfterMs))
    .where('failure', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return failed !== undefined
}

/** Takes one, and writes down what came of it. */
export async function recordBackup(
  { db }: Pick<Database, 'db'>,
  at: Date,
  take: () => Promise<BackupDone>,
): Promise<BackupDone> {
  const write = (run: { name: string | null; bytes: bigint | null; failure: string | null }) =>
    db
      .insertInto('backup_run')
      .values({ taken_at: at, ...run })
      .onConflict(conflict => conflict.column('taken_at').doNothing())
      .execute()
  try {
    const done = await take()
    await write({ name: done.name, bytes: BigInt(done.bytes), failure: null })
    return done
  } catch (error) {
    await write({ name: null, bytes: null, failure: wordsOf(error) })
    throw error
  }
}

/** Proves one, and writes down whether it stood. */
export async function recordProof(
  { db }: Pick<Database, 'db'>,
  takenAt: Date,
  machine: Clock,
  prove: () => Promise<void>,
): Promise<void> {
  const set = (run: { proved_at: Date } | { failure: string }) =>
    db.updateTable('backup_run').set(run).where('taken_at', '=', takenAt).execute()
  try {
    await prove()
    await set({ proved_at: machine.now() })
  } catch (error) {
    await set({ failure: wordsOf(error) })
    throw error
  }
}

const wordsOf = (error: unknown): string => String(error).slice(0, 500)

/** Runs works one after the other. */
export function keepLast(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const answer = last.then(work, work)
    last = answer.catch(() => undefined)
    return answer
  }
}

/** What backups came to, for whoever watches. */
export interface BackupFacts {
  /** The moment that the newest good backup holds; null for none. */
  readonly newestAt: Date | null
  /** The newest that was restored and compared; null for none. */
  readonly provedAt: Date | null
  /** Whether the last try failed, or did not stand the proof. */
  readonly hasFailed: boolean
  readonly bytes: number
}

/** Reads it. */
export async function readBackupFacts({ db }: Pick<Database, 'db'>): Promise<BackupFacts> {
  const { newest, proved } = await db
    .selectFrom('backup_run')
    .select(({ fn }) => [
      fn.max('taken_at').filterWhere('failure', 'is', null).as('newest'),
      fn.max('taken_at').filterWhere('proved_at', 'is not', null).as('proved'),
    ])
    .executeTakeFirstOrThrow()
  const last = await db
    .selectFrom('backup_run')
    .select(['failure', 'bytes'])
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    newestAt: newest,
    provedAt: proved,
    hasFailed: last?.failure != null,
    bytes: Number(last?.bytes ?? 0n),
  }
}
