import { countRows } from '../../../database/countRows.ts'
import type { Connection, Tx } from '../../../database/database.ts'
import { dueFor, isEnoughToSend, shownPrice } from '../../../domain/invoice/price.ts'
import { invoiceRules } from '../../../domain/invoice/rules.ts'
import { isRatePaused } from '../../reference/rate/ratePause.ts'
import { freshnessOf } from '../../../domain/rate/freshness.ts'
import type { Rates } from '../../../domain/rate/rates.ts'
import type { AssetCode } from '../../../domain/reference/asset.ts'
import { coins, type CoinCode } from '../../../domain/reference/coin.ts'
import type { NetworkCode } from '../../../domain/reference/network.ts'
import { schedule } from '../../../runtime/job/jobs.ts'
import { product } from '../../../runtime/product.ts'
import { openInvoicePlace } from '../../money/deposit/depositPlace.ts'
import { money } from '../../../domain/reference/decimalOf.ts'
import { invoicePrice } from './deadlineJob.ts'
import { changeInvoice, moveInvoice } from './moveInvoice.ts'
import type { InvoiceParts } from './parts.ts'
import type { InvoicePlaceRow, InvoiceRow } from './tables.ts'
import { noteInTimeline } from './timeline.ts'

/** A coin over one of its networks. */
export interface Way {
  readonly coin: CoinCode
  readonly network: NetworkCode
}

/** What is priced: so much of what the invoice asks, until a moment. */
interface Asked {
  readonly way: Way
  readonly worth: bigint
  readonly until: Date
}

const minuteMs = 60_000

/** Until when a price holds that is made now. */
export const priceEnd = (at: Date): Date => new Date(at.getTime() + invoiceRules.minutes * minuteMs)

/** The market, where it is young enough to promise anything by, and the price of none of these is paused. */
export async function ratesFor(
  db: Connection,
  parts: Pick<InvoiceParts, 'rates'>,
  codes: readonly AssetCode[],
  at: Date,
): Promise<Rates | null> {
  const rates = parts.rates()
  if (await isRatePaused(db, codes)) return null
  return freshnessOf(rates.at, at, product.rate) === 'refused' ? null : rates
}

/** The ways of these coins in which so much may be asked for; all of them while there is no rate. */
export function waysOf(
  rates: Rates | null,
  { asset, worth }: { readonly asset: string; readonly worth: bigint },
  codes: readonly CoinCode[],
): Way[] {
  return codes.flatMap(coin =>
    coins[coin].networks
      .filter(
        ({ network }) =>
          rates === null || isEnoughToSend(coin, network, dueFor(rates, asset as AssetCode, worth, coin)),
      )
      .map(({ network }) => ({ coin, network })),
  )
}

/**
 * Asks for a payment in a coin from now on. Where it has no rate, or no address can be made, the invoice says so, and another coin
 * or another moment may do. The caller holds the invoice.
 */
export async function askIn(
  tx: Tx,
  parts: InvoiceParts,
  row: InvoiceRow,
  way: Way,
  at: Date,
): Promise<InvoiceRow> {
  const rates = await ratesFor(tx, parts, [row.asset as AssetCode, way.coin], at)
  if (rates === null && row.asset !== way.coin) return moveInvoice(tx, parts, row, 'lackOffer', at)
  if (!(await isWatched(tx, way.network))) return moveInvoice(tx, parts, row, 'lackAddress', at)
  const asked = { way, worth: BigInt(row.amount), until: row.expires_at }
  const place = await lockPrice(tx, parts, row, asked, at)
  await noteInTimeline(tx, row.id, 'way_chosen', at, {
    ...money(BigInt(place.due), way.coin),
    network: way.network,
    text: place.address,
  })
  return moveInvoice(tx, parts, row, 'offer', at)
}

/** Nobody sees what comes over a network that was never read. */
const isWatched = async (db: Connection, network: NetworkCode): Promise<boolean> =>
  (await db
    .selectFrom('chain_block')
    .select('height')
    .where('network', '=', network)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** The rest of a payment that is short, at the price of now; while there is none the last one stays. */
export async function askRest(
  tx: Tx,
  parts: InvoiceParts,
  row: InvoiceRow,
  way: Way,
  at: Date,
): Promise<void> {
  const until = new Date(Math.min(priceEnd(at).getTime(), (row.rest_until ?? row.expires_at).getTime()))
  const rates = await ratesFor(tx, parts, [row.asset as AssetCode, way.coin], at)
  if (rates !== null || row.asset === way.coin) {
    const worth = BigInt(row.amount) - BigInt(row.paid_worth)
    await lockPrice(tx, parts, row, { way, worth, until }, at)
  }
  await schedule(tx, {
    kind: invoicePrice,
    key: row.id,
    runAt: rates === null ? new Date(at.getTime() + minuteMs) : until,
    payload: { invoice_id: row.id },
  })
}

/** The same way at a new price, in the timeline. */
export async function renewRest(
  tx: Tx,
  parts: InvoiceParts,
  row: InvoiceRow,
  way: Way,
  at: Date,
): Promise<void> {
  await askRest(tx, parts, row, way, at)
  await noteInTimeline(tx, row.id, 'price_renewed', at, { asset: way.coin, network: way.network })
  await changeInvoice(tx, row, {})
}

/** Keeps a price for an invoice, at its address of the network. */
async function lockPrice(
  tx: Tx,
  parts: InvoiceParts,
  row: InvoiceRow,
  { way, worth, until }: Asked,
  at: Date,
): Promise<InvoicePlaceRow> {
  const { coin, network } = way
  const { address, memo } = await openInvoicePlace(tx, parts, { invoiceId: row.id, network, at })
  const rates = parts.rates()
  const asset = row.asset as AssetCode
  const count = await countRows(tx.selectFrom('invoice_place').where('invoice_id', '=', row.id))
  return tx
    .insertInto('invoice_place')
    .values({
      invoice_id: row.id,
      number: count + 1,
      coin,
      network,
      address,
      memo,
      due: dueFor(rates, asset, worth, coin),
      worth,
      rate: shownPrice(rates, asset, coin),
      locked_at: at,
      locked_until: until,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
