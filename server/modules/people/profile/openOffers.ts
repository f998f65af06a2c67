import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { findPaymentMethod } from '../../../domain/reference/paymentMethod.ts'
import type { AdvertType } from '../../../domain/trade/party.ts'
import { sideOfOwner } from '../../../domain/trade/party.ts'

/** What knowing somebody's offers stands on. */
export interface OfferParts {
  /** How many offers to swap are open. */
  readonly openSwapOffers: (db: Connection, ownerId: UserId, at: Date) => Promise<number>
}

/** The adverts of somebody that are open now. Their number is bound by how many one may have. */
const openAdverts = (db: Connection, ownerId: UserId) =>
  db
    .selectFrom('advert')
    .select(['type', 'method_codes'])
    .where('owner_id', '=', ownerId)
    .where('is_visible', '=', true)
    .execute()

/** Which offers of somebody are open now. */
export async function offersOpen({ openSwapOffers }: OfferParts, db: Connection, ownerId: UserId, at: Date) {
  const rows = await openAdverts(db, ownerId)
  const swaps = await openSwapOffers(db, ownerId, at)
  const has = (type: AdvertType) => rows.some(row => row.type === type)
  return {
    shown: {
      is_buying: has('Ad::Buy'),
      is_selling: has('Ad::Sell'),
      is_swapping: swaps > 0,
      offers_count: rows.length + swaps,
    },
    takesReversible: rows.some(row => isRiskyPayment(row.type, row.method_codes)),
  }
}

/** Whether somebody is open to be paid by a method that lets the payer take the money back. */
export const takesReversible = async (db: Connection, ownerId: UserId): Promise<boolean> =>
  (await openAdverts(db, ownerId)).some(row => isRiskyPayment(row.type, row.method_codes))

/** Whether who answers an advert is paid by a method that lets the payer take the money back. */
export const isRiskyPayment = (type: AdvertType, methodCodes: readonly string[]): boolean =>
  sideOfOwner[type] === 'buyer' && methodCodes.some(code => findPaymentMethod(code)?.reversible ?? false)
