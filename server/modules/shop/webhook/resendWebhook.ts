import type { Tx } from '../../../database/database.ts'
import {
  newWebhookEventId,
  parseWebhookEventId,
  type UserId,
  type WebhookEventId,
} from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { heldStore } from '../store/findStore.ts'
import type { WebhookEventRow } from './tables.ts'
import { lookAt, tellStore } from './tellStore.ts'

/** Sends an event of one’s own store again now, and tries for another day. */
export async function resendWebhook(
  tx: Tx,
  ownerId: UserId,
  { accountId, id }: { readonly accountId: string; readonly id: string },
  at: Date,
): Promise<WebhookEventRow> {
  const store = await heldStore(tx, ownerId, accountId)
  const event = await tx
    .selectFrom('webhook_event')
    .select('id')
    .where('id', '=', parseWebhookEventId(id) ?? null)
    .where('store_id', '=', store.id)
    .executeTakeFirst()
  if (!event) throw new RequestRefused(refuse('not_found', 'id'))
  if (store.webhook_url === null) throw noAddress()
  return sendAgain(tx, event.id, at)
}

/** Sends an event again now, whoever asks for it, and tries for another day. */
export async function sendAgain(tx: Tx, id: WebhookEventId, at: Date): Promise<WebhookEventRow> {
  const row = await tx
    .updateTable('webhook_event')
    .set({ status: 'waiting', next_at: at, tried_from: at, failures: 0 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await lookAt(tx, row, at)
  return row
}

/** Sends one’s own store an event that tells of nothing. */
export async function testWebhook(
  tx: Tx,
  random: Random,
  ownerId: UserId,
  accountId: string,
  at: Date,
): Promise<WebhookEventRow> {
  const store = await heldStore(tx, ownerId, accountId)
  const row = await tellStore(
    tx,
    random,
    // Nothing waits for it, and it waits for nothing.
    {
      storeId: store.id,
      subject: newWebhookEventId(at, random),
      type: 'test',
      data: { account_id: store.id },
    },
    at,
  )
  if (!row) throw noAddress()
  return row
}

const noAddress = () => new RequestRefused(refuse('webhook_url_missing', 'webhook_url'))
