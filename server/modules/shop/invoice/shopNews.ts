import type { Tx } from '../../../database/database.ts'
import type { InvoiceWebhook } from '../../../domain/store/webhook.ts'
import { money } from '../../../domain/reference/decimalOf.ts'
import { tellStore } from '../webhook/tellStore.ts'
import type { InvoiceParts } from './parts.ts'
import { payerUrl } from './payerUrl.ts'
import type { InvoiceRow } from './tables.ts'

export type ShopNewsParts = Pick<InvoiceParts, 'random' | 'origin'>

/** Tells the shop’s own program what has become of an invoice: as it is now, in the order in which it happens. */
export async function tellShop(
  tx: Tx,
  { random, origin }: ShopNewsParts,
  row: InvoiceRow,
  type: InvoiceWebhook,
  at: Date,
): Promise<void> {
  const data = {
    id: row.id,
    unique_id: row.unique_id,
    reference: row.reference,
    status: row.status,
    amount: money(BigInt(row.amount), row.asset),
    received: money(BigInt(row.paid_worth), row.asset),
    has_held: row.held,
    url: payerUrl(origin, row),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
  }
  await tellStore(tx, random, { storeId: row.store_id, subject: row.id, type, data }, at)
}
