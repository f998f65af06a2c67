import { exportStateAt } from '../../../domain/account/ownData.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { Connection } from '../../../database/database.ts'
import type { DataExportRow } from './tables.ts'

/** So many of the latest are shown. */
const shown = 5

/** What somebody asked to have of what is kept about them, the latest first. */
export const exportsOf = (db: Connection, userId: UserId): Promise<DataExportRow[]> =>
  db
    .selectFrom('data_export')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute()

/** As its owner sees it, and the desk. */
export const presentExport = (row: DataExportRow, at: Date) => ({
  id: row.id,
  state: exportStateAt(row, at),
  asked_at: row.asked_at.toISOString(),
  made_at: row.made_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
  taken_at: row.taken_at?.toISOString() ?? null,
})
