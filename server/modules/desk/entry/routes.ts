import type { Selectable } from 'kysely'
import { firstOf } from '../../../database/readPage.ts'
import type { TrailFacts } from '../../../domain/desk/trail.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { checkTrail } from '../../../trail/checkTrail.ts'
import type { AuditEntryTable } from '../../../trail/tables.ts'
import { findNamed } from '../act/subject.ts'
import type { auditOperations } from './schema.ts'

/** What was done, by whom and why. */
export const auditHandlers: Handlers<typeof auditOperations> = {
  async auditEntries({ query }, { db }) {
    const { subject_kind: kind, subject_id: subject, actor, deed, before, limit = 30 } = query
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
  },

  async checkAuditTrail(_, { db, at }) {
    const { entries, last, brokenAt } = await checkTrail(db)
    return {
      at: at.toISOString(),
      entries: entries.toString(),
      last_hash: last,
      broken_at: brokenAt?.toString() ?? null,
    }
  },
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
