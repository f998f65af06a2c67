import type { Connection } from '../../../database/database.ts'
import type { StoreId, UserId } from '../../../domain/identifier/identifier.ts'
import { invoiceStatuses, isOpenInvoice } from '../../../domain/invoice/machine.ts'

const open = invoiceStatuses.filter(isOpenInvoice)

/** Whether invoices of somebody, or of one store, still wait for something: a payment, or a decision on coins that are held. */
export async function hasOpenInvoices(
  db: Connection,
  of: { readonly ownerId: UserId } | { readonly storeId: StoreId },
): Promise<boolean> {
  const row = await db
    .selectFrom('invoice')
    .select('id')
    .where(
      'ownerId' in of ? 'owner_id' : 'store_id',
      '=',
      ('ownerId' in of ? of.ownerId : of.storeId) as never,
    )
    .where(eb => eb.or([eb('status', 'in', open), eb('held', '=', true)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
