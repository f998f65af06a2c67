import type { Tx } from '../../../database/database.ts'
import { divide } from '../../../domain/invoice/paymentWorth.ts'
import type { RestKind } from '../../../domain/invoice/machine.ts'
import { invoiceRules } from '../../../domain/invoice/rules.ts'
import { percentOf, units } from '../../../domain/money/units.ts'
import { lockAvailable } from '../../../ledger/claim.ts'
import { invoiceJournals, type InvoiceMoney } from '../../../ledger/invoice.ts'
import { post, type Journal } from '../../../ledger/ledger.ts'
import { availableMoved } from '../../money/wallet/availableMovedJob.ts'
import { depositKey } from '../../money/deposit/moveDeposit.ts'
import { countPayout, uncountPayout } from './countInvoices.ts'
import { money } from '../../../domain/reference/decimalOf.ts'
import { tellBalance, tellMovement } from '../../money/wallet/tellBalance.ts'
import { isUndivided, sumOf, type Payment } from './invoicePayments.ts'
import type { InvoiceRow } from './tables.ts'
import { noteInTimeline } from './timeline.ts'

/** The house’s share of what a store gets. */
export const feeOf = (amount: bigint): bigint => percentOf(units(amount), invoiceRules.feePercent, 'up')

/**
 * Divides what is confirmed and counts between the store and what is too much, and pays the store. What was divided before
 * stays as it is.
 */
export async function payStore(
  tx: Tx,
  row: InvoiceRow,
  counted: readonly Payment[],
  at: Date,
): Promise<void> {
  const paid = sumOf(counted.filter(({ settled }) => settled > 0n).map(({ worth }) => worth))
  const asked = BigInt(row.amount)
  const open = counted.filter(isUndivided)
  const parts = divide(asked > paid ? asked - paid : 0n, open)
  for (const [index, { settled, rest }] of parts.entries()) {
    const payment = open[index]
    if (payment === undefined) continue
    if (settled > 0n) await settle(tx, row, payment, settled, 'pay', at)
    if (rest > 0n) await keepRest(tx, row, payment, rest, 'over', at)
  }
}

/** Coins that are nobody’s yet: they wait for a decision. */
export async function keepRest(
  tx: Tx,
  row: InvoiceRow,
  { id, coin }: Payment,
  rest: bigint,
  kind: RestKind,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('invoice_payment')
    .set({ rest, rest_kind: kind, rest_status: 'held' })
    .where('deposit_id', '=', id)
    .execute()
  await noteInTimeline(tx, row.id, 'held', at, money(rest, coin))
}

/** Gives the store what was held of a payment. */
export async function acceptRest(tx: Tx, row: InvoiceRow, payment: Payment, at: Date): Promise<void> {
  await settle(tx, row, payment, payment.rest, 'accept', at)
  await tx
    .updateTable('invoice_payment')
    .set({ rest_status: 'accepted' })
    .where('deposit_id', '=', payment.id)
    .execute()
  const { coin, rest } = payment
  await noteInTimeline(tx, row.id, 'accepted', at, money(rest, coin))
}

async function settle(
  tx: Tx,
  row: InvoiceRow,
  payment: Payment,
  amount: bigint,
  posting: 'pay' | 'accept',
  at: Date,
): Promise<void> {
  const fee = feeOf(amount)
  const paid = moneyOf(row, payment)
  await write(tx, row, payment, invoiceJournals.settle(paid, amount, posting, at), at)
  if (fee > 0n) await write(tx, row, payment, invoiceJournals.fee(paid, fee, posting, at), at)
  await countPayout(tx, row, payment, { amount, fee }, at)
  const pay = { settled: payment.settled + amount, fee: payment.fee + fee }
  await tx.updateTable('invoice_payment').set(pay).where('deposit_id', '=', payment.id).execute()
}

/** Takes a payment out of the books that its chain has dropped: from wherever its coins are now. */
export async function takeBackPayment(tx: Tx, row: InvoiceRow, payment: Payment, at: Date): Promise<void> {
  const isGone = payment.restStatus === 'refunding' || payment.restStatus === 'refunded'
  // What was accepted is among what was settled.
  const rest = payment.restStatus === 'accepted' ? 0n : payment.rest
  const parts = {
    settled: payment.settled,
    fee: payment.fee,
    held: isGone ? 0n : payment.amount - payment.settled,
    gone: isGone ? rest : 0n,
  }
  const left = await lockAvailable(tx, row.owner_id, payment.coin)
  const got = parts.settled - parts.fee
  const spent = left < got ? got - left : 0n
  await write(tx, row, payment, invoiceJournals.reverse(moneyOf(row, payment), parts, spent, at), at)
  await uncountPayout(tx, row, payment)
  await tx
    .updateTable('invoice_payment')
    .set({ settled: 0n, fee: 0n, rest: 0n, rest_kind: null, rest_status: null, refund_id: null })
    .where('deposit_id', '=', payment.id)
    .execute()
}

/** Posts, and tells the store’s owner what moved. */
async function write(tx: Tx, row: InvoiceRow, { coin }: Payment, journal: Journal, at: Date): Promise<void> {
  const posted = await post(tx, journal)
  if (posted.outcome !== 'posted')
    throw new Error(`The invoice ${row.id} could not be posted: ${posted.outcome}`)
  const movements = await tx
    .selectFrom('posting')
    .innerJoin('account', 'account.id', 'posting.account_id')
    .select(['posting.id', 'posting.type', 'posting.amount'])
    .where('journal_id', '=', posted.journalId)
    .where('account.kind', '=', 'available')
    .orderBy('posting.id')
    .execute()
  if (movements.length === 0) return
  for (const { id, type, amount } of movements)
    tellMovement(tx, row.owner_id, { id, type, amount: BigInt(amount), asset: coin })
  await tellBalance(tx, row.owner_id, coin)
  await availableMoved(tx, row.owner_id, at)
}

/** A payment’s money, as the ledger posts it. */
export const moneyOf = (row: InvoiceRow, payment: Payment): InvoiceMoney => ({
  invoiceId: row.id,
  depositId: payment.id,
  key: depositKey({ ...payment, times_credited: payment.timesCredited }),
  asset: payment.coin,
  owner: row.owner_id,
})
