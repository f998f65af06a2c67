import { acts, type Act } from '../../../domain/desk/act.ts'
import { mayMeet, type PersonAct } from '../../../domain/desk/personAct.ts'
import { requestMoves } from '../../../domain/desk/secondRequest.ts'
import { newSecondRequestId, parseUserId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { later } from '../../../domain/time/calendar.ts'
import type { Tx } from '../../../database/database.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { appendEntry, type Actor } from '../../../trail/appendEntry.ts'
import type { DeskParts } from '../parts.ts'
import type { SecondRequestRow } from '../tables.ts'
import { personStanding } from './personStanding.ts'
import type { Named, Subject } from './subject.ts'

interface Asked {
  readonly act: Act
  readonly subject: Subject
  readonly named: Named | null
  readonly reason: string
}

/** Asks for an act that takes two operators. Of one act on one subject one request is open at a time. */
export async function askSecond(
  tx: Tx,
  { random }: Pick<DeskParts, 'random'>,
  { act, subject, named, reason }: Asked,
  actor: Actor,
  at: Date,
): Promise<SecondRequestRow> {
  const askedBy = parseUserId(actor.id)
  if (!askedBy) throw new Error(`${actor.name} asks for a second operator and is none`)
  if (subject.kind === 'person' && subject.personId !== null) {
    const standing = await personStanding(tx, subject.personId, at)
    if (!mayMeet(act as PersonAct, standing)) throw new RequestRefused(refuse('act_not_possible'))
  }
  // One whose time is over stands in nobody's way.
  await tx
    .updateTable('second_request')
    .set({ status: requestMoves.expire.to })
    .where('act', '=', act)
    .where('subject_id', '=', subject.id)
    .where('status', '=', requestMoves.expire.from)
    .where('expires_at', '<=', at)
    .execute()
  const asked = await tx
    .insertInto('second_request')
    .values({
      id: newSecondRequestId(at, random),
      act,
      subject_kind: acts[act].about,
      subject_id: subject.id,
      subject_label: subject.label,
      named: named?.name ?? null,
      reason,
      status: 'asked',
      asked_by: askedBy,
      asked_at: at,
      expires_at: later(at, { hours: product.desk.requestHours }),
      decided_by: null,
      decided_at: null,
      decision_reason: null,
    })
    .onConflict(conflict => conflict.columns(['act', 'subject_id']).where('status', '=', 'asked').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!asked) throw new RequestRefused(refuse('asked_already'))
  await appendEntry(
    tx,
    actor,
    {
      deed: 'ask_second',
      subjectKind: subject.kind,
      subjectId: subject.id,
      subjectLabel: subject.label,
      after: { act, named: named?.name ?? null },
      reason,
      requestId: asked.id,
    },
    at,
  )
  return asked
}
