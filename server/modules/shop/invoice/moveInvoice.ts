import { sql } from 'kysely'
import { tellUser } from '../../../cable/publishEvents.ts'
import type { Tx } from '../../../database/database.ts'
import {
  isOpenInvoice,
  movedBy,
  type InvoiceMove,
  type InvoiceStatus,
} from '../../../domain/invoice/machine.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { cancel, schedule } from '../../../runtime/job/jobs.ts'
import { publish } from '../../../runtime/outbox.ts'
import { countMade, countMove } from './countInvoices.ts'
import { invoiceDeadline } from './deadlineJob.ts'
import { tellShop, type ShopNewsParts } from './shopNews.ts'
import type { InvoiceRow } from './tables.ts'
import { noteInTimeline, type TimelineFacts, type TimelineKind } from './timeline.ts'

/** What changes beside the status. */
export type InvoiceChanges = Partial<
  Pick<InvoiceRow, 'expires_at' | 'rest_until' | 'paid_at' | 'held' | 'payer_email'>
> & { readonly paid_worth?: string }

/** What each move is called in the timeline; the chain’s own news are told where it brings them. */
const told: Readonly<Record<InvoiceMove, TimelineKind | null>> = {
  offer: null,
  lackOffer: 'no_offer',
  lackAddress: 'no_address',
  renew: 'renewed',
  cancel: 'cancelled',
  see: null,
  forget: null,
  lapse: 'past_due',
  pay: 'paid',
  unpay: 'payment_reversed',
}

/**
 * The one place in which an invoice’s status changes: by the table, with its totals, its deadline and everybody who is told. The
 * caller holds the invoice. Refuses `invoice_moved_on` when the move does not lead from where it is.
 */
export async function moveInvoice(
  tx: Tx,
  parts: ShopNewsParts,
  row: InvoiceRow,
  move: InvoiceMove,
  at: Date,
  { changes = {}, facts }: { readonly changes?: InvoiceChanges; readonly facts?: TimelineFacts } = {},
): Promise<InvoiceRow> {
  const to = movedBy(row.status, move)
  if (to === null) throw new RequestRefused(refuse('invoice_moved_on'))
  const moved = await changeInvoice(tx, row, {
    ...changes,
    ...(to === row.status ? {} : { status: to, status_changed_at: at }),
  })
  if (to !== row.status) await recount(tx, row, to)
  const kind = told[move]
  if (kind !== null) await noteInTimeline(tx, row.id, kind, at, facts)
  await setDeadline(tx, moved)
  if (to !== row.status) await tellShop(tx, parts, moved, `invoice.${to}`, at)
  return moved
}

/** Writes what changed without a move, and tells whoever looks at it. */
export async function changeInvoice(
  tx: Tx,
  row: InvoiceRow,
  changes: InvoiceChanges & Partial<Pick<InvoiceRow, 'status' | 'status_changed_at'>>,
): Promise<InvoiceRow> {
  const { paid_worth: worth, ...columns } = changes
  const version = row.version + 1
  await tx
    .updateTable('invoice')
    .set({ ...columns, ...(worth === undefined ? {} : { paid_worth: BigInt(worth) }), version })
    .where('id', '=', row.id)
    .execute()
  const changed = { ...row, ...changes, version }
  tellInvoice(tx, changed)
  return changed
}

/** Tells the store’s owner, and the pages of its payers. */
export function tellInvoice(tx: Tx, row: InvoiceRow): void {
  const { owner_id: ownerId, store_id, id, status, unique_id: uniqueId, version } = row
  tellUser(tx, ownerId, 'invoice_changed', { account_id: store_id, invoice_id: id, status })
  publish(tx, { channel: 'invoice', uniqueId, name: 'version', payload: { version } })
}

/** An invoice began: it counts from now on. */
export async function beginTotals(tx: Tx, row: InvoiceRow): Promise<void> {
  await addTo(tx, row, row.status, 1n)
  await countMade(tx, row)
}

async function recount(tx: Tx, row: InvoiceRow, to: InvoiceStatus): Promise<void> {
  // In the order of names, so that two that go opposite ways do not wait for each other.
  const steps = [
    [row.status, -1n],
    [to, 1n],
  ] as const
  for (const [status, count] of steps.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await addTo(tx, row, status, count)
  await countMove(tx, row, to)
}

async function addTo(tx: Tx, row: InvoiceRow, status: InvoiceStatus, count: bigint): Promise<void> {
  const { store_id, asset, amount } = row
  await tx
    .insertInto('invoice_total')
    .values({ store_id, status, asset, count, amount: count * BigInt(amount) })
    .onConflict(conflict =>
      conflict.columns(['store_id', 'status', 'asset']).doUpdateSet({
        count: sql`invoice_total.count + excluded.count`,
        amount: sql`invoice_total.amount + excluded.amount` as never,
      }),
    )
    .execute()
}

/** When time moves it next by itself: the end of its time to pay, or of that for the rest. */
export async function setDeadline(tx: Tx, row: InvoiceRow): Promise<void> {
  if (!isOpenInvoice(row.status)) return cancel(tx, invoiceDeadline, row.id)
  const runAt = row.status === 'trade_initiated' ? row.rest_until : row.expires_at
  await schedule(tx, {
    kind: invoiceDeadline,
    key: row.id,
    runAt: runAt ?? row.expires_at,
    payload: { invoice_id: row.id },
  })
}
