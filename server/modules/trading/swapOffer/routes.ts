import type { Connection } from '../../../database/database.ts'
import { parseSwapOfferId, type SwapOfferId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { readAllowance } from '../advert/facts/advertAllowance.ts'
import { presentQuote } from '../../money/swap/present.ts'
import { guardSwapping, pairNamed, type SwapParts } from '../../money/swap/quoteSwap.ts'
import { unitsWritten } from '../../reference/reference/coinUnits.ts'
import { guardOffers, offerOfId, offersOf } from './findOffers.ts'
import { presentOffers, presentOwnOffer } from './present.ts'
import { quoteAtOffer } from './quoteOffer.ts'
import type { swapOfferOperations } from './schema.ts'
import { createOffer, pauseOffer, removeOffer } from './writeOffer.ts'

/** Traders' offers to swap. */
export function swapOfferHandlers(parts: SwapParts): Handlers<typeof swapOfferOperations> {
  async function own(db: Connection, id: SwapOfferId, at: Date) {
    const rates = parts.rates()
    const offer = await offerOfId(db, id, rates, at)
    if (!offer) throw new Error(`The offer ${id} went away`)
    return presentOwnOffer(offer, rates)
  }

  return {
    async swapOffers({ query }, { db, viewer: { userId }, at }) {
      await guardSwapping(db, userId)
      await guardOffers(db, userId)
      const pair = pairNamed(query)
      const { amount, side = 'from' } = query
      const asked = amount === undefined ? null : { side, amount: unitsWritten(amount, pair[side], 'amount') }
      return presentOffers(db, userId, { pair, asked }, parts.rates(), at)
    },

    async quoteSwapOffer({ params, body }, { db, viewer: { userId }, at }) {
      const offerId = offerIdOf(params.id)
      const offer = await offerOfId(db, offerId, parts.rates(), at)
      if (!offer) throw new RequestRefused(refuse('not_found', 'id'))
      const coin = body.side === 'from' ? offer.takes : offer.gives
      const amount = unitsWritten(body.amount, coin, 'amount')
      const quote = await quoteAtOffer(db, parts, userId, { offerId, side: body.side, amount }, at)
      return presentQuote(db, quote)
    },

    async ownSwapOffers(_, { db, viewer: { userId }, at }) {
      await guardOffers(db, userId)
      const rates = parts.rates()
      const offers = await offersOf(db, userId, rates, at)
      const { used, limit } = await readAllowance(db, userId, at)
      return { items: offers.map(offer => presentOwnOffer(offer, rates)), used, limit }
    },

    async createSwapOffer({ body }, { db, viewer, at }) {
      return own(db, await createOffer(db, parts.random, viewer.userId, body, at), at)
    },

    async pauseSwapOffer({ params, body }, { db, viewer, at }) {
      const id = offerIdOf(params.id)
      await pauseOffer(db, viewer.userId, id, body.is_paused)
      return own(db, id, at)
    },

    async removeSwapOffer({ params }, { db, viewer }) {
      await removeOffer(db, viewer.userId, offerIdOf(params.id))
      return { is_done: true }
    },
  }
}

function offerIdOf(text: string): SwapOfferId {
  const id = parseSwapOfferId(text)
  if (!id) throw new RequestRefused(refuse('not_found', 'id'))
  return id
}
