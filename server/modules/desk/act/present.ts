import type { Connection } from '../../../database/database.ts'
import { decideRequest, requestDecisions, statusAt } from '../../../domain/desk/secondRequest.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { SecondRequestRow } from '../tables.ts'

/** Requests as an operator sees them, with what this one may decide. */
export async function presentRequests(
  db: Connection,
  rows: readonly SecondRequestRow[],
  reader: UserId,
  at: Date,
) {
  const names = await namesOf(
    db,
    rows.flatMap(row => [row.asked_by, ...(row.decided_by === null ? [] : [row.decided_by])]),
  )
  return rows.map(row => {
    const asked = { status: row.status, askedBy: row.asked_by, expiresAt: row.expires_at }
    const { id, act, subject_kind, subject_id, subject_label, named, reason, decision_reason } = row
    return {
      id,
      act,
      subject_kind,
      subject_id,
      subject_label,
      named,
      reason,
      decision_reason,
      status: statusAt(asked, at),
      asked_by: names.get(row.asked_by) ?? '',
      asked_at: row.asked_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      decided_by: row.decided_by === null ? null : (names.get(row.decided_by) ?? null),
      decided_at: row.decided_at?.toISOString() ?? null,
      // About oneself nobody decides, whoever has asked.
      decisions: requestDecisions.filter(
        decision =>
          decideRequest(asked, decision, reader, at).ok &&
          (decision !== 'approve' || (subject_id !== reader && named !== names.get(reader))),
      ),
    }
  })
}

async function namesOf(db: Connection, ids: readonly UserId[]): Promise<ReadonlyMap<UserId, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('app_user').select(['id', 'user_name']).where('id', 'in', ids).execute()
  return new Map(rows.map(row => [row.id, row.user_name]))
}
