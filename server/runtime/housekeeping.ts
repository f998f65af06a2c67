import type { Database } from '../database/database.ts'
import { spanMs } from '../domain/time/calendar.ts'
import type { Clock } from './clock.ts'
import { every, type JobHandler } from './job/jobHandler.ts'
import { product } from './product.ts'

const hourMs = spanMs({ hours: 1 })
const dayMs = spanMs({ days: 1 })
const passingMs = 600_000
const signatureMs = 3 * product.store.signatureMinutes * 60_000
const linkMs = 30 * dayMs

/** Clears away what has had its time: delivered events, answers kept for retries, long notes, failed tries, links and
 * devices that are of no use any more. Give it to the job worker. */
export function housekeeping(database: Database, clock: Clock): JobHandler {
  return every('housekeeping', hourMs, async () => {
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
    await db.deleteFrom('log_in_failure').where('at', '<', ago(dayMs)).execute()
    await db.deleteFrom('spent_captcha').where('expires_at', '<=', now).execute()
    await db.deleteFrom('step_token').where('expires_at', '<=', ago(hourMs)).execute()
    // A link that is late or used says so for a month.
    await db.deleteFrom('mailed_link').where('created_at', '<', ago(linkMs)).execute()
    // What a letter asked to approve tells how it ended for a day.
    await db
      .deleteFrom('approval_token')
      .where('created_at', '<', ago(2 * dayMs))
      .execute()
    await db.deleteFrom('store_preview').where('expires_at', '<=', now).execute()
    // A signature works as long again after the time that it names as before it.
    await db.deleteFrom('store_signature_seen').where('at', '<', ago(signatureMs)).execute()
    await db
      .deleteFrom('webhook_event')
      .where('created_at', '<', ago(product.webhook.keptDays * dayMs))
      .where('status', '<>', 'waiting')
      .execute()
    await db.deleteFrom('dev_message').where('at', '<', ago(linkMs)).execute()
    await db
      .deleteFrom('contact_request')
      .where('at', '<', ago(product.contact.keptDays * dayMs))
      .execute()
    await db.deleteFrom('messenger_link').where('expires_at', '<', ago(dayMs)).execute()
    await db
      .deleteFrom('push_player')
      .where('session_id', 'in', sessions =>
        sessions.selectFrom('session').select('id').where('expires_at', '<=', now),
      )
      .execute()
  })
}
