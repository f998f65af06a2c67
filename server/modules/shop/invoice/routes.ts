import { firstOf } from '../../../database/readPage.ts'
import { parseInvoiceRefundId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { readSeq } from '../../../runtime/outbox.ts'
import { walletViewOf } from '../../money/wallet/walletView.ts'
import { createInvoice, mailInvoice } from './createInvoice.ts'
import { noteHeld } from './invoiceDesk.ts'
import { downloadInvoices } from './list/downloadInvoices.ts'
import { heldOwnInvoice, ownInvoice } from './findInvoice.ts'
import { readInvoiceBefore, readFilter, totalsOf } from './list/readInvoices.ts'
import { listInvoices } from './list/listInvoices.ts'
import { changeInvoice, moveInvoice } from './moveInvoice.ts'
import type { InvoiceParts } from './parts.ts'
import { paymentsOfOne } from './invoicePayments.ts'
import { mayMerchant, presentDetail, presentInvoice } from './present.ts'
import { confirmRefund } from './refund/refundInvoice.ts'
import type { invoiceOperations } from './schema.ts'
import { acceptRest } from './settleInvoice.ts'
import { tellShop } from './shopNews.ts'

/** Invoices of a store, for its owner. */
export function invoiceHandlers(parts: InvoiceParts): Handlers<typeof invoiceOperations> {
  return {
    async createInvoice({ body }, { db, viewer, at }) {
      const of = { ownerId: viewer.userId, accountId: body.account_id }
      return presentDetail(db, parts, await createInvoice(db, parts, of, body, at))
    },

    async invoices({ query }, { db, viewer: { userId } }) {
      const seq = await readSeq(db, userId)
      const { timeZone } = await walletViewOf(db, userId)
      const filter = await readFilter(db, userId, query, timeZone)
      const limit = query.limit ?? 20
      const found = await listInvoices(db, filter, {
        before: readInvoiceBefore(query.before),
        limit: limit + 1,
      })
      const { rows, has_more } = firstOf(found, limit)
      return {
        items: rows.map(row => presentInvoice(row, filter.store)),
        has_more,
        totals: await totalsOf(db, filter.store),
        seq,
      }
    },

    downloadInvoices,

    async invoice({ params }, { db, viewer }) {
      return presentDetail(db, parts, await ownInvoice(db, viewer.userId, params.id))
    },

    async cancelInvoice({ params }, { db, viewer, at }) {
      const row = await heldOwnInvoice(db, viewer.userId, params.id)
      return presentDetail(db, parts, await moveInvoice(db, parts, row, 'cancel', at))
    },

    async mailInvoice({ params, body }, { db, viewer, at }) {
      const row = await heldOwnInvoice(db, viewer.userId, params.id)
      if (!(await mayMerchant(db, row, 'mail'))) throw new RequestRefused(refuse('invoice_moved_on'))
      const to = body.email ?? row.payer_email
      if (to === null) throw new RequestRefused(refuse('required', 'email'))
      await mailInvoice(db, row, to, at)
      // Where coins go back to is confirmed by whoever was written to first: later letters do not change that.
      const first = row.payer_email === null ? { payer_email: to } : {}
      return presentDetail(db, parts, await changeInvoice(db, row, first))
    },

    async acceptInvoiceRest({ params, body }, { db, viewer, at }) {
      const row = await heldOwnInvoice(db, viewer.userId, params.id)
      const payment = (await paymentsOfOne(db, row.id)).find(({ id }) => id === body.rest_id)
      if (payment?.restStatus !== 'held') throw new RequestRefused(refuse('rest_gone', 'rest_id'))
      await acceptRest(db, row, payment, at)
      const changed = await changeInvoice(db, row, {})
      await tellShop(db, parts, changed, 'invoice.accepted', at)
      return presentDetail(db, parts, await noteHeld(db, parts, changed, at))
    },

    async confirmInvoiceRefund({ params, body }, { db, viewer, at }) {
      const row = await heldOwnInvoice(db, viewer.userId, params.id)
      const refund = await db
        .selectFrom('invoice_refund')
        .selectAll()
        .where('id', '=', parseInvoiceRefundId(body.refund_id) ?? null)
        .where('invoice_id', '=', row.id)
        .executeTakeFirst()
      if (refund?.status !== 'asked') throw new RequestRefused(refuse('refund_gone', 'refund_id'))
      if (!(await mayMerchant(db, row, 'confirm_refund')))
        throw new RequestRefused(refuse('refund_by_email', 'refund_id'))
      return presentDetail(db, parts, await confirmRefund(db, parts, row, refund, at))
    },
  }
}
