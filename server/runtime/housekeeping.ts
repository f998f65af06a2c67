import { Type } from 'typebox'
import type { Database } from '../database/database.ts'
import type { Clock } from './clock.ts'
import { every, type JobHandler } from './jobHandler.ts'
import { jobKind } from './jobs.ts'
import { product } from './product.ts'

const kind = jobKind('housekeeping', Type.Object({}))
const hourMs = 3_600_000
const passingMs = 600_000

/** Clears away what has had its time: delivered events, answers kept for retries, long notes, failed tries. Give it to the job worker. */
export function housekeeping(database: Database, clock: Clock): JobHandler {
  return every(kind, hourMs, async () => {
    const now = clock.now()
    const ago = (ms: number) => new Date(now.getTime() - ms)
    const { db } = database
    await db
      .deleteFrom('outbox')
      .where('place', 'is not', null)
      .where('at', '<', ago(product.realtime.outboxHours * hourMs))
      .execute()
    await db.deleteFrom('bus_payload').where('at', '<', ago(passingMs)).execute()
    await db.deleteFrom('idempotency').where('expires_at', '<=', now).execute()
    await db.deleteFrom('log_in_failure').where('at', '<', ago(hourMs)).execute()
  })
}
