import { createHash } from 'node:crypto'
import { actNames, subjectKinds } from './act.ts'

/** Whose deed an entry tells of: an operator at the desk, whoever has the machine’s command line, or the product itself. */
export const actorKinds = ['operator', 'tool', 'system'] as const
export type ActorKind = (typeof actorKinds)[number]

/** What is written down beside the acts: looking at what is somebody’s own, and what becomes of a request. */
export const otherDeeds = [
  'open_person',
  'read_field',
  'read_message',
  'add_note',
  'ask_second',
  'refuse_second',
  'withdraw_second',
  'settle_sending',
  'delete_account',
  'forget_rest',
  'look_as',
  'export_list',
] as const

export const deeds = [...actNames, ...otherDeeds] as const
export type Deed = (typeof deeds)[number]

export const trailSubjects = [...subjectKinds, 'request', 'list'] as const
export type TrailSubject = (typeof trailSubjects)[number]

/** Small facts about a subject, as they were before and after. Never a secret, nor what one had to ask to read. */
export type TrailFacts = Readonly<Record<string, string | boolean | null>>

/** One deed, as it is chained to the one before it. */
export interface TrailEntry {
  /** 1 for the first, without a gap. */
  readonly number: bigint
  readonly at: Date
  readonly actorKind: ActorKind
  readonly actorId: string | null
  readonly actorName: string
  readonly deed: Deed
  readonly subjectKind: TrailSubject
  readonly subjectId: string
  /** What people call the subject: a name, a number. */
  readonly subjectLabel: string
  readonly before: TrailFacts | null
  readonly after: TrailFacts | null
  readonly reason: string | null
  readonly address: string | null
  /** The request that it answers, of an act that took two. */
  readonly requestId: string | null
}

/** What the first entry is chained to. */
export const firstHash = '0'.repeat(64)

/** The hash of an entry: SHA-256, hex, of the one before it and of everything that it says. */
export const hashOfEntry = (previous: string, entry: TrailEntry): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        previous,
        entry.number.toString(),
        entry.at.toISOString(),
        entry.actorKind,
        entry.actorId,
        entry.actorName,
        entry.deed,
        entry.subjectKind,
        entry.subjectId,
        entry.subjectLabel,
        sorted(entry.before),
        sorted(entry.after),
        entry.reason,
        entry.address,
        entry.requestId,
      ]),
    )
    .digest('hex')

/** A database keeps the facts in an order of its own. */
const sorted = (facts: TrailFacts | null) =>
  facts === null ? null : Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1))
