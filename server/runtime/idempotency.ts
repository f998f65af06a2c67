import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { accepted, refuse, refused, type Result } from '../domain/refusal/refusal.ts'
import { product } from './product.ts'
import type { Json } from './tables.ts'

/** A request that must take effect once. */
export interface OnceRequest {
  /** The session's user; keys of two users have nothing to do with each other. */
  readonly userId: string
  /** The `Idempotency-Key` of the client: one per intent. */
  readonly key: string
  readonly operation: string
  /** Of {@link hashBody}. */
  readonly bodyHash: string
  /** What the same body was called before the key of fingerprints changed. */
  readonly olderHashes?: readonly string[]
  readonly at: Date
}

/** How an answer is kept, and read again. */
export interface Keeping<T> {
  readonly keep: (answer: T) => Json
  readonly show: (kept: Json) => T
}

/** What came of it. */
export interface OnceAnswer<T> {
  readonly answer: T
  /** The work was done by an earlier request with this key. */
  readonly isReplay: boolean
}

/**
 * Does the work once per (user, key, operation), in its transaction: a request with the same key waits for the first and
 * gets its answer, for 24 h. Another body under the key is refused (`idempotency_conflict`). Work that throws leaves
 * nothing behind, so it may be tried again under the same key.
 * @param keeping how the answer is kept for replays, and read again: sealed, or without its token
 */
export async function once<T extends Json | void>(
  tx: Tx,
  request: OnceRequest,
  work: () => Promise<T>,
  keeping: Keeping<T> = { keep: answer => answer ?? null, show: kept => kept as T },
): Promise<Result<OnceAnswer<T>>> {
  const { userId, key, operation, bodyHash, olderHashes = [], at } = request
  const expiresAt = new Date(at.getTime() + product.runtime.idempotencyHours * 3_600_000)
  const row = {
    user_id: userId,
    key,
    operation,
    body_hash: bodyHash,
    answer: sql<Json>`'null'::json`,
    expires_at: expiresAt,
  }
  // The insert waits while another transaction holds the same key, and then sees its row.
  const first = await tx
    .insertInto('idempotency')
    .values(row)
    .onConflict(conflict =>
      conflict
        .columns(['user_id', 'key', 'operation'])
        .doUpdateSet(row)
        .where('idempotency.expires_at', '<=', at),
    )
    .returning('key')
    .executeTakeFirst()
  const same = { user_id: userId, key, operation }
  if (first) {
    const answer = await work()
    const kept = sql<Json>`${JSON.stringify(keeping.keep(answer))}::json`
    await tx
      .updateTable('idempotency')
      .set({ answer: kept })
      .where(eb => eb.and(same))
      .execute()
    return accepted({ answer, isReplay: false })
  }
  const earlier = await tx
    .selectFrom('idempotency')
    .select(['body_hash', 'answer'])
    .where(eb => eb.and(same))
    .executeTakeFirstOrThrow()
  if (![bodyHash, ...olderHashes].includes(earlier.body_hash)) return refused(refuse('idempotency_conflict'))
  return accepted({ answer: keeping.show(earlier.answer), isReplay: true })
}

/** A fingerprint of a body; the order of its keys does not matter. */
export const hashBody = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(body, (_, value: unknown) => sorted(value)) ?? '')
    .digest('base64url')

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
