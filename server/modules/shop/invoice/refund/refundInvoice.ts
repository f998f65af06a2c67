import type { AmlDesk } from '../../../../adapters/aml/amlDesk.ts'
import type { Tx } from '../../../../database/database.ts'
import { isAddress } from '../../../../domain/chain/address.ts'
import { newInvoiceRefundId } from '../../../../domain/identifier/identifier.ts'
import { refundTransitions } from '../../../../domain/invoice/machine.ts'
import { toUnits } from '../../../../domain/money/units.ts'
import { coins, findCoinNetwork } from '../../../../domain/reference/coin.ts'
import { networks } from '../../../../domain/reference/network.ts'
import { refuse, refuseWith } from '../../../../domain/refusal/refusal.ts'
import { canonicalAddress, spellingsOf } from '../../../../domain/withdrawal/address.ts'
import { RequestRefused } from '../../../../kernel/refusal.ts'
import { invoiceJournals } from '../../../../ledger/invoice.ts'
import { post } from '../../../../ledger/ledger.ts'
import { money } from '../../../../domain/reference/decimalOf.ts'
import { noteHeld } from '../invoiceDesk.ts'
import { holdInvoice } from '../findInvoice.ts'
import { writeLetter } from '../letter/invoiceLetters.ts'
import { changeInvoice } from '../moveInvoice.ts'
import type { InvoiceParts } from '../parts.ts'
import { paymentsOfOne, sumOf, type Payment } from '../invoicePayments.ts'
import type { Way } from '../invoicePlaces.ts'
import { refuseListed } from '../../../money/withdrawal/address/screenAddress.ts'
import { refundSoon } from './refundJob.ts'
import { isStranded } from './refundNews.ts'
import { moneyOf } from '../settleInvoice.ts'
import { tellShop } from '../shopNews.ts'
import type { InvoiceRefundRow, InvoiceRow } from '../tables.ts'
import { noteInTimeline } from '../timeline.ts'
import { hashOfSecret } from '../../../../runtime/random.ts'

/** Held coins that go back together: of the way of the first of them. */
export function returnable(
  payments: readonly Payment[],
): { readonly way: Way; readonly payments: readonly Payment[]; readonly amount: bigint } | null {
  const held = payments.filter(({ restStatus }) => restStatus === 'held')
  const [first] = held
  if (first === undefined) return null
  const { coin, network } = first
  const together = held.filter(each => each.coin === coin && each.network === network)
  return { way: { coin, network }, payments: together, amount: sumOf(together.map(({ rest }) => rest)) }
}

/** Whether so little can be sent back at all: its network takes a fee out of it. */
export function isWorthSending({ coin, network }: Way, amount: bigint): boolean {
  const way = findCoinNetwork(coin, network)
  return way !== undefined && amount > toUnits(way.networkFee, coins[coin].scale, 'exact')
}

/** The refund that waits for its confirmation, or for the chain. */
export const openRefund = (db: Pick<Tx, 'selectFrom'>, row: Pick<InvoiceRow, 'id'>) =>
  db
    .selectFrom('invoice_refund')
    .selectAll()
    .where('invoice_id', '=', row.id)
    .where('status', 'in', ['asked', 'confirmed'])
    .executeTakeFirst()

/**
 * Leaves an address to which held coins go back once it is confirmed: by whoever reads the payer’s letters, or by the store. One that
 * was not confirmed, or that could not be sent to, is replaced. The caller holds the invoice.
 */
export async function leaveAddress(
  tx: Tx,
  parts: InvoiceParts & { readonly aml: AmlDesk },
  row: InvoiceRow,
  written: { readonly address: string; readonly memo?: string | null },
  at: Date,
): Promise<InvoiceRow> {
  const open = await openRefund(tx, row)
  const stranded = open?.status === 'confirmed' && (await isStranded(tx, open.id)) ? open : undefined
  if (open?.status === 'confirmed' && !stranded) throw new RequestRefused(refuse('refund_gone'))
  const back = stranded ? null : returnable(await paymentsOfOne(tx, row.id))
  if (!stranded && !back) throw new RequestRefused(refuse('refund_gone'))
  const way: Way = stranded ?? back?.way ?? (open as Way)
  if (back && !isWorthSending(way, back.amount))
    throw new RequestRefused(refuse('refund_too_small', 'address'))
  const to = { ...(await readAddress(tx, way, written.address)), memo: readMemo(way, written.memo) }
  refuseListed(parts.aml, { network: way.network, address: to.address }, 'address')
  const id = stranded?.id ?? newInvoiceRefundId(at, parts.random)
  const asked = { ...to, status: 'asked', token_hash: null, token_until: null, changed_at: at } as const
  if (stranded) await tx.updateTable('invoice_refund').set(asked).where('id', '=', id).execute()
  else {
    if (open) await moveRefund(tx, open, 'withdraw', at)
    await tx
      .insertInto('invoice_refund')
      .values({ id, invoice_id: row.id, ...way, ...asked, amount: null, asked_at: at })
      .execute()
  }
  await noteInTimeline(tx, row.id, 'refund_asked', at, {
    asset: way.coin,
    network: way.network,
    text: to.address,
  })
  if (row.payer_email !== null)
    await writeLetter(tx, { kind: 'refund', row, to: row.payer_email, refundId: id }, at)
  return changeInvoice(tx, row, {})
}

async function readAddress(tx: Tx, { network }: Way, text: string): Promise<{ readonly address: string }> {
  const address = text.trim()
  if (address === '') throw new RequestRefused(refuse('required', 'address'))
  if (!isAddress(network, address)) throw addressRefused(network)
  // What comes to an invoice’s address pays that invoice.
  const ofInvoice = await tx
    .selectFrom('deposit_address')
    .select('id')
    .where('network', '=', network)
    .where('address', 'in', spellingsOf(network, address))
    .where('invoice_id', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (ofInvoice) throw addressRefused(network)
  return { address: canonicalAddress(network, address) }
}

function readMemo({ network }: Way, text: string | null | undefined): string | null {
  const memo = text?.trim() ?? ''
  const { name, needsMemo } = networks[network]
  if (memo !== '' && !needsMemo)
    throw new RequestRefused(refuseWith('memo_not_used', { network: name }, 'memo'))
  return memo === '' ? null : memo
}

const addressRefused = (network: Way['network']) =>
  new RequestRefused(refuseWith('payout_address_invalid', { network: networks[network].name }, 'address'))

/** Has what is held sent to the address that was left. The caller holds the invoice. Refuses `refund_gone`. */
export async function confirmRefund(
  tx: Tx,
  parts: InvoiceParts,
  row: InvoiceRow,
  refund: InvoiceRefundRow,
  at: Date,
): Promise<InvoiceRow> {
  const amount = refund.amount === null ? await takeHeld(tx, row, refund, at) : BigInt(refund.amount)
  await moveRefund(tx, refund, 'confirm', at, { amount, token_hash: null })
  const { coin, network, address } = refund
  await noteInTimeline(tx, row.id, 'refund_confirmed', at, {
    ...money(amount, coin),
    network,
    text: address,
  })
  await refundSoon(tx, refund.id, at)
  const changed = await changeInvoice(tx, row, {})
  await tellShop(tx, parts, changed, 'invoice.refunding', at)
  return noteHeld(tx, parts, changed, at)
}

/** The held coins of a refund’s way, from suspense to its account. */
async function takeHeld(tx: Tx, row: InvoiceRow, refund: InvoiceRefundRow, at: Date): Promise<bigint> {
  const held = (await paymentsOfOne(tx, row.id)).filter(
    ({ restStatus, coin, network }) =>
      restStatus === 'held' && coin === refund.coin && network === refund.network,
  )
  const amount = sumOf(held.map(({ rest }) => rest))
  if (!isWorthSending(refund, amount)) throw new RequestRefused(refuse('refund_gone'))
  for (const payment of held) {
    const { outcome } = await post(
      tx,
      invoiceJournals.refund(moneyOf(row, payment), refund.id, payment.rest, at),
    )
    if (outcome !== 'posted') throw new Error(`The refund ${refund.id} could not be posted: ${outcome}`)
    await tx
      .updateTable('invoice_payment')
      .set({ rest_status: 'refunding', refund_id: refund.id })
      .where('deposit_id', '=', payment.id)
      .execute()
  }
  return amount
}

async function moveRefund(
  tx: Tx,
  { id }: InvoiceRefundRow,
  move: 'confirm' | 'withdraw',
  at: Date,
  columns: { readonly amount?: bigint; readonly token_hash?: null } = {},
): Promise<void> {
  const { from, to } = refundTransitions[move]
  const { numUpdatedRows } = await tx
    .updateTable('invoice_refund')
    .set({ status: to, changed_at: at, ...columns })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new RequestRefused(refuse('refund_gone'))
}

/** Confirms by the token of a letter, once. Refuses `link_unknown` and `link_expired` at the field `token`. */
export async function confirmByToken(
  tx: Tx,
  parts: InvoiceParts,
  token: string,
  at: Date,
): Promise<InvoiceRow> {
  const find = () =>
    tx
      .selectFrom('invoice_refund')
      .selectAll()
      .where('token_hash', '=', hashOfSecret(token))
      .where('status', '=', 'asked')
      .executeTakeFirst()
  const known = await find()
  if (!known) throw new RequestRefused(refuse('link_unknown', 'token'))
  const row = await holdInvoice(tx, known.invoice_id)
  const refund = await find()
  if (!refund) throw new RequestRefused(refuse('link_unknown', 'token'))
  if (refund.token_until === null || refund.token_until <= at)
    throw new RequestRefused(refuse('link_expired', 'token'))
  return confirmRefund(tx, parts, row, refund, at)
}
