import type { ColumnType, Selectable } from 'kysely'
import type { DataExportId, UserId } from '../../../domain/identifier/identifier.ts'
import type { Sealed } from '../../../runtime/sealing.ts'

/** What somebody asked to have of what is kept about them. */
export interface DataExportTable {
  id: DataExportId
  user_id: UserId
  asked_at: Date
  made_at: Date | null
  /** Until then it can be taken. */
  ends_at: Date | null
  taken_at: Date | null
  /** Sealed; gone once it was taken, or is over. */
  content: ColumnType<Sealed | null, string | null, string | null>
}
export type DataExportRow = Selectable<DataExportTable>

/** The part of the database that people take with them. */
export interface OwnDataTables {
  data_export: DataExportTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends OwnDataTables {}
}
