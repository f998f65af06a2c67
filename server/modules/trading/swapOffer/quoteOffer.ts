import type { Connection, Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { openingRefusal } from '../../../domain/trade/limit.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import { priceAtOffer, rateAtOffer } from '../../../domain/swap/offer.ts'
import type { SwapMoney } from '../../../domain/swap/price.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { refusePausedRate } from '../../reference/rate/ratePause.ts'
import { readTies } from '../advert/facts/viewerFacts.ts'
import {
  freshRates,
  guardFunds,
  guardSwapping,
  keepQuote,
  type OfferAsked,
  type SwapParts,
} from '../../money/swap/quoteSwap.ts'
import type { SwapQuoteRow } from '../../money/swap/tables.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import { recordOf } from '../record/traderRecord.ts'
import { guardOffers, offerOfId, type StandingOffer } from './findOffers.ts'

/** Locks the price of an offer for the caller. Refuses whatever would have the swap refused later. */
export async function quoteAtOffer(
  tx: Tx,
  { random, rates: board }: SwapParts,
  userId: UserId,
  { offerId, side, amount }: OfferAsked,
  at: Date,
): Promise<SwapQuoteRow> {
  await guardSwapping(tx, userId)
  await guardOffers(tx, userId)
  const rates = await freshRates(tx, board, [], at)
  const offer = await offerOfId(tx, offerId, rates, at)
  if (!offer) throw new RequestRefused(refuse('swap_offer_gone'))
  await refusePausedRate(tx, [offer.gives, offer.takes])
  await guardTaking(tx, userId, offer, at)
  const money = priceAtOffer(rates, offer, side, amount)
  guardOfferLimits(offer, money)
  await guardFunds(tx, userId, money)
  return keepQuote(tx, random, { userId, money, rate: rateAtOffer(rates, offer), side, offer }, at)
}

/** Refuses whoever may not swap at this offer, and an offer that nobody may. */
export async function guardTaking(
  db: Connection,
  userId: UserId,
  offer: StandingOffer,
  at: Date,
): Promise<void> {
  const { ownerId } = offer
  if (ownerId === userId) throw new RequestRefused(refuse('own_advert'))
  const unready = openingRefusal(await recordOf(db, userId, at), at)
  if (unready) throw new RequestRefused(unready)
  // The same words and order as for any advert; a volume is not asked for.
  const ties = await readTies(db, { kind: 'user', userId }, [ownerId], 'USD')
  if (ties.bannedBy(ownerId)) throw new RequestRefused(refuse('banned_by_trader'))
  if (ties.banned(ownerId)) throw new RequestRefused(refuse('trader_banned_by_you'))
  if (offer.hidden !== null) throw new RequestRefused(refuse('swap_offer_gone'))
}

/** Refuses less than the offer's minimum, and more than its maximum or than what its owner's coins cover. */
function guardOfferLimits(
  { gives, minimum, most }: Pick<StandingOffer, 'gives' | 'minimum' | 'most'>,
  { given, got }: SwapMoney,
): void {
  if (got < minimum || given <= 0n)
    throw new RequestRefused(
      refuseWith('swap_too_small', { min: decimalOf(minimum, gives), asset: gives }, 'amount'),
    )
  if (got > most)
    throw new RequestRefused(
      refuseWith('swap_too_large', { max: decimalOf(most, gives), asset: gives }, 'amount'),
    )
}
