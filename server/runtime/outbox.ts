import type { Connection, Tx } from '../database/database.ts'
import { scopeOf, scopeOfRead } from './scope.ts'
import type { DraftEvent } from './tables.ts'
import type { JsonObject } from './tables.ts'

/** An event to be told when the transaction is committed. */
export type OutboxEvent = {
  readonly name: string
  /** Told as it is, with snake_case keys; `seq` is added on the way. */
  readonly payload: JsonObject
} & (
  | {
      readonly channel: 'user'
      readonly userId: string
      /** Takes the user's next `seq`: queries reflect it, and a gap makes clients read again. */
      readonly hasSeq: boolean
      /** Narrows it to one of the user's sessions. */
      readonly sessionId?: string
    }
  | { readonly channel: 'chat'; readonly tradeId: string }
  /** Of an invoice, for the pages of whoever pays it. */
  | { readonly channel: 'invoice'; readonly uniqueId: string }
  | { readonly channel: 'public' }
)

/**
 * Tells of a change, in the transaction that makes it: it is written with it, gets its `seq` with it, and is delivered
 * once after it, in order, or never happened. For what may be lost (rates, presence, typing) use `EventBus.broadcast`.
 */
export function publish(tx: Tx, event: OutboxEvent): void {
  const { events } = scopeOf(tx)
  // An invoice changes several times in one transaction; its payers are told of the last.
  if (event.channel === 'invoice') {
    const before = events.findIndex(
      ({ channel, target }) => channel === 'invoice' && target === event.uniqueId,
    )
    if (before >= 0) events.splice(before, 1)
  }
  events.push(draftOf(event))
}

/**
 * The number of the last event about a user's own things. Read it before the rows that an answer shows: what changes in
 * between then comes as a later event, and is at worst applied twice.
 */
export async function readSeq(db: Connection, userId: string): Promise<number> {
  const row = await db.selectFrom('user_seq').select('seq').where('user_id', '=', userId).executeTakeFirst()
  return Number(row?.seq ?? 0n)
}

/**
 * The number that the last event will have which this transaction has told a user of so far: whoever did something does not take its own
 * events for news that the answer does not know. For answers about rows that the transaction holds locked; where another has told the user
 * something meanwhile, it is too low, and the answer is at worst asked for again.
 */
export async function readSeqAfterOwn(db: Connection, userId: string): Promise<number> {
  const own = scopeOfRead(db)?.events.filter(event => event.has_seq && event.target === userId) ?? []
  return (await readSeq(db, userId)) + own.length
}

function draftOf(event: OutboxEvent): DraftEvent {
  const told = {
    channel: event.channel,
    name: event.name,
    payload: event.payload,
    session_id: null,
    has_seq: false,
  }
  if (event.channel === 'public') return { ...told, target: null }
  if (event.channel === 'chat') return { ...told, target: event.tradeId }
  if (event.channel === 'invoice') return { ...told, target: event.uniqueId }
  return { ...told, target: event.userId, session_id: event.sessionId ?? null, has_seq: event.hasSeq }
}
