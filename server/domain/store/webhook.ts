import { invoiceStatuses } from '../invoice/machine.ts'

/**
 * What a shop is told of an invoice: each status that it comes into, and what becomes of coins that were held. `invoice.created` is
 * told when one waits anew: its payer began again, or what was seen has vanished.
 */
export const invoiceWebhooks = [
  ...invoiceStatuses.map(status => `invoice.${status}` as const),
  'invoice.held',
  'invoice.accepted',
  'invoice.refunding',
] as const
export type InvoiceWebhook = (typeof invoiceWebhooks)[number]

/** What a shop can be told of. Its type is the event’s type in the body; `test` is sent at a wish. */
export type WebhookType = 'test' | InvoiceWebhook

/**
 * - `waiting`   it is sent, or sent again, at its time
 * - `delivered` the shop has taken it
 * - `failed`    nobody took it in a day, or there is nobody to take it any more
 */
export const webhookStatuses = ['waiting', 'delivered', 'failed'] as const
export type WebhookStatus = (typeof webhookStatuses)[number]

/**
 * Why there was no answer, or one that does not count.
 * - `redirected`  it led elsewhere, and redirects are not followed
 * - `not_public`  its name leads into a private network
 * - `unresolved`  its name leads nowhere
 * - `unreachable` nobody listens there, or the connection broke off
 * - `certificate` its certificate is not valid
 * - `late`        no answer in time
 */
export const webhookFaults = [
  'redirected',
  'not_public',
  'unresolved',
  'unreachable',
  'certificate',
  'late',
] as const
export type WebhookFault = (typeof webhookFaults)[number]

/** What came of one attempt. */
export interface WebhookAnswer {
  readonly statusCode: number | null
  /** The beginning of what was answered. */
  readonly answer: string | null
  readonly fault: WebhookFault | null
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How long is waited after the first attempt that failed, the second, and so on; then as after the last. */
const waitsMs = [10 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, hour] as const
export const webhookGivenUpMs = 24 * hour

/** Whether a shop has taken it: any 2xx. */
export const isTaken = ({ statusCode, fault }: WebhookAnswer): boolean =>
  fault === null && statusCode !== null && statusCode >= 200 && statusCode <= 299

/**
 * When an event is sent again, or null when it is given up.
 * @param failed attempts that have failed since `from`, at least 1
 */
export function nextAttempt(failed: number, from: Date, at: Date): Date | null {
  const wait = waitsMs[Math.min(failed, waitsMs.length) - 1] ?? hour
  const next = new Date(at.getTime() + wait)
  return next.getTime() - from.getTime() > webhookGivenUpMs ? null : next
}
