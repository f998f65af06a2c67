import { sql } from 'kysely'
import type { Connection, Tx } from '../../../database/database.ts'
import type { Act } from '../../../domain/desk/act.ts'
import type { MessageWay } from '../../../domain/desk/message.ts'
import type { WebhookEventId } from '../../../domain/identifier/identifier.ts'
import { lookAt } from '../../shop/webhook/tellStore.ts'
import { sendAgain } from '../../shop/webhook/resendWebhook.ts'
import { messageIdText } from './messageId.ts'
import type { MessageFilter } from './unsaidJobs.ts'

const way: MessageWay = 'webhook'

/** What was tried and not taken. */
const isUnsaid = sql<boolean>`failures > 0 and webhook_event.status <> 'delivered'`

/** What stores could not be told, the oldest first. */
export async function unsaidWebhooks(
  db: Connection,
  filter: MessageFilter,
  after: WebhookEventId | null,
  limit: number,
) {
  if (filter.way !== undefined && filter.way !== way) return []
  const rows = await db
    .selectFrom('webhook_event')
    .innerJoin('store', 'store.id', 'webhook_event.store_id')
    .innerJoin('app_user', 'app_user.id', 'store.owner_id')
    .leftJoin('webhook_attempt', join =>
      join
        .onRef('webhook_attempt.event_id', '=', 'webhook_event.id')
        .onRef('webhook_attempt.number', '=', 'webhook_event.attempts'),
    )
    .select([
      'webhook_event.id',
      'webhook_event.type',
      'webhook_event.status',
      'webhook_event.url',
      'webhook_event.failures',
      'webhook_event.tried_from',
      'webhook_event.next_at',
      'webhook_attempt.error',
      'webhook_attempt.status_code',
      'store.title',
      'store.webhook_url',
      'store.deleted_at',
      'app_user.user_name',
    ])
    .where(isUnsaid)
    .$if(filter.state !== undefined, list =>
      list.where('webhook_event.status', '=', filter.state === 'given_up' ? 'failed' : 'waiting'),
    )
    .$if(after !== null, list => list.where('webhook_event.id', '>', after!))
    .orderBy('webhook_event.id')
    .limit(limit)
    .execute()
  return rows.map(row => ({
    id: messageIdText({ from: 'webhook', id: row.id }),
    way,
    kind: row.type,
    user_name: row.user_name,
    store: row.title,
    // What stands behind the host may hold a key.
    address: URL.canParse(row.url) ? new URL(row.url).host : null,
    state: row.status === 'waiting' ? ('trying' as const) : ('given_up' as const),
    failing_since: row.tried_from.toISOString(),
    attempts: row.failures,
    last_error: row.error ?? (row.status_code === null ? '' : `HTTP ${row.status_code}`),
    next_at: row.next_at?.toISOString() ?? null,
    acts: [
      ...(row.webhook_url !== null && row.deleted_at === null ? ['retry_message'] : []),
      ...(row.status === 'waiting' ? ['give_up_message'] : []),
    ] as Act[],
  }))
}

/** Something that a store could not be told: what it is called, and whose store it is. */
export async function findUnsaidWebhook(db: Connection, id: WebhookEventId) {
  const row = await db
    .selectFrom('webhook_event')
    .innerJoin('store', 'store.id', 'webhook_event.store_id')
    .select(['webhook_event.type', 'store.title', 'store.owner_id'])
    .where('webhook_event.id', '=', id)
    .where(isUnsaid)
    .executeTakeFirst()
  return row && { label: `${row.type}, ${row.title}`, personId: row.owner_id }
}

/** Sends it again now, and tries for another day. False where nobody takes it any more. */
export async function retryWebhook(tx: Tx, id: WebhookEventId, at: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('webhook_event')
    .innerJoin('store', 'store.id', 'webhook_event.store_id')
    .select('webhook_event.id')
    .where('webhook_event.id', '=', id)
    .where(isUnsaid)
    .where('store.webhook_url', 'is not', null)
    .where('store.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return false
  await sendAgain(tx, row.id, at)
  return true
}

/** Tries it no more: what waited behind it has its turn. False where nobody tries it. */
export async function giveUpWebhook(tx: Tx, id: WebhookEventId, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('webhook_event')
    .set({ status: 'failed', next_at: null, claim: null, claimed_until: null })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('failures', '>', 0)
    .returning(['store_id', 'subject'])
    .executeTakeFirst()
  if (!row) return false
  await lookAt(tx, row, at)
  return true
}
