import { Type } from 'typebox'
import type { Tx } from '../../../database/database.ts'
import { newWebhookEventId, type StoreId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import type { WebhookType } from '../../../domain/store/webhook.ts'
import { jobKind, schedule } from '../../../runtime/job/jobs.ts'
import type { JsonObject } from '../../../runtime/tables.ts'
import type { WebhookEventRow } from './tables.ts'

/** Sends what waits about one subject; the events themselves say when. */
export const webhookJob = jobKind('webhook', Type.Object({ store_id: Type.String(), subject: Type.String() }))

/** What events are kept in order by. */
export type Line = Pick<WebhookEventRow, 'store_id' | 'subject'>

/** Has a subject’s events looked at. */
export const lookAt = (tx: Tx, { store_id, subject }: Line, runAt: Date): Promise<void> =>
  schedule(tx, {
    kind: webhookJob,
    key: `${store_id}/${subject}`,
    runAt,
    payload: { store_id, subject },
  })

/** Something that a store is told. */
export interface StoreNews {
  readonly storeId: StoreId
  /** What it is about: events of one subject arrive in the order in which they are told. */
  readonly subject: string
  readonly type: WebhookType
  readonly data: JsonObject
}

/**
 * Tells a store’s server of something, in the transaction in which it happens. Answers null when the store is closed or has no
 * webhook address: then nothing is kept.
 */
export async function tellStore(
  tx: Tx,
  random: Random,
  { storeId, subject, type, data }: StoreNews,
  at: Date,
): Promise<WebhookEventRow | null> {
  const store = await tx
    .selectFrom('store')
    .select('webhook_url')
    .where('id', '=', storeId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!store || store.webhook_url === null) return null
  const row = await tx
    .insertInto('webhook_event')
    .values({
      id: newWebhookEventId(at, random),
      store_id: storeId,
      subject,
      type,
      body: JSON.stringify({ type, timestamp: at.toISOString(), data }),
      status: 'waiting',
      url: store.webhook_url,
      attempts: 0,
      failures: 0,
      created_at: at,
      tried_from: at,
      next_at: at,
      delivered_at: null,
      claim: null,
      claimed_until: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await lookAt(tx, row, at)
  return row
}
