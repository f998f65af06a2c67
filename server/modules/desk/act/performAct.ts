import { acts, type Act } from '../../../domain/desk/act.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { Tx } from '../../../database/database.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { appendEntry, type Actor } from '../../../trail/appendEntry.ts'
import type { DeskParts } from '../parts.ts'
import type { SecondRequestRow } from '../tables.ts'
import { askSecond } from './askSecond.ts'
import { doings, type Order } from './doings.ts'
import { findNamed, findSubject, type Named, type Subject } from './subject.ts'

/** What somebody wants done. */
export interface Wish {
  readonly act: Act
  /** Of the subject, among its kind. */
  readonly subjectId: string
  /** Whom it names beside, of an act that names somebody. */
  readonly named?: string | undefined
  readonly reason: string
}

/** It was done, or a second operator is asked: then the request. */
export type Outcome = SecondRequestRow | 'done'

/**
 * Does an act, or asks for it where it takes two operators. Whoever has the machine's command line is asked for no second: they could
 * write into the database, too.
 */
export async function performAct(
  tx: Tx,
  parts: DeskParts,
  wish: Wish,
  actor: Actor,
  at: Date,
): Promise<Outcome> {
  const { act, reason } = wish
  const subject = await findSubject(tx, acts[act].about, wish.subjectId)
  if (!subject) throw new RequestRefused(refuse('not_found', 'subject_id'))
  const named = await namedBy(tx, act, wish.named)
  refuseOwn(actor, subject, named)
  if (acts[act].operators === 2 && actor.kind === 'operator')
    return askSecond(tx, parts, { act, subject, named, reason }, actor, at)
  await doAct(tx, parts, act, { subject, named, reason, at }, actor)
  return 'done'
}

/** Does it, and writes it down. Refuses `act_not_possible` where it leads nowhere from here. */
export async function doAct(
  tx: Tx,
  parts: DeskParts,
  act: Act,
  order: Order,
  actor: Actor,
  requestId: string | null = null,
): Promise<void> {
  const done = await doings[act](tx, parts, order)
  if (!done) throw new RequestRefused(refuse('act_not_possible'))
  const { kind, id, label } = order.subject
  await appendEntry(
    tx,
    actor,
    {
      deed: act,
      subjectKind: kind,
      subjectId: id,
      subjectLabel: label,
      ...done,
      reason: order.reason,
      requestId,
    },
    order.at,
  )
}

/** Nobody acts on themselves, nor for themselves. */
export function refuseOwn(actor: Actor, subject: Subject, named: Named | null): void {
  const isOwn =
    actor.id !== null &&
    [subject.personId, subject.partnerId, named?.id, ...(subject.partyIds ?? [])].some(id => id === actor.id)
  if (isOwn) throw new RequestRefused(refuse('own_account'))
}

/** Whom an act names. Refuses a name that is missing, unknown, or means nothing to this act. */
export async function namedBy(tx: Tx, act: Act, name: string | null | undefined): Promise<Named | null> {
  const { names } = acts[act]
  if (name === undefined || name === null) {
    if (names === 'somebody') throw new RequestRefused(refuse('required', 'named'))
    return null
  }
  if (names === 'nobody') throw new RequestRefused(refuse('invalid_input', 'named'))
  const named = await findNamed(tx, name)
  if (!named) throw new RequestRefused(refuse('not_found', 'named'))
  return named
}
