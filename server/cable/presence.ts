import { sql } from 'kysely'
import type { Connection, Database } from '../database/database.ts'
import type { UserId } from '../domain/identifier/identifier.ts'
import { batch } from '../runtime/batch.ts'
import type { Clock } from '../runtime/clock.ts'
import { every, type JobHandler } from '../runtime/job/jobHandler.ts'
import type { Logger } from '../runtime/logger.ts'
import { product } from '../runtime/product.ts'
import { type Timers, machineTimers } from '../runtime/timers.ts'

/** Who is here: kept in one small table for all processes. */
export interface Presence {
  /** A sign of life. Written with those of others, at most once a second. */
  beat(userId: UserId): void
  /** Ends the presence of those who have been silent for 15 s; one process does it. Give it to the job worker. */
  readonly sweep: JobHandler
  /** Hears in one process, once, when somebody comes or goes. */
  onChange(listener: (userId: UserId, isOnline: boolean, at: Date) => void): () => void
  /** Writes what was gathered, and waits. */
  settle(): Promise<void>
  close(): Promise<void>
}

/** When somebody was last here. */
export interface LastSeen {
  readonly isOnline: boolean
  readonly lastOnlineAt: Date
}

/** Presence over the database. */
export function presence(options: {
  readonly database: Database
  readonly clock: Clock
  readonly logger: Logger
  readonly timers?: Timers
}): Presence {
  const { database, clock, logger, timers = machineTimers } = options
  const listeners = new Set<(userId: UserId, isOnline: boolean, at: Date) => void>()
  const tell = (userId: UserId, isOnline: boolean, at: Date) => {
    for (const listener of listeners) listener(userId, isOnline, at)
  }
  let waiting = new Set<UserId>()

  async function write(): Promise<void> {
    if (waiting.size === 0) return
    // In the order of ids: two processes never wait for each other.
    const ids = [...waiting].toSorted()
    waiting = new Set()
    const at = clock.now()
    await sql`
      insert into presence as p (user_id, seen_at, is_online)
      select id, ${at}, false from unnest(${ids}::uuid[]) as id order by id
      on conflict (user_id) do update set seen_at = greatest(p.seen_at, excluded.seen_at)`.execute(
      database.db,
    )
    const came = await database.db
      .updateTable('presence')
      .set({ is_online: true })
      .where('user_id', 'in', ids)
      .where('is_online', '=', false)
      .returning('user_id')
      .execute()
    for (const { user_id } of came) tell(user_id, true, at)
  }
  async function sweep(): Promise<void> {
    const left = await database.db
      .updateTable('presence')
      .set({ is_online: false })
      .where('is_online', '=', true)
      .where('seen_at', '<', new Date(clock.now().getTime() - product.realtime.presenceSeconds * 1000))
      .returning(['user_id', 'seen_at'])
      .execute()
    for (const { user_id, seen_at } of left) tell(user_id, false, seen_at)
  }
  const work = batch(write, {
    timers,
    everyMs: 1000,
    retryMs: 1000,
    onError: error => logger.warn({ err: error }, 'presence waits for the database'),
  })
  return {
    beat(userId) {
      waiting.add(userId)
      work.ask()
    },
    sweep: every('presence_sweep', product.realtime.beatSeconds * 1000, sweep),
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    settle: () => work.run(),
    close: () => work.close(),
  }
}

/** When these people were last here; somebody who never was is not in the answer. */
export async function lastSeen(db: Connection, userIds: readonly UserId[]): Promise<Map<UserId, LastSeen>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('presence')
    .selectAll()
    .where('user_id', 'in', [...userIds])
    .execute()
  return new Map(rows.map(row => [row.user_id, { isOnline: row.is_online, lastOnlineAt: row.seen_at }]))
}
