import type { Static } from 'typebox'
import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { compareDecimals } from '../../../domain/money/decimal.ts'
import type { Rates } from '../../../domain/rate/rates.ts'
import { netHouseRate, offerPrice, priceAtOffer, rateAtOffer } from '../../../domain/swap/offer.ts'
import { priceSwap, swapLimits, type SwapPair, type SwapSide } from '../../../domain/swap/price.ts'
import { readTies } from '../advert/facts/viewerFacts.ts'
import { presentTraders } from '../../people/profile/traders.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import { offersFor, type StandingOffer } from './findOffers.ts'
import type { swapOfferOperations } from './schema.ts'

type OfferList = Static<(typeof swapOfferOperations)['swapOffers']['reply']>
type OwnOffer = Static<(typeof swapOfferOperations)['createSwapOffer']['reply']>

/** A pair, and so much of one of both coins where that is known. */
interface Wanted {
  readonly pair: SwapPair
  readonly asked: { readonly side: SwapSide; readonly amount: bigint } | null
}

/**
 * What somebody may swap at: the house and traders' offers, weighed by what one of the coin that is paid comes to, with every fee
 * taken off. The best is the best of those that take the amount; of equals the house is.
 */
export async function presentOffers(
  db: Connection,
  userId: UserId,
  { pair, asked }: Wanted,
  rates: Rates,
  at: Date,
): Promise<OfferList> {
  const found = await offersFor(db, pair, rates, at)
  const owners = found.map(({ ownerId }) => ownerId)
  const ties = await readTies(db, { kind: 'user', userId }, owners, 'USD')
  const traders = await presentTraders(db, owners)
  const mayTake = ({ ownerId }: StandingOffer) =>
    ownerId !== userId && !ties.bannedBy(ownerId) && !ties.banned(ownerId)
  const items = found.filter(mayTake).flatMap(offer => {
    const trader = traders.get(offer.ownerId)
    return trader ? [{ ...viewOf(offer, rates), trader, fits: fitsOffer(offer, rates, asked) }] : []
  })
  const house = { rate: netHouseRate(rates, pair), fits: fitsHouse(rates, { pair, asked }) }
  const [first] = items.filter(({ fits }) => fits)
  const isHouseBest = house.fits && (!first || compareDecimals(house.rate, first.rate) >= 0)
  return {
    house: { ...house, is_best: isHouseBest },
    items: items.map(item => ({ ...item, is_best: !isHouseBest && item.id === first?.id })),
    rates_at: rates.at.toISOString(),
  }
}

const viewOf = (offer: StandingOffer, rates: Rates) => ({
  id: offer.id,
  rate: rateAtOffer(rates, offer),
  minimum: decimalOf(offer.minimum, offer.gives),
  maximum: decimalOf(offer.most, offer.gives),
})

function fitsOffer(offer: StandingOffer, rates: Rates, asked: Wanted['asked']): boolean {
  if (asked === null) return true
  const { got } = priceAtOffer(rates, offer, asked.side, asked.amount)
  return got >= offer.minimum && got <= offer.most
}

function fitsHouse(rates: Rates, { pair, asked }: Wanted): boolean {
  if (asked === null) return true
  const { least, most } = swapLimits(rates, pair.from)
  const { given } = priceSwap(rates, pair, asked.side, asked.amount)
  return given >= least && given <= most
}

/** An offer as its owner sees it. */
export const presentOwnOffer = (offer: StandingOffer, rates: Rates): OwnOffer => ({
  id: offer.id,
  gives_code: offer.gives,
  takes_code: offer.takes,
  margin_percent: offer.marginPercent,
  price: offerPrice(rates, offer),
  minimum: decimalOf(offer.minimum, offer.gives),
  maximum: decimalOf(offer.maximum, offer.gives),
  is_paused: offer.isPaused,
  hidden_reason: offer.hidden,
  created_at: offer.createdAt.toISOString(),
})
