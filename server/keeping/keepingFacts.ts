import type { Database } from '../database/database.ts'
import { readBackupFacts } from './backupJob.ts'
import { countLeft } from './sealedPlaces.ts'

/** What whoever watches is told of backups, restores and keys. */
export interface KeepingFacts {
  /** The moment that the newest backup holds; null where there is none. */
  readonly backupAt: Date | null
  /** The newest that was restored and compared; null where there is none. */
  readonly provedAt: Date | null
  /** Whether the last one failed, or did not stand the proof. */
  readonly hasFailed: boolean
  readonly backupBytes: number
  /** Networks over which nothing is sent, because the database was set back. */
  readonly networksHeld: number
  /** Rows that an old key has sealed. */
  readonly sealedByOldKey: number
}

/** Reads it: a row each, and the ends of five indexes. */
export async function readKeepingFacts(
  database: Pick<Database, 'db'>,
  keyName: string,
): Promise<KeepingFacts> {
  const [backup, held, sealedByOldKey] = await Promise.all([
    readBackupFacts(database),
    database.db
      .selectFrom('restored_network')
      .select(({ fn }) => fn.countAll<bigint>().as('held'))
      .where('compared_at', 'is', null)
      .executeTakeFirstOrThrow(),
    countLeft(database.db, keyName),
  ])
  return {
    backupAt: backup.newestAt,
    provedAt: backup.provedAt,
    hasFailed: backup.hasFailed,
    backupBytes: backup.bytes,
    networksHeld: Number(held.held),
    sealedByOldKey,
  }
}
