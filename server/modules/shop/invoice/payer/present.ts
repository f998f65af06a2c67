import type { Static } from 'typebox'
import type { Connection } from '../../../../database/database.ts'
import { paymentUri } from '../../../../domain/deposit/paymentUri.ts'
import {
  isOpenInvoice,
  movedBy,
  type InvoiceStatus,
  type ShownStatus,
} from '../../../../domain/invoice/machine.ts'
import { invoiceRules } from '../../../../domain/invoice/rules.ts'
import { enoughFor } from '../../../../domain/invoice/paymentWorth.ts'
import { decimal } from '../../../../domain/money/decimal.ts'
import type { AssetCode } from '../../../../domain/reference/asset.ts'
import { isPausedAmong, pausedRates } from '../../../reference/rate/ratePause.ts'
import { networks, transactionUrl } from '../../../../domain/reference/network.ts'
import { wayOf } from '../../../money/deposit/present.ts'
import { presentLook } from '../../store/present.ts'
import type { StoreRow } from '../../store/tables.ts'
import { decimalOf, money } from '../../../../domain/reference/decimalOf.ts'
import { placesOfInvoice } from '../findInvoice.ts'
import type { InvoiceParts } from '../parts.ts'
import type { PayerAction, PayerState } from './payerStates.ts'
import { isConfirmed, isThere, paymentsOfOne, sumOf, type Payment } from '../invoicePayments.ts'
import { ratesFor, waysOf, type Way } from '../invoicePlaces.ts'
import { isWorthSending, openRefund, returnable } from '../refund/refundInvoice.ts'
import { isStranded } from '../refund/refundNews.ts'
import type { PayerInvoice } from './schema.ts'
import type { InvoicePlaceRow, InvoiceRefundRow, InvoiceRow } from '../tables.ts'

type View = Static<typeof PayerInvoice>

/** Everything that a payer’s view is made of. */
interface Facts {
  readonly row: InvoiceRow
  readonly store: StoreRow
  readonly place: InvoicePlaceRow | null
  readonly payments: readonly Payment[]
  readonly refund: InvoiceRefundRow | null
  /** Its address could not be sent to. */
  readonly isStranded: boolean
  readonly at: Date
}

const hourMs = 3_600_000

/** Whether the store takes money now. */
export const isTaking = (store: Pick<StoreRow, 'status' | 'deleted_at'>): boolean =>
  store.status === 'active' && store.deleted_at === null

/** An invoice’s status as others read it: one that still waits, of a store that takes nothing now, is nobody knows what. */
export const shownStatus = (
  { status }: { readonly status: InvoiceStatus },
  store: Pick<StoreRow, 'status' | 'deleted_at'>,
): ShownStatus => (movedBy(status, 'see') !== null && !isTaking(store) ? 'unknown' : status)

/** An invoice as whoever pays it sees it. */
export async function presentPayer(
  db: Connection,
  parts: InvoiceParts,
  row: InvoiceRow,
  at: Date,
): Promise<View> {
  const facts = await factsOf(db, row, at)
  const { store, place, refund } = facts
  const state = stateOf(facts)
  const actions = actionsOf(state, facts)
  const isTimed = state === 'waiting' || state === 'underpaid'
  const worth = BigInt(row.amount)
  const rates = await ratesFor(db, parts, [row.asset as AssetCode], at)
  const paused = await pausedRates(db)
  return {
    unique_id: row.unique_id,
    version: row.version,
    state,
    status: shownStatus(row, store),
    asked: money(worth, row.asset),
    product_title: row.title,
    product_description: row.description,
    payer_email: row.payer_email === null ? null : masked(row.payer_email),
    ways: actions.includes('choose')
      ? waysOf(
          rates,
          { asset: row.asset, worth },
          store.coins.filter(coin => !isPausedAmong(paused, coin)),
        ).map(wayView)
      : [],
    place: showsPlace.has(state) && place ? placeView(parts, row, place) : null,
    seen: seenOf(facts, parts),
    started_at: isTimed && place ? place.locked_at.toISOString() : null,
    ends_at: isTimed ? endOf(facts) : null,
    refund_address: refund?.address ?? null,
    refund_confirmed_by: row.payer_email === null ? 'store' : 'email',
    return_url: state === 'paid' || state === 'overpaid' ? row.success_url : null,
    contact_url: row.fail_url ?? row.success_url,
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    locale: row.locale,
    look: await presentLook(db, store),
    actions,
  }
}

/** Reads all that a payer’s view is made of. */
async function factsOf(db: Connection, row: InvoiceRow, at: Date): Promise<Facts> {
  const store = await db
    .selectFrom('store')
    .selectAll()
    .where('id', '=', row.store_id)
    .executeTakeFirstOrThrow()
  const [place = null] = await placesOfInvoice(db, row.id)
  const refund = (await openRefund(db, row)) ?? (await lastSent(db, row)) ?? null
  return {
    row,
    store,
    place,
    payments: (await paymentsOfOne(db, row.id)).filter(isThere),
    refund,
    isStranded: refund?.status === 'confirmed' && (await isStranded(db, refund.id)),
    at,
  }
}

const lastSent = (db: Connection, { id }: InvoiceRow): Promise<InvoiceRefundRow | undefined> =>
  db
    .selectFrom('invoice_refund')
    .selectAll()
    .where('invoice_id', '=', id)
    .where('status', '=', 'sent')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

const ofRests = (payments: readonly Payment[]): boolean =>
  payments.some(({ restStatus }) => restStatus !== null && restStatus !== 'accepted')

/** After its end: what came all the same is late, unless the store has taken all of it. */
function ended(plain: PayerState): (facts: Facts) => PayerState {
  return ({ payments }) => {
    if (payments.length === 0) return plain
    return payments.every(({ restStatus, settled }) => restStatus === 'accepted' || settled > 0n)
      ? 'paid'
      : 'late'
  }
}

/** What a payer is met by, in each status. */
const states: Readonly<Record<InvoiceStatus, (facts: Facts) => PayerState>> = {
  created: ({ place, store }) => (isTaking(store) ? (place ? 'waiting' : 'choosing') : 'unknown'),
  offer_not_found: ({ store }) => (isTaking(store) ? 'no_offer' : 'unknown'),
  init_trade_error: ({ store }) => (isTaking(store) ? 'error' : 'unknown'),
  trade_initiated: ({ row }) =>
    BigInt(row.paid_worth) >= enoughFor(BigInt(row.amount), decimal(row.tolerance_percent))
      ? 'seen'
      : 'underpaid',
  paid: ({ payments }) => (ofRests(payments) ? 'overpaid' : 'paid'),
  past_due: ended('expired'),
  trade_cancelled: ended('cancelled'),
}

const stateOf = (facts: Facts): PayerState => states[facts.row.status](facts)

/** Where a price is still asked for, or was. */
const showsPlace: ReadonlySet<PayerState> = new Set([
  'waiting',
  'seen',
  'paid',
  'underpaid',
  'overpaid',
  'late',
])

type Asks = (facts: Facts) => boolean

const hasShop: Asks = ({ row }) => (row.fail_url ?? row.success_url) !== null
/** Nothing came and the store still wants it: a payer who was slow begins anew. */
const canRenew: Asks = ({ row, store, payments, at }) =>
  row.status === 'past_due' &&
  isTaking(store) &&
  payments.length === 0 &&
  at.getTime() < row.created_at.getTime() + invoiceRules.renewHours * hourMs
const canLeave: Asks = ({ payments, refund, isStranded }) => {
  if (refund?.status === 'confirmed') return isStranded
  const back = returnable(payments)
  return back !== null && isWorthSending(back.way, back.amount)
}
const always: Asks = () => true

/** What a payer may do in each state, and when. */
const offered: Readonly<Record<PayerState, Partial<Record<PayerAction, Asks>>>> = {
  choosing: { choose: always },
  waiting: { choose: always },
  seen: {},
  paid: { return_to_store: ({ row }) => row.success_url !== null },
  underpaid: {},
  overpaid: { leave_refund_address: canLeave, return_to_store: ({ row }) => row.success_url !== null },
  late: { leave_refund_address: canLeave, contact_store: hasShop },
  expired: { renew: canRenew, contact_store: hasShop },
  cancelled: { contact_store: hasShop },
  no_offer: { retry: always, choose: always },
  error: { retry: always, choose: always },
  unknown: { contact_store: hasShop },
}

const actionsOf = (state: PayerState, facts: Facts): PayerAction[] =>
  (Object.entries(offered[state]) as [PayerAction, Asks][])
    .filter(([, asks]) => asks(facts))
    .map(([action]) => action)

/** Whether a payer may do this now. */
export async function mayPayer(
  db: Connection,
  row: InvoiceRow,
  action: PayerAction,
  at: Date,
): Promise<boolean> {
  const facts = await factsOf(db, row, at)
  return actionsOf(stateOf(facts), facts).includes(action)
}

const wayView = ({ coin, network }: Way) => ({
  coin,
  network,
  network_name: networks[network].name,
  standard: wayOf(coin, network).standard,
  needs_memo: networks[network].needsMemo,
})

function placeView({ chains }: InvoiceParts, row: InvoiceRow, place: InvoicePlaceRow): View['place'] {
  const { coin, network, address, memo } = place
  const amount = decimalOf(BigInt(place.due), coin)
  return {
    way: wayView(place),
    amount,
    address,
    memo,
    uri: paymentUri({ coin, network, address, memo, amount }),
    rate: place.rate === null ? null : { amount: place.rate, asset: row.asset },
    is_simulated: chains.of(network).isSimulated,
  }
}

function endOf({ row, place }: Facts): string | null {
  const end = row.status === 'trade_initiated' ? (place?.locked_until ?? row.rest_until) : row.expires_at
  return isOpenInvoice(row.status) ? (end?.toISOString() ?? null) : null
}

function seenOf({ row, place, payments }: Facts, { chains }: InvoiceParts): View['seen'] {
  const last = payments.at(-1)
  if (last === undefined) return null
  const isShort =
    row.status === 'trade_initiated' &&
    BigInt(row.paid_worth) < enoughFor(BigInt(row.amount), decimal(row.tolerance_percent))
  const back = returnable(payments)
  // The one that is furthest from its end is what everybody waits for.
  const slowest = payments.find(payment => !isConfirmed(payment)) ?? last
  const needed = wayOf(slowest.coin, slowest.network).confirmations
  const txUrl = chains.of(last.network).isSimulated ? null : transactionUrl(last.network, last.txid)
  return {
    received: receivedOf(row, payments),
    missing: isShort && place ? money(BigInt(place.due), place.coin) : null,
    returnable: back && isWorthSending(back.way, back.amount) ? money(back.amount, back.way.coin) : null,
    confirmations: Math.min(slowest.confirmations, needed),
    confirmations_needed: needed,
    txid: last.txid,
    explorer_url: txUrl,
  }
}

/** In the coin that came; of several coins, what they are worth. */
function receivedOf(row: InvoiceRow, payments: readonly Payment[]) {
  const [first] = payments
  if (first && payments.every(({ coin }) => coin === first.coin))
    return { amount: decimalOf(sumOf(payments.map(({ amount }) => amount)), first.coin), asset: first.coin }
  return { amount: decimalOf(sumOf(payments.map(({ worth }) => worth)), row.asset), asset: row.asset }
}

/** As in `m•••@example.com`: whoever has the link need not learn who pays. */
const masked = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••')
