import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { dueFor } from '../../../domain/invoice/price.ts'
import { isOpenInvoice, movedBy, takesPayment } from '../../../domain/invoice/machine.ts'
import { invoiceRules } from '../../../domain/invoice/rules.ts'
import { enoughFor, worthOf } from '../../../domain/invoice/paymentWorth.ts'
import { decimal } from '../../../domain/money/decimal.ts'
import type { AssetCode } from '../../../domain/reference/asset.ts'
import type { InvoiceDesk } from '../../money/deposit/moveDeposit.ts'
import type { DepositRow } from '../../money/deposit/tables.ts'
import { notify } from '../../telling/notification/notify.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import { holdInvoice, placesOfInvoice } from './findInvoice.ts'
import { changeInvoice, moveInvoice } from './moveInvoice.ts'
import type { InvoiceParts } from './parts.ts'
import { isConfirmed, isThere, isUndivided, paymentsOfOne, sumOf, type Payment } from './invoicePayments.ts'
import { askRest, ratesFor } from './invoicePlaces.ts'
import { keepRest, payStore, takeBackPayment } from './settleInvoice.ts'
import { tellShop } from './shopNews.ts'
import type { InvoiceRow } from './tables.ts'
import { noteInTimeline, type TimelineKind } from './timeline.ts'

type DeskParts = InvoiceParts

const hourMs = 3_600_000

/** What invoices make of the deposits at their addresses. */
export const invoiceDesk = (parts: DeskParts): InvoiceDesk => ({
  async depositMoved(tx, deposit, at) {
    const row = await holdInvoiceOf(tx, deposit)
    await keepPayment(tx, parts, row, deposit, at)
    await noteDeposit(tx, row, deposit, at)
    await look(tx, parts, row, at)
  },

  async takeBack(tx, deposit, at) {
    const row = await holdInvoiceOf(tx, deposit)
    const payment = (await paymentsOfOne(tx, row.id)).find(({ id }) => id === deposit.id)
    if (!payment) throw new Error(`The deposit ${deposit.id} was never a payment`)
    await takeBackPayment(tx, row, payment, at)
    await noteDeposit(tx, row, deposit, at)
    await look(tx, parts, row, at)
  },
})

function holdInvoiceOf(tx: Tx, { id, invoice_id: invoiceId }: DepositRow): Promise<InvoiceRow> {
  if (invoiceId === null) throw new Error(`The deposit ${id} is no invoice’s`)
  return holdInvoice(tx, invoiceId)
}

/** What is seen for the first time is a payment: worth what its sender was told, and in time or late. */
async function keepPayment(
  tx: Tx,
  parts: DeskParts,
  row: InvoiceRow,
  deposit: DepositRow,
  at: Date,
): Promise<void> {
  const worth = await worthNow(tx, parts, row, deposit, at)
  await tx
    .insertInto('invoice_payment')
    .values({
      deposit_id: deposit.id,
      invoice_id: row.id,
      is_late: !isInTime(row, at),
      told: BigInt(deposit.amount),
      worth,
    })
    .onConflict(conflict =>
      conflict.column('deposit_id').doUpdateSet({
        told: BigInt(deposit.amount),
        worth: sql`div(invoice_payment.worth * excluded.told, invoice_payment.told)` as never,
      }),
    )
    .execute()
}

/** Whether what comes now was asked for: the job that ends the time may run later than it ended. */
function isInTime(row: InvoiceRow, at: Date): boolean {
  if (!takesPayment(row.status)) return false
  if (row.status === 'paid') return true
  return at < (row.status === 'trade_initiated' ? (row.rest_until ?? row.expires_at) : row.expires_at)
}

/** By the last price of its coin; by the market for a coin that nobody was asked for. */
async function worthNow(
  tx: Tx,
  parts: DeskParts,
  row: InvoiceRow,
  { coin, network, amount }: DepositRow,
  at: Date,
): Promise<bigint> {
  const place = (await placesOfInvoice(tx, row.id)).find(
    each => each.coin === coin && each.network === network,
  )
  if (place) return worthOf(BigInt(amount), { due: BigInt(place.due), worth: BigInt(place.worth) })
  const rates = await ratesFor(tx, parts, [row.asset as AssetCode, coin], at)
  if (rates === null) return 0n
  const worth = BigInt(row.amount)
  return worthOf(BigInt(amount), { due: dueFor(rates, row.asset as AssetCode, worth, coin), worth })
}

const noted: Partial<Record<DepositRow['status'], TimelineKind>> = {
  seen: 'payment_seen',
  credited: 'payment_confirmed',
  vanished: 'payment_gone',
  reversed: 'payment_reversed',
}

/** Its first sight, its end, and when it is no longer there; confirmations are counted beside. */
async function noteDeposit(tx: Tx, row: InvoiceRow, deposit: DepositRow, at: Date): Promise<void> {
  const { status, coin, network, txid } = deposit
  const kind = noted[status]
  if (kind === undefined) return
  const amount = decimalOf(BigInt(deposit.amount), coin)
  await noteInTimeline(tx, row.id, kind, at, { amount, asset: coin, network, text: txid })
}

/** Looks at all that came for an invoice, and moves it to where it belongs. The caller holds it. */
async function look(tx: Tx, parts: DeskParts, before: InvoiceRow, at: Date): Promise<void> {
  const payments = await paymentsOfOne(tx, before.id)
  const counted = payments.filter(payment => !payment.isLate && isThere(payment))
  const worth = sumOf(counted.map(payment => payment.worth))
  const confirmed = sumOf(counted.filter(isConfirmed).map(payment => payment.worth))
  const enough = enoughFor(BigInt(before.amount), decimal(before.tolerance_percent))
  // A version more, whatever comes of it: confirmations are on the payer’s page.
  let row = await changeInvoice(tx, before, { paid_worth: String(worth) })

  if (counted.length > 0 && movedBy(row.status, 'see') !== null) {
    const restUntil = new Date(row.expires_at.getTime() + invoiceRules.restHours * hourMs)
    row = await moveInvoice(tx, parts, row, 'see', at, { changes: { rest_until: restUntil } })
  }
  if (row.status === 'paid' && confirmed < enough) row = await moveInvoice(tx, parts, row, 'unpay', at)
  if (row.status === 'trade_initiated' && counted.length === 0)
    row = await moveInvoice(tx, parts, row, 'forget', at, { changes: { rest_until: null } })
  if (row.status === 'trade_initiated' && confirmed >= enough) {
    row = await moveInvoice(tx, parts, row, 'pay', at, { changes: { paid_at: at } })
    await tellPaid(tx, parts, row, at)
  }
  if (row.status === 'paid') await payStore(tx, row, counted, at)
  await lapseIfOver(tx, parts, row, { payments, worth, enough }, at)
}

interface Found {
  readonly payments: readonly Payment[]
  readonly worth: bigint
  readonly enough: bigint
}

/** After the time nothing more is asked for: what is short or late is held for a decision. */
export async function lapseIfOver(
  tx: Tx,
  parts: DeskParts,
  before: InvoiceRow,
  { payments, worth, enough }: Found,
  at: Date,
): Promise<void> {
  let row = before
  const ends = row.status === 'trade_initiated' ? row.rest_until : row.expires_at
  // What is there in full only has to be confirmed.
  const isComplete = row.status === 'trade_initiated' && worth >= enough
  if (isOpenInvoice(row.status) && !isComplete && ends !== null && ends <= at)
    row = await moveInvoice(tx, parts, row, 'lapse', at)
  if (row.status === 'trade_initiated' && !isComplete) {
    const last = payments.findLast(payment => !payment.isLate && isThere(payment))
    if (last) await askRest(tx, parts, row, last, at)
  }
  if (!takesPayment(row.status))
    for (const payment of payments.filter(isUndivided))
      await keepRest(tx, row, payment, payment.amount, payment.isLate ? 'late' : 'short', at)
  await noteHeld(tx, parts, row, at)
}

/** Whether anything waits for a decision, for lists and for the store’s owner. */
export async function noteHeld(tx: Tx, parts: DeskParts, row: InvoiceRow, at: Date): Promise<InvoiceRow> {
  const held = (await paymentsOfOne(tx, row.id)).some(({ restStatus }) => restStatus === 'held')
  if (held === row.held) return row
  const changed = await changeInvoice(tx, row, { held })
  if (held) {
    await tellShop(tx, parts, changed, 'invoice.held', at)
    await notify(tx, parts.random, row.owner_id, { type: 'Notification::Admin', code: 'invoice_held' }, at)
  }
  return changed
}

async function tellPaid(tx: Tx, { random }: DeskParts, row: InvoiceRow, at: Date): Promise<void> {
  const amount = decimalOf(BigInt(row.amount), row.asset)
  const notice = { code: 'invoice_paid', amount, asset: row.asset } as const
  await notify(tx, random, row.owner_id, { type: 'Notification::PaymentReceived', ...notice }, at)
}

/** Ends the time of an invoice, where it has ended. */
export async function endTime(tx: Tx, parts: DeskParts, row: InvoiceRow, at: Date): Promise<void> {
  const payments = await paymentsOfOne(tx, row.id)
  const enough = enoughFor(BigInt(row.amount), decimal(row.tolerance_percent))
  await lapseIfOver(tx, parts, row, { payments, worth: BigInt(row.paid_worth), enough }, at)
}
