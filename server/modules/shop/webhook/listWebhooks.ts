import { readPage } from '../../../database/readPage.ts'
import type { Connection } from '../../../database/database.ts'
import type { StoreId, WebhookEventId } from '../../../domain/identifier/identifier.ts'
import type { Reply } from '../../../kernel/operation.ts'
import type { webhookOperations } from './schema.ts'
import type { WebhookAttemptRow, WebhookEventRow } from './tables.ts'

type WebhookList = Reply<(typeof webhookOperations)['merchantWebhooks']>
type Webhook = WebhookList['items'][number]

/** Which of a store’s events. */
interface Wanted {
  readonly storeId: StoreId
  readonly subject: string | null
  /** Only those that were told before this one. */
  readonly before: WebhookEventId | null
  readonly limit: number
}

/** A part of what a store was told, newest first. */
export async function listWebhooks(
  db: Connection,
  { storeId, subject, before, limit }: Wanted,
): Promise<WebhookList> {
  let query = db.selectFrom('webhook_event').selectAll().where('store_id', '=', storeId)
  if (subject !== null) query = query.where('subject', '=', subject)
  if (before !== null)
    query = query.where('seq', '<', events =>
      events.selectFrom('webhook_event as last').select('last.seq').where('last.id', '=', before),
    )
  const { rows, has_more } = await readPage(query.orderBy('seq', 'desc'), limit)
  return { items: await presentWebhooks(db, rows), has_more }
}

/** One event with its attempts. */
export async function presentWebhook(db: Connection, row: WebhookEventRow): Promise<Webhook> {
  const [webhook] = await presentWebhooks(db, [row])
  if (!webhook) throw new Error(`The event ${row.id} was not presented`)
  return webhook
}

async function presentWebhooks(db: Connection, rows: readonly WebhookEventRow[]): Promise<Webhook[]> {
  const ids = rows.map(({ id }) => id)
  const attempts =
    ids.length === 0
      ? []
      : await db
          .selectFrom('webhook_attempt')
          .selectAll()
          .where('event_id', 'in', ids)
          .orderBy('number')
          .execute()
  const byEvent = Map.groupBy(attempts, ({ event_id }) => event_id)
  return rows.map(row => ({
    id: row.id,
    type: row.type,
    subject: row.subject,
    status: row.status,
    url: row.url,
    body: row.body,
    created_at: row.created_at.toISOString(),
    next_attempt_at: row.next_at?.toISOString() ?? null,
    delivered_at: row.delivered_at?.toISOString() ?? null,
    attempts: (byEvent.get(row.id) ?? []).map(presentAttempt),
  }))
}

const presentAttempt = (row: WebhookAttemptRow): Webhook['attempts'][number] => ({
  number: row.number,
  at: row.at.toISOString(),
  url: row.url,
  status_code: row.status_code,
  answer: row.answer,
  error: row.error,
  duration_ms: row.ms,
})
