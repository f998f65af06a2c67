import type { SwapOfferDesk, SwapParts } from '../../money/swap/quoteSwap.ts'
import type { TradeParts } from '../trade/parts.ts'
import { mayUseOffers } from './findOffers.ts'
import { quoteAtOffer } from './quoteOffer.ts'
import { takeOffer } from './takeOffer.ts'

/** Traders' offers, for whoever swaps at one. */
export const swapOfferDesk = (parts: SwapParts & { readonly trade: TradeParts }): SwapOfferDesk => ({
  mayUse: mayUseOffers,
  quote: (tx, userId, asked, at) => quoteAtOffer(tx, parts, userId, asked, at),
  take: async (tx, taking, at) => (await takeOffer(tx, parts, taking, at)).id,
})
