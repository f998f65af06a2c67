import { firstOf } from '../../../database/readPage.ts'
import { decimal } from '../../../domain/money/decimal.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import type { StoreViewer } from '../../../kernel/viewer.ts'
import { createInvoice } from '../invoice/createInvoice.ts'
import { heldOwnInvoice, ownInvoice } from '../invoice/findInvoice.ts'
import { everyInvoice, readInvoiceBefore } from '../invoice/list/readInvoices.ts'
import { listInvoices } from '../invoice/list/listInvoices.ts'
import { moveInvoice } from '../invoice/moveInvoice.ts'
import type { InvoiceParts } from '../invoice/parts.ts'
import { presentDetail, presentInvoice } from '../invoice/present.ts'
import type { InvoiceRow } from '../invoice/tables.ts'
import { ownStore } from '../store/findStore.ts'
import type { storeApiOperations } from './schema.ts'

/** What a shop’s own server calls. A key opens its own store and no other of the same owner. */
export function storeApiHandlers(parts: InvoiceParts): Handlers<typeof storeApiOperations> {
  return {
    async store(_, { db, viewer }) {
      const row = await ownStore(db, viewer.ownerId, viewer.storeId)
      return {
        account_id: row.id,
        title: row.title,
        status: row.status,
        currency_code: row.currency,
        crypto_currency_codes: [...row.coins],
        tolerance_percent: decimal(row.tolerance_percent),
      }
    },

    async createStoreInvoice({ body }, { db, viewer, at }) {
      const of = { ownerId: viewer.ownerId, accountId: viewer.storeId }
      return presentDetail(db, parts, await createInvoice(db, parts, of, body, at))
    },

    async storeInvoices({ query }, { db, viewer }) {
      const store = await ownStore(db, viewer.ownerId, viewer.storeId)
      const limit = query.limit ?? 20
      const filter = { ...everyInvoice(store), reference: query.reference ?? null }
      const found = await listInvoices(db, filter, {
        before: readInvoiceBefore(query.before),
        limit: limit + 1,
      })
      const { rows, has_more } = firstOf(found, limit)
      return {
        items: rows.map(row => presentInvoice(row, store)),
        has_more,
      }
    },

    async storeInvoice({ params }, { db, viewer }) {
      return presentDetail(db, parts, ofStore(viewer, await ownInvoice(db, viewer.ownerId, params.id)))
    },

    async cancelStoreInvoice({ params }, { db, viewer, at }) {
      const row = ofStore(viewer, await heldOwnInvoice(db, viewer.ownerId, params.id))
      return presentDetail(db, parts, await moveInvoice(db, parts, row, 'cancel', at))
    },
  }
}

function ofStore({ storeId }: StoreViewer, row: InvoiceRow): InvoiceRow {
  if (row.store_id !== storeId) throw new RequestRefused(refuse('not_found', 'id'))
  return row
}
