import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { InvoiceStatus } from '../../../domain/invoice/machine.ts'
import { depositKey } from '../../money/deposit/moveDeposit.ts'
import type { Payment } from './invoicePayments.ts'
import type { InvoiceRow } from './tables.ts'

const slotMs = 15 * 60_000

/** The quarter of an hour in which a moment is: every month of every clock begins with one. */
const slotOf = (at: Date): Date => new Date(Math.floor(at.getTime() / slotMs) * slotMs)

/** An invoice began. */
export const countMade = (tx: Tx, row: InvoiceRow): Promise<void> =>
  addInvoices(tx, row, { made: 1n, asked: BigInt(row.amount), paid: 0n, got: 0n })

/** An invoice moves: into being paid, out of it, or neither. It counts in the time in which it was made. */
export async function countMove(tx: Tx, row: InvoiceRow, to: InvoiceStatus): Promise<void> {
  const change = Number(to === 'paid') - Number(row.status === 'paid')
  if (change === 0) return
  const paid = BigInt(change)
  await addInvoices(tx, row, { made: 0n, asked: 0n, paid, got: paid * BigInt(row.amount) })
}

/** What the store gets of a payment, the fee included. Call it before the payment is changed. */
export const countPayout = (
  tx: Tx,
  row: InvoiceRow,
  payment: Payment,
  { amount, fee }: { readonly amount: bigint; readonly fee: bigint },
  at: Date,
): Promise<void> =>
  addPayout(tx, row, payment, { payments: payment.settled === 0n ? 1n : 0n, amount, fee }, at)

/** The chain took a payment back: what it had come to, is taken out of the times in which it was paid out. */
export async function uncountPayout(tx: Tx, row: InvoiceRow, payment: Payment): Promise<void> {
  const key = depositKey({ ...payment, times_credited: payment.timesCredited })
  const journals = ['pay', 'pay_fee', 'accept', 'accept_fee'].map(posting => `invoice:${key}:${posting}`)
  const { rows } = await sql<{ at: Date; amount: string; fee: string }>`
    select journal.at, coalesce(sum(amount) filter (where type = 'Transaction::CryptoInvoicePaid'), 0) as amount,
      coalesce(-sum(amount) filter (where type = 'Transaction::CryptoInvoiceFee'), 0) as fee
    from journal join posting on posting.journal_id = journal.id
    where key = any(${journals}::text[]) and type is not null group by journal.at order by journal.at`.execute(
    tx,
  )
  for (const [index, { at, amount, fee }] of rows.entries())
    await addPayout(
      tx,
      row,
      payment,
      { payments: index === 0 ? -1n : 0n, amount: -BigInt(amount), fee: -BigInt(fee) },
      at,
    )
}

interface Invoices {
  readonly made: bigint
  readonly asked: bigint
  readonly paid: bigint
  readonly got: bigint
}

async function addInvoices(tx: Tx, row: InvoiceRow, counts: Invoices): Promise<void> {
  const { store_id, asset } = row
  await tx
    .insertInto('invoice_slot')
    .values({ store_id, asset, slot: slotOf(row.created_at), ...counts })
    .onConflict(conflict =>
      conflict.columns(['store_id', 'slot', 'asset']).doUpdateSet({
        made: sql`invoice_slot.made + excluded.made`,
        asked: sql`invoice_slot.asked + excluded.asked` as never,
        paid: sql`invoice_slot.paid + excluded.paid`,
        got: sql`invoice_slot.got + excluded.got` as never,
      }),
    )
    .execute()
}

interface Payout {
  readonly payments: bigint
  readonly amount: bigint
  readonly fee: bigint
}

async function addPayout(
  tx: Tx,
  row: InvoiceRow,
  { coin, network }: Payment,
  counts: Payout,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('payout_slot')
    .values({ store_id: row.store_id, slot: slotOf(at), coin, network, ...counts })
    .onConflict(conflict =>
      conflict.columns(['store_id', 'slot', 'coin', 'network']).doUpdateSet({
        payments: sql`payout_slot.payments + excluded.payments`,
        amount: sql`payout_slot.amount + excluded.amount` as never,
        fee: sql`payout_slot.fee + excluded.fee` as never,
      }),
    )
    .execute()
}
