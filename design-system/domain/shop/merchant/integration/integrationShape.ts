import type * as unions from '../../../__generated__/unions.ts'
import type { DecimalString } from '../../../../format/decimal.ts'

/** Where a shop is told, where its payers go back to, and how exactly they have to pay. */
export interface AccessShape {
  readonly webhookUrl: string | null
  readonly successUrl: string | null
  readonly failUrl: string | null
  readonly tolerancePercent: DecimalString
}

/** A key by which a shop signs its calls. Moments are ISO-8601. */
export interface StoreKeyShape {
  readonly keyId: string
  readonly createdAt: string
  readonly lastUsedAt: string | null
}

/** Our own key towards a store: webhooks are signed with it. */
export type WebhookKeyShape = Pick<StoreKeyShape, 'keyId' | 'createdAt'>

/** What a shop can be told of. */
export const webhookTypes = [
  'test',
  'invoice.created',
  'invoice.trade_initiated',
  'invoice.paid',
  'invoice.past_due',
  'invoice.offer_not_found',
  'invoice.trade_cancelled',
  'invoice.init_trade_error',
  'invoice.unknown',
  'invoice.held',
  'invoice.accepted',
  'invoice.refunding',
] as const
export type WebhookType = (typeof webhookTypes)[number]

/** Whether a type is one that there are words for: a server that is newer than the page knows more. */
export const isWebhookType = (type: string): type is WebhookType =>
  (webhookTypes as readonly string[]).includes(type)

/** Sent or to be sent again, taken, or given up. */
export type WebhookStatus = unions.MerchantWebhookStatus

/** Why there was no answer that counts. */
export type WebhookFault = unions.MerchantWebhookError

/** One time that an event was sent. */
export interface WebhookAttemptShape {
  readonly number: number
  readonly at: string
  readonly url: string
  readonly statusCode: number | null
  /** The beginning of what the shop wrote. */
  readonly answer: string | null
  readonly error: WebhookFault | null
  readonly durationMs: number
}

/** Something that a shop is told. */
export interface WebhookShape {
  readonly id: string
  readonly type: string
  /** An invoice’s id; of a test nothing’s. */
  readonly subject: string
  readonly status: WebhookStatus
  /** JSON, as it is sent. */
  readonly body: string
  readonly createdAt: string
  readonly nextAttemptAt: string | null
  /** The oldest first. */
  readonly attempts: readonly WebhookAttemptShape[]
}
