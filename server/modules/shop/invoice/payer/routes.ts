import type { AmlDesk } from '../../../../adapters/aml/amlDesk.ts'
import type { Tx } from '../../../../database/database.ts'
import { networks } from '../../../../domain/reference/network.ts'
import { refuse } from '../../../../domain/refusal/refusal.ts'
import type { Handlers } from '../../../../kernel/handlers.ts'
import { RequestRefused } from '../../../../kernel/refusal.ts'
import { coinNamed } from '../../../reference/reference/coinUnits.ts'
import { presentLook } from '../../store/present.ts'
import { money } from '../../../../domain/reference/decimalOf.ts'
import { heldPayersInvoice, payersInvoice, placesOfInvoice } from '../findInvoice.ts'
import { moveInvoice } from '../moveInvoice.ts'
import type { InvoiceNews } from '../invoiceNews.ts'
import type { InvoiceParts } from '../parts.ts'
import type { payerInvoiceOperations } from './schema.ts'
import { paymentsOfOne, sumOf } from '../invoicePayments.ts'
import { askIn, priceEnd, waysOf } from '../invoicePlaces.ts'
import { isTaking, mayPayer, presentPayer } from './present.ts'
import { confirmByToken, leaveAddress } from '../refund/refundInvoice.ts'
import type { InvoiceRow } from '../tables.ts'
import { hashOfSecret } from '../../../../runtime/random.ts'

/** Invoices as whoever pays them meets them; who knows an invoice’s address may pay it. */
export function payerInvoiceHandlers(
  parts: InvoiceParts & { readonly news: InvoiceNews; readonly aml: AmlDesk },
): Handlers<typeof payerInvoiceOperations> {
  return {
    async payerInvoice({ params }, { db, at }) {
      return presentPayer(db, parts, await payersInvoice(db, params.unique_id), at)
    },

    async choosePayment({ params, body }, { db, at }) {
      const row = await heldPayersInvoice(db, params.unique_id)
      return presentPayer(db, parts, await choose(db, parts, row, body, at), at)
    },

    async renewInvoice({ params }, { db, at }) {
      const row = await heldPayersInvoice(db, params.unique_id)
      if (!(await mayPayer(db, row, 'renew', at))) throw new RequestRefused(refuse('invoice_moved_on'))
      return presentPayer(db, parts, await renew(db, parts, row, at), at)
    },

    async leaveRefundAddress({ params, body }, { db, at }) {
      const row = await heldPayersInvoice(db, params.unique_id)
      return presentPayer(db, parts, await leaveAddress(db, parts, row, body, at), at)
    },

    async refundToConfirm({ body }, { db, at }) {
      return refundView(db, body.token, at)
    },

    async confirmRefundAddress({ body }, { db, at }) {
      return presentPayer(db, parts, await confirmByToken(db, parts, body.token, at), at)
    },

    async payerInvoiceNews({ params }, { db }, wire) {
      const row = await payersInvoice(db, params.unique_id)
      return parts.news.follow(row, wire, async () => (await payersInvoice(db, params.unique_id)).version)
    },
  }
}

/** Asks for the payment in a coin. The same again changes nothing while its price holds. */
async function choose(
  tx: Tx,
  parts: InvoiceParts,
  row: InvoiceRow,
  body: { readonly coin: string; readonly network: string },
  at: Date,
): Promise<InvoiceRow> {
  const coin = coinNamed(body.coin, 'coin')
  const store = await tx
    .selectFrom('store')
    .selectAll()
    .where('id', '=', row.store_id)
    .executeTakeFirstOrThrow()
  if (!isTaking(store)) throw new RequestRefused(refuse('store_not_active'))
  const [place] = await placesOfInvoice(tx, row.id)
  const isSame = place?.coin === coin && place.network === body.network
  if (row.status === 'created' && isSame && place.locked_until > at) return row
  const worth = BigInt(row.amount)
  const way = waysOf(parts.rates(), { asset: row.asset, worth }, store.coins).find(
    each => each.coin === coin && each.network === body.network,
  )
  if (!way) throw new RequestRefused(refuse('invalid_choice', 'network'))
  if (row.expires_at <= at) throw new RequestRefused(refuse('invoice_moved_on'))
  return askIn(tx, parts, row, way, at)
}

/** Its time begins anew, in the coin that was chosen. */
async function renew(tx: Tx, parts: InvoiceParts, before: InvoiceRow, at: Date): Promise<InvoiceRow> {
  const changes = { expires_at: priceEnd(at), rest_until: null }
  const row = await moveInvoice(tx, parts, before, 'renew', at, { changes })
  const [place] = await placesOfInvoice(tx, row.id)
  return place ? askIn(tx, parts, row, { coin: place.coin, network: place.network }, at) : row
}

async function refundView(db: Parameters<typeof payersInvoice>[0], token: string, at: Date) {
  const refund = await db
    .selectFrom('invoice_refund')
    .selectAll()
    .where('token_hash', '=', hashOfSecret(token))
    .where('status', '=', 'asked')
    .executeTakeFirst()
  if (!refund) throw new RequestRefused(refuse('link_unknown', 'token'))
  if (refund.token_until === null || refund.token_until <= at)
    throw new RequestRefused(refuse('link_expired', 'token'))
  const row = await db
    .selectFrom('invoice')
    .select(['unique_id', 'title', 'locale', 'store_id'])
    .where('id', '=', refund.invoice_id)
    .executeTakeFirstOrThrow()
  const store = await db
    .selectFrom('store')
    .selectAll()
    .where('id', '=', row.store_id)
    .executeTakeFirstOrThrow()
  const held = (await paymentsOfOne(db, refund.invoice_id)).filter(
    ({ restStatus, coin, network }) =>
      restStatus === 'held' && coin === refund.coin && network === refund.network,
  )
  const amount = refund.amount === null ? sumOf(held.map(({ rest }) => rest)) : BigInt(refund.amount)
  return {
    unique_id: row.unique_id,
    amount: money(amount, refund.coin),
    network: refund.network,
    network_name: networks[refund.network].name,
    address: refund.address,
    memo: refund.memo,
    product_title: row.title,
    locale: row.locale,
    look: await presentLook(db, store),
  }
}
