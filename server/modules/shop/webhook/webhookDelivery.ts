import { countRows } from '../../../database/countRows.ts'
import type { WebhookSender } from '../../../adapters/webhook/sender.ts'
import type { Tx } from '../../../database/database.ts'
import { parseStoreId } from '../../../domain/identifier/identifier.ts'
import { isTaken, nextAttempt, type WebhookAnswer } from '../../../domain/store/webhook.ts'
import type { Clock } from '../../../runtime/clock.ts'
import { onJob, type JobHandler } from '../../../runtime/job/jobHandler.ts'
import { product } from '../../../runtime/product.ts'
import { newSecret } from '../../../runtime/random.ts'
import type { SignallingDatabase } from '../../../runtime/signalling.ts'
import { signWith, webhookKeyOf, type WebhookKeyParts } from '../storeKey/webhookKey.ts'
import type { StoreWebhookKeyRow } from '../storeKey/tables.ts'
import type { WebhookEventRow } from './tables.ts'
import { lookAt, webhookJob, type Line } from './tellStore.ts'

/** What delivery stands on. */
export interface DeliveryParts extends WebhookKeyParts {
  readonly database: SignallingDatabase
  readonly clock: Clock
  /** The machine’s time, for how long an answer took. */
  readonly machine: Clock
  readonly sender: WebhookSender
}

/** An event in our hands, and what it is signed with. */
interface Claimed {
  readonly event: WebhookEventRow
  readonly key: StoreWebhookKeyRow
  readonly at: Date
}

/**
 * Sends the first event of a subject that waits: claims it, commits, posts it, records what came of it. The next of the
 * subject waits until it is delivered or given up. A process that dies in between leaves its claim to run out: then the
 * event is sent again under the same `webhook-id`.
 */
export const webhookDelivery = (parts: DeliveryParts): JobHandler =>
  onJob(webhookJob, async ({ payload }) => {
    const storeId = parseStoreId(payload.store_id)
    if (!storeId) throw new TypeError(`${payload.store_id} is no store`)
    const line: Line = { store_id: storeId, subject: payload.subject }
    const claimed = await parts.database.transaction(tx => claimFirst(tx, parts, line))
    if (!claimed) return
    const began = parts.machine.now().getTime()
    const answer = await post(parts, claimed)
    const ms = Math.max(parts.machine.now().getTime() - began, 0)
    await parts.database.transaction(tx => record(tx, parts, claimed, { answer, ms }))
  })

const firstOf = (tx: Tx, { store_id, subject }: Line) =>
  tx
    .selectFrom('webhook_event')
    .selectAll()
    .where('store_id', '=', store_id)
    .where('subject', '=', subject)
    .where('status', '=', 'waiting')
    .orderBy('seq')
    .limit(1)

/** Takes the first event that waits, if it is its time and nobody has it; otherwise sees to it that somebody looks again. */
async function claimFirst(tx: Tx, parts: DeliveryParts, line: Line): Promise<Claimed | null> {
  const at = parts.clock.now()
  const event = await firstOf(tx, line).forUpdate().executeTakeFirst()
  if (!event || event.next_at === null) return null
  const later = (runAt: Date) => lookAt(tx, line, runAt).then(() => null)
  if (event.claimed_until !== null && event.claimed_until > at) return later(event.claimed_until)
  if (event.next_at > at) return later(event.next_at)
  const store = await tx
    .selectFrom('store')
    .select(['webhook_url', 'deleted_at'])
    .where('id', '=', line.store_id)
    .executeTakeFirstOrThrow()
  if (store.webhook_url === null || store.deleted_at !== null) {
    await tx
      .updateTable('webhook_event')
      .set({ status: 'failed', next_at: null, claim: null, claimed_until: null })
      .where('id', '=', event.id)
      .execute()
    return later(at)
  }
  const { againSeconds, atOnceOfStore, claimSeconds } = product.webhook
  if ((await underWay(tx, line, at)) >= atOnceOfStore) return later(after(at, againSeconds))
  const taken = await tx
    .updateTable('webhook_event')
    .set({
      claim: newSecret(parts.random),
      claimed_until: after(at, claimSeconds),
      url: store.webhook_url,
    })
    .where('id', '=', event.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { event: taken, key: await webhookKeyOf(tx, parts, line.store_id, at), at }
}

/** How many events of a store are being sent right now. */
function underWay(tx: Tx, { store_id }: Line, at: Date): Promise<number> {
  return countRows(
    tx
      .selectFrom('webhook_event')
      .where('store_id', '=', store_id)
      .where('status', '=', 'waiting')
      .where('claimed_until', '>', at),
  )
}

/** As in the Standard Webhooks specification, `v1a`: https://www.standardwebhooks.com */
function post({ sealing, sender }: DeliveryParts, { event, key, at }: Claimed): Promise<WebhookAnswer> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signature = signWith(sealing, key, `${event.id}.${timestamp}.${event.body}`)
  return sender.post({
    url: event.url,
    headers: {
      'webhook-id': event.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1a,${signature}`,
      'souk-webhook-key': key.id,
    },
    body: event.body,
  })
}

/** Writes down what came of an attempt, unless somebody else has taken the event over meanwhile; then the next one’s turn comes. */
async function record(
  tx: Tx,
  { clock }: DeliveryParts,
  { event, at }: Claimed,
  { answer, ms }: { readonly answer: WebhookAnswer; readonly ms: number },
): Promise<void> {
  const now = clock.now()
  // Read anew: it may have been sent again by hand in the meantime.
  const held = await tx
    .selectFrom('webhook_event')
    .selectAll()
    .where('id', '=', event.id)
    .where('claim', '=', event.claim)
    .forUpdate()
    .executeTakeFirst()
  if (!held) return
  const isDelivered = isTaken(answer)
  const failures = held.failures + (isDelivered ? 0 : 1)
  const nextAt = isDelivered ? null : nextAttempt(failures, held.tried_from, now)
  const number = held.attempts + 1
  await tx
    .updateTable('webhook_event')
    .set({
      attempts: number,
      failures,
      status: isDelivered ? 'delivered' : nextAt === null ? 'failed' : 'waiting',
      next_at: nextAt,
      delivered_at: isDelivered ? now : held.delivered_at,
      claim: null,
      claimed_until: null,
    })
    .where('id', '=', held.id)
    .execute()
  await tx
    .insertInto('webhook_attempt')
    .values({
      event_id: held.id,
      number,
      at,
      url: event.url,
      status_code: answer.statusCode,
      answer: answer.answer,
      error: answer.fault,
      ms,
    })
    .execute()
  const next = await firstOf(tx, held).executeTakeFirst()
  if (next) await lookAt(tx, next, next.next_at ?? now)
}

const after = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000)
