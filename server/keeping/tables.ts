import type { ColumnType } from 'kysely'
import type { NetworkCode } from '../domain/reference/network.ts'

/** A backup that was tried. */
export interface BackupRunTable {
  /** The moment that it holds. */
  taken_at: Date
  /** What it is called; null of one that failed. */
  name: string | null
  /** What came out of it when it was restored and looked through; null while nobody has. */
  proved_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  bytes: bigint | null
  /** Why it failed, or did not stand the proof; null for a good one. */
  failure: string | null
}

/** A network from which nothing is sent until it was compared with a database that was set back. */
export interface RestoredNetworkTable {
  network: NetworkCode
  /** The moment to which the database was set back. */
  taken_at: Date
  restored_at: Date
  /** The next block to compare; null for all that is sent from now on, where no block was ever read. */
  next_height: bigint | null
  /** Numbers of deposit addresses below this may have been given out after that moment: none is given again. */
  derivation_from: bigint
  compared_at: ColumnType<Date | null, null | undefined, Date | null>
}

/** What keeping the database needs of itself. */
export interface KeepingTables {
  backup_run: BackupRunTable
  restored_network: RestoredNetworkTable
}

declare module '../database/tables.ts' {
  interface Tables extends KeepingTables {}
}
