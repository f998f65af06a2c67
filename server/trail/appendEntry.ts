import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { firstHash, hashOfEntry, type ActorKind, type TrailEntry } from '../domain/desk/trail.ts'

/** Who does something, and from where. */
export interface Actor {
  readonly kind: ActorKind
  /** Null of what is nobody’s account. */
  readonly id: string | null
  readonly name: string
  readonly address: string | null
}

/** What is written down of a deed; the rest follows. */
export type Deed = Pick<TrailEntry, 'deed' | 'subjectKind' | 'subjectId' | 'subjectLabel'> &
  Partial<Pick<TrailEntry, 'before' | 'after' | 'reason' | 'requestId'>>

/** Whoever uses the command line of the machine. */
export const toolActor: Actor = { kind: 'tool', id: null, name: 'command line', address: null }

/**
 * Writes a deed down, in the transaction that does it: neither is there without the other. Deeds come one after the other, each chained to
 * the one before.
 */
export async function appendEntry(tx: Tx, actor: Actor, deed: Deed, at: Date): Promise<TrailEntry> {
  await sql`select pg_advisory_xact_lock(hashtextextended('audit trail', 0))`.execute(tx)
  const last = await tx
    .selectFrom('audit_entry')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const entry: TrailEntry = {
    number: (last?.number ?? 0n) + 1n,
    at,
    actorKind: actor.kind,
    actorId: actor.id,
    actorName: actor.name,
    before: null,
    after: null,
    reason: null,
    address: actor.address,
    requestId: null,
    ...deed,
  }
  const previous = last?.hash ?? firstHash
  await tx
    .insertInto('audit_entry')
    .values({
      number: entry.number,
      at: entry.at,
      actor_kind: entry.actorKind,
      actor_id: entry.actorId,
      actor_name: entry.actorName,
      deed: entry.deed,
      subject_kind: entry.subjectKind,
      subject_id: entry.subjectId,
      subject_label: entry.subjectLabel,
      before: entry.before && JSON.stringify(entry.before),
      after: entry.after && JSON.stringify(entry.after),
      reason: entry.reason,
      address: entry.address,
      request_id: entry.requestId,
      previous,
      hash: hashOfEntry(previous, entry),
    })
    .execute()
  return entry
}
