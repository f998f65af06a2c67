import type { Generated, Selectable } from 'kysely'
import type { StoreId, WebhookEventId } from '../../../domain/identifier/identifier.ts'
import type { WebhookFault, WebhookStatus, WebhookType } from '../../../domain/store/webhook.ts'

/** Something that a store is told. */
export interface WebhookEventTable {
  id: WebhookEventId
  /** Events are sent in this order, as far as they have the same subject. */
  seq: Generated<bigint>
  store_id: StoreId
  /** What it is about, as an invoice’s id. */
  subject: string
  type: WebhookType
  /** Byte for byte as it is sent, each time. */
  body: string
  status: WebhookStatus
  /** Where it was sent to last. */
  url: string
  attempts: number
  /** Attempts that failed since `tried_from`. */
  failures: number
  created_at: Date
  /** Since when it is tried: since it happened, or was sent again by hand. */
  tried_from: Date
  next_at: Date | null
  delivered_at: Date | null
  /** Who is sending it, and until when nobody else does. */
  claim: string | null
  claimed_until: Date | null
}
export type WebhookEventRow = Selectable<WebhookEventTable>

/** One time that it was sent. */
export interface WebhookAttemptTable {
  event_id: WebhookEventId
  /** 1 the first time. */
  number: number
  at: Date
  url: string
  status_code: number | null
  /** The beginning of what was answered. */
  answer: string | null
  error: WebhookFault | null
  ms: number
}
export type WebhookAttemptRow = Selectable<WebhookAttemptTable>

/** The webhooks’ part of the database. */
export interface WebhookTables {
  webhook_event: WebhookEventTable
  webhook_attempt: WebhookAttemptTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends WebhookTables {}
}
