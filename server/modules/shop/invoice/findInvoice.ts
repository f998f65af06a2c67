import type { Connection, Tx } from '../../../database/database.ts'
import { parseInvoiceId, type InvoiceId, type UserId } from '../../../domain/identifier/identifier.ts'
import { parseInvoiceUniqueId } from '../../../domain/invoice/uniqueId.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import type { InvoicePlaceRow, InvoiceRow } from './tables.ts'

/** The columns of an invoice; what it is searched by is not read. */
export const invoiceColumns = [
  'id',
  'unique_id',
  'store_id',
  'owner_id',
  'asset',
  'amount',
  'tolerance_percent',
  'title',
  'description',
  'payer_email',
  'reference',
  'locale',
  'success_url',
  'fail_url',
  'status',
  'status_changed_at',
  'created_at',
  'expires_at',
  'rest_until',
  'paid_at',
  'paid_worth',
  'held',
  'version',
] as const

const rows = (db: Connection) => db.selectFrom('invoice').select(invoiceColumns)

/** One of somebody’s invoices. Refuses `not_found` for everybody else’s. */
export const ownInvoice = async (db: Connection, ownerId: UserId, id: string): Promise<InvoiceRow> =>
  found(await ofOwner(db, ownerId, id).executeTakeFirst(), 'id')

/** The same, held until the transaction ends. */
export const heldOwnInvoice = async (tx: Tx, ownerId: UserId, id: string): Promise<InvoiceRow> =>
  found(await ofOwner(tx, ownerId, id).forUpdate().executeTakeFirst(), 'id')

/** An invoice by what names it in the payer’s address. */
export const payersInvoice = async (db: Connection, uniqueId: string): Promise<InvoiceRow> =>
  found(await byUniqueId(db, uniqueId).executeTakeFirst(), 'unique_id')

/** The same, held until the transaction ends. */
export const heldPayersInvoice = async (tx: Tx, uniqueId: string): Promise<InvoiceRow> =>
  found(await byUniqueId(tx, uniqueId).forUpdate().executeTakeFirst(), 'unique_id')

/** An invoice, held until the transaction ends. */
export const holdInvoice = (tx: Tx, id: InvoiceId): Promise<InvoiceRow> =>
  rows(tx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** The prices of an invoice, the latest first. */
export const placesOfInvoice = (db: Connection, id: InvoiceId): Promise<InvoicePlaceRow[]> =>
  db.selectFrom('invoice_place').selectAll().where('invoice_id', '=', id).orderBy('number', 'desc').execute()

const ofOwner = (db: Connection, ownerId: UserId, id: string) =>
  rows(db)
    .where('id', '=', parseInvoiceId(id) ?? null)
    .where('owner_id', '=', ownerId)

const byUniqueId = (db: Connection, uniqueId: string) =>
  rows(db).where('unique_id', '=', parseInvoiceUniqueId(uniqueId) ?? null)

function found(row: InvoiceRow | undefined, field: string): InvoiceRow {
  if (!row) throw new RequestRefused(refuse('not_found', field))
  return row
}
