import { sql } from 'kysely'
import type { Connection, Tx } from '../../../database/database.ts'
import type { InvoiceId } from '../../../domain/identifier/identifier.ts'
import type { JsonObject } from '../../../runtime/tables.ts'

/** What can happen to an invoice, as its timeline tells it. */
export const timelineKinds = [
  'created',
  'mailed',
  'way_chosen',
  'price_renewed',
  'no_offer',
  'no_address',
  'payment_seen',
  'payment_confirmed',
  'payment_gone',
  'payment_reversed',
  'paid',
  'past_due',
  'cancelled',
  'renewed',
  'held',
  'accepted',
  'refund_asked',
  'refund_confirmed',
  'refund_sent',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** What is told beside a kind; decimals, never units. */
export interface TimelineFacts {
  readonly amount?: string
  readonly asset?: string
  readonly network?: string
  /** An address or a transaction. */
  readonly text?: string
}

/** Writes what has happened into an invoice’s timeline; the caller holds the invoice. */
export async function noteInTimeline(
  tx: Tx,
  invoiceId: InvoiceId,
  kind: TimelineKind,
  at: Date,
  facts: TimelineFacts = {},
): Promise<void> {
  await tx
    .insertInto('invoice_event')
    .values({
      invoice_id: invoiceId,
      number: sql<number>`(select count(*)::int + 1 from invoice_event where invoice_id = ${invoiceId})`,
      kind,
      at,
      facts: JSON.stringify(facts),
    })
    .execute()
}

/** An invoice’s timeline, the oldest first. */
export const timelineOf = (db: Connection, invoiceId: InvoiceId) =>
  db
    .selectFrom('invoice_event')
    .select(['kind', 'at', 'facts'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('number')
    .execute()

export type TimelineRow = { readonly kind: TimelineKind; readonly at: Date; readonly facts: JsonObject }
