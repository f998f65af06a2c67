import type { Static } from 'typebox'
import type { Connection } from '../../../database/database.ts'
import { movedBy } from '../../../domain/invoice/machine.ts'
import { invoiceRules } from '../../../domain/invoice/rules.ts'
import { decimal } from '../../../domain/money/decimal.ts'
import { networks, transactionUrl } from '../../../domain/reference/network.ts'
import type { NetworkCode } from '../../../domain/reference/network.ts'
import { isAssetCode } from '../../../domain/reference/asset.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'
import { wayOf } from '../../money/deposit/present.ts'
import type { StoreRow } from '../store/tables.ts'
import { money } from '../../../domain/reference/decimalOf.ts'
import { placesOfInvoice } from './findInvoice.ts'
import type { InvoiceParts } from './parts.ts'
import { payerUrl } from './payerUrl.ts'
import { isConfirmed, isThere, paymentsOfOne, type Payment } from './invoicePayments.ts'
import { shownStatus } from './payer/present.ts'
import type { Invoice, InvoiceDetail, merchantInvoiceActions } from './schema.ts'
import type { InvoiceRefundRow, InvoiceRow } from './tables.ts'
import { timelineOf, type TimelineFacts, type TimelineRow } from './timeline.ts'

type Summary = Static<typeof Invoice>
type Detail = Static<typeof InvoiceDetail>
type MerchantAction = (typeof merchantInvoiceActions)[number]

/** An invoice in a list of its store. */
export const presentInvoice = (
  row: InvoiceRow & { readonly coin: CoinCode | null },
  store: Pick<StoreRow, 'status' | 'deleted_at'>,
): Summary => ({
  id: row.id,
  unique_id: row.unique_id,
  account_id: row.store_id,
  status: shownStatus(row, store),
  status_changed_at: row.status_changed_at.toISOString(),
  amount: money(BigInt(row.amount), row.asset),
  product_title: row.title,
  product_description: row.description,
  email: row.payer_email,
  reference: row.reference,
  crypto_currency_code: row.coin,
  received: money(BigInt(row.paid_worth), row.asset),
  has_held: row.held,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
})

/** An invoice as its store’s owner sees it, with everything that came and happened. */
export async function presentDetail(db: Connection, parts: InvoiceParts, row: InvoiceRow): Promise<Detail> {
  const [store, [place], payments, refunds, timeline] = await Promise.all([
    db.selectFrom('store').selectAll().where('id', '=', row.store_id).executeTakeFirstOrThrow(),
    placesOfInvoice(db, row.id),
    paymentsOfOne(db, row.id),
    refundsOf(db, row),
    timelineOf(db, row.id),
  ])
  return {
    ...presentInvoice({ ...row, coin: place?.coin ?? null }, store),
    url: payerUrl(parts.origin, row),
    locale: row.locale,
    source_rate: place?.rate ?? null,
    settled: byCoin(payments, ({ settled }) => settled),
    processing_fee: byCoin(payments, ({ fee }) => fee),
    processing_percent: invoiceRules.feePercent,
    tolerance_percent: decimal(row.tolerance_percent),
    payments: payments.map(payment => paymentView(parts, row, payment)),
    refunds: refunds.map(refundView),
    timeline: timeline.map(eventView),
    actions: merchantActions(row, payments, refunds),
  }
}

const refundsOf = (db: Connection, { id }: InvoiceRow) =>
  db
    .selectFrom('invoice_refund')
    .leftJoin('withdrawal', join =>
      join
        .onRef('withdrawal.refund_id', '=', 'invoice_refund.id')
        .on('withdrawal.status', 'not in', ['failed', 'aml_refused', 'cancelled']),
    )
    .selectAll('invoice_refund')
    .select('withdrawal.txid as txid')
    .where('invoice_refund.invoice_id', '=', id)
    .orderBy('invoice_refund.id')
    .execute()

/** What the store’s owner may do now: the table of moves says what can be cancelled, and held coins ask for a decision. */
function merchantActions(
  row: InvoiceRow,
  payments: readonly Payment[],
  refunds: readonly InvoiceRefundRow[],
): MerchantAction[] {
  const can: Readonly<Record<MerchantAction, boolean>> = {
    cancel: movedBy(row.status, 'cancel') !== null,
    mail: movedBy(row.status, 'see') !== null,
    accept_rest: payments.some(({ restStatus }) => restStatus === 'held'),
    // Whoever reads the payer’s letters confirms it, where there is somebody.
    confirm_refund: row.payer_email === null && refunds.some(({ status }) => status === 'asked'),
  }
  return (Object.keys(can) as MerchantAction[]).filter(action => can[action])
}

/** Whether the store’s owner may do this now. */
export async function mayMerchant(db: Connection, row: InvoiceRow, action: MerchantAction): Promise<boolean> {
  const [payments, refunds] = await Promise.all([paymentsOfOne(db, row.id), refundsOf(db, row)])
  return merchantActions(row, payments, refunds).includes(action)
}

function byCoin(payments: readonly Payment[], part: (payment: Payment) => bigint) {
  const sums = new Map<CoinCode, bigint>()
  for (const payment of payments) sums.set(payment.coin, (sums.get(payment.coin) ?? 0n) + part(payment))
  return [...sums].filter(([, amount]) => amount > 0n).map(([coin, amount]) => money(amount, coin))
}

function paymentView(
  { chains }: InvoiceParts,
  row: InvoiceRow,
  payment: Payment,
): Detail['payments'][number] {
  const { coin, network, txid } = payment
  const needed = wayOf(coin, network).confirmations
  return {
    id: payment.id,
    amount: money(payment.amount, coin),
    worth: money(payment.worth, row.asset),
    network,
    txid,
    tx_url: chains.of(network).isSimulated ? null : transactionUrl(network, txid),
    confirmations: Math.min(payment.confirmations, needed),
    confirmations_needed: needed,
    is_confirmed: isConfirmed(payment),
    is_gone: !isThere(payment),
    is_late: payment.isLate,
    settled: money(payment.settled, coin),
    fee: money(payment.fee, coin),
    rest:
      payment.restKind === null || payment.restStatus === null
        ? null
        : {
            id: payment.id,
            kind: payment.restKind,
            status: payment.restStatus,
            amount: money(payment.rest, coin),
          },
    seen_at: payment.seenAt.toISOString(),
  }
}

const refundView = (
  refund: InvoiceRefundRow & { readonly txid: string | null },
): Detail['refunds'][number] => ({
  id: refund.id,
  status: refund.status,
  amount: refund.amount === null ? null : money(BigInt(refund.amount), refund.coin),
  network: refund.network,
  address: refund.address,
  memo: refund.memo,
  txid: refund.txid,
  asked_at: refund.asked_at.toISOString(),
  changed_at: refund.changed_at.toISOString(),
})

function eventView({ kind, at, facts }: TimelineRow): Detail['timeline'][number] {
  const { amount, asset, network, text } = facts as TimelineFacts
  return {
    kind,
    at: at.toISOString(),
    amount:
      amount !== undefined && asset !== undefined && isAssetCode(asset)
        ? { amount: decimal(amount), asset }
        : null,
    network: network !== undefined && network in networks ? (network as NetworkCode) : null,
    text: text ?? null,
  }
}
