import type { Selectable } from 'kysely'
import type { Connection } from '../database/database.ts'
import { firstHash, hashOfEntry, type TrailEntry } from '../domain/desk/trail.ts'
import type { AuditEntryTable } from './tables.ts'

/** What a look at the whole trail came to. */
export interface TrailCheck {
  readonly entries: bigint
  /** The hash of the last entry: kept elsewhere, it shows later that nothing was cut off. */
  readonly last: string
  /** The first entry that is not what was written, or that is missing; null for none. */
  readonly brokenAt: bigint | null
}

/** So many rows are in memory at a time. */
const batch = 1000

/** An entry as it was hashed. */
export const entryOf = (row: Selectable<AuditEntryTable>): TrailEntry => ({
  number: row.number,
  at: row.at,
  actorKind: row.actor_kind,
  actorId: row.actor_id,
  actorName: row.actor_name,
  deed: row.deed,
  subjectKind: row.subject_kind,
  subjectId: row.subject_id,
  subjectLabel: row.subject_label,
  before: row.before,
  after: row.after,
  reason: row.reason,
  address: row.address,
  requestId: row.request_id,
})

/** Reads the trail from its beginning and compares each entry with its hash: whoever changed, dropped or slipped in one is found. */
export async function checkTrail(db: Connection): Promise<TrailCheck> {
  let entries = 0n
  let last = firstHash
  for (;;) {
    const rows = await db
      .selectFrom('audit_entry')
      .selectAll()
      .where('number', '>', entries)
      .orderBy('number')
      .limit(batch)
      .execute()
    for (const row of rows) {
      const number = entries + 1n
      const isWhole =
        row.number === number && row.previous === last && row.hash === hashOfEntry(last, entryOf(row))
      if (!isWhole) return { entries, last, brokenAt: number }
      entries = number
      last = row.hash
    }
    if (rows.length < batch) return { entries, last, brokenAt: null }
  }
}
