import type { Selectable } from 'kysely'
import type { Connection } from '../../../database/database.ts'
import { firstOf } from '../../../database/readPage.ts'
import type { Deed, TrailFacts, TrailSubject } from '../../../domain/desk/trail.ts'
import type { AuditEntryTable } from '../../../trail/tables.ts'
import { findNamed } from '../act/subject.ts'

/** What the trail is narrowed by. */
interface EntryFilter {
  readonly kind?: TrailSubject | undefined
  readonly subject?: string | undefined
  /** The name of an operator. */
  readonly actor?: string | undefined
  readonly deed?: Deed | undefined
}

/** Entries of the trail, the latest first. */
export async function listEntries(
  db: Connection,
  { kind, subject, actor, deed }: EntryFilter,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
) {
  const named = actor === undefined ? undefined : await findNamed(db, actor)
  if (named === null) return { items: [], has_more: false }
  const rows = await db
    .selectFrom('audit_entry')
    .selectAll()
    .$if(kind !== undefined, list => list.where('subject_kind', '=', kind!))
    .$if(subject !== undefined, list => list.where('subject_id', '=', subject!))
    .$if(named !== undefined, list => list.where('actor_id', '=', named!.id))
    .$if(deed !== undefined, list => list.where('deed', '=', deed!))
    .$if(before !== undefined, list => list.where('number', '<', BigInt(before!)))
    .orderBy('number', 'desc')
    .limit(limit + 1)
    .execute()
  const page = firstOf(rows, limit)
  return { items: page.rows.map(presentEntry), has_more: page.has_more }
}

const presentEntry = (row: Selectable<AuditEntryTable>) => ({
  number: row.number.toString(),
  at: row.at.toISOString(),
  actor_kind: row.actor_kind,
  actor_name: row.actor_name,
  deed: row.deed,
  subject_kind: row.subject_kind,
  subject_id: row.subject_id,
  subject_label: row.subject_label,
  facts: factsOf(row.before, row.after),
  reason: row.reason,
  address: row.address,
  request_id: row.request_id,
  hash: row.hash,
})

function factsOf(before: TrailFacts | null, after: TrailFacts | null) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map(name => ({ name, before: said(before?.[name]), after: said(after?.[name]) }))
}

const said = (fact: string | boolean | null | undefined): string | null =>
  fact === undefined || fact === null ? null : String(fact)
