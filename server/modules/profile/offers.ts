import type { Connection } from '../../database/database.ts'
import type { UserId } from '../../domain/identifier/identifier.ts'
import { findPaymentMethod } from '../../domain/reference/paymentMethod.ts'
import type { AdvertType } from '../../domain/trade/party.ts'
import { sideOfOwner } from '../../domain/trade/party.ts'
import { offersOf } from '../swapOffer/find.ts'

/** Which offers of somebody are open now. Their number is bound by how many adverts one may have. */
export async function offersOpen(db: Connection, ownerId: UserId, at: Date) {
  const rows = await db
    .selectFrom('advert')
    .select(['type', 'method_codes'])
    .where('owner_id', '=', ownerId)
    .where('is_visible', '=', true)
    .execute()
  const swaps = (await offersOf(db, ownerId, null, at)).filter(({ hidden }) => hidden === null)
  const has = (type: AdvertType) => rows.some(row => row.type === type)
  return {
    shown: {
      is_buying: has('Ad::Buy'),
      is_selling: has('Ad::Sell'),
      is_swapping: swaps.length > 0,
      offers_count: rows.length + swaps.length,
    },
    takesReversible: rows.some(row => isRiskyPayment(row.type, row.method_codes)),
  }
}

/** Whether who answers an advert is paid by a method that lets the payer take the money back. */
export const isRiskyPayment = (type: AdvertType, methodCodes: readonly string[]): boolean =>
  sideOfOwner[type] === 'buyer' && methodCodes.some(code => findPaymentMethod(code)?.reversible ?? false)
