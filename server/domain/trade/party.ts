import type { UserId } from '../identifier/identifier.ts'

export const advertTypes = ['Ad::Sell', 'Ad::Buy', 'Ad::Swap'] as const
export type AdvertType = (typeof advertTypes)[number]

/** The two sides of a trade. */
export const sides = ['buyer', 'seller'] as const
export type Side = (typeof sides)[number]

/** Who opened a trade, on whose ad; and who therefore buys and who sells. Made by {@link partiesOf}. */
export type Parties = {
  readonly advertType: AdvertType
  readonly ownerId: UserId
  readonly contractorId: UserId
  readonly buyerId: UserId
  readonly sellerId: UserId
}

/** The side of the ad's owner, for each type of ad. On a swap the owner's coins are locked: the owner sells. */
export const sideOfOwner: Record<AdvertType, Side> = {
  'Ad::Sell': 'seller',
  'Ad::Buy': 'buyer',
  'Ad::Swap': 'seller',
}

/** Sorts owner and contractor (the one who opens a trade) into buyer and seller. */
export function partiesOf(advertType: AdvertType, ownerId: UserId, contractorId: UserId): Parties {
  const ownerSells = sideOfOwner[advertType] === 'seller'
  return {
    advertType,
    ownerId,
    contractorId,
    sellerId: ownerSells ? ownerId : contractorId,
    buyerId: ownerSells ? contractorId : ownerId,
  }
}

/** The side on which a user stands, or null for someone who is no party. */
export function sideOf(trade: Parties, userId: UserId): Side | null {
  if (userId === trade.sellerId) return 'seller'
  return userId === trade.buyerId ? 'buyer' : null
}

/** The other party, as a party sees the trade. Null for someone who is no party. */
export function counterpartyOf(trade: Parties, userId: UserId): UserId | null {
  const side = sideOf(trade, userId)
  if (!side) return null
  return side === 'seller' ? trade.buyerId : trade.sellerId
}
