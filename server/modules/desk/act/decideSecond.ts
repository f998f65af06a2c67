import type { Tx } from '../../../database/database.ts'
import { decideRequest, type RequestDecision } from '../../../domain/desk/secondRequest.ts'
import { parseUserId, type SecondRequestId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { orRefuse, RequestRefused } from '../../../kernel/refusal.ts'
import { appendEntry, type Actor } from '../../../trail/appendEntry.ts'
import type { DeskParts } from '../parts.ts'
import type { SecondRequestRow } from '../tables.ts'
import { doAct, namedBy, refuseOwn } from './performAct.ts'
import { findSubject } from './subject.ts'

const deedOf = { refuse: 'refuse_second', withdraw: 'withdraw_second' } as const

/**
 * A second operator does what the first has asked for, or refuses it; or the first takes it back. Held while it is decided, so of two who
 * press at once one is told that it is closed.
 */
export async function decideSecond(
  tx: Tx,
  parts: DeskParts,
  {
    id,
    decision,
    reason,
  }: { readonly id: SecondRequestId; readonly decision: RequestDecision; readonly reason: string | null },
  actor: Actor,
  at: Date,
): Promise<SecondRequestRow> {
  const request = await tx
    .selectFrom('second_request')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const decidedBy = parseUserId(actor.id)
  if (!request || !decidedBy) throw new RequestRefused(refuse('not_found', 'id'))
  const asked = { status: request.status, askedBy: request.asked_by, expiresAt: request.expires_at }
  const status = orRefuse(decideRequest(asked, decision, decidedBy, at))
  const subject = await findSubject(tx, request.subject_kind, request.subject_id)
  if (decision === 'approve') {
    // Whoever asked may be an operator no more: then nobody has asked.
    if (!(await isOperatorStill(tx, request.asked_by)) || !subject)
      throw new RequestRefused(refuse('request_closed'))
    const named = await namedBy(tx, request.act, request.named)
    refuseOwn(actor, subject, named)
    await doAct(tx, parts, request.act, { subject, named, reason: request.reason, at }, actor, id)
  } else {
    await appendEntry(
      tx,
      actor,
      {
        deed: deedOf[decision],
        subjectKind: request.subject_kind,
        subjectId: request.subject_id,
        subjectLabel: request.subject_label,
        before: { act: request.act },
        reason,
        requestId: id,
      },
      at,
    )
  }
  return tx
    .updateTable('second_request')
    .set({ status, decided_by: decidedBy, decided_at: at, decision_reason: reason })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function isOperatorStill(tx: Tx, userId: SecondRequestRow['asked_by']): Promise<boolean> {
  const user = await tx
    .selectFrom('app_user')
    .select(['roles', 'banned_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.banned_at === null && user.roles.includes('operator')
}
