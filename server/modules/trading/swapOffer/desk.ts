import type { SwapOfferDesk, SwapParts } from '../../money/swap/quote.ts'
import type { TradeParts } from '../trade/parts.ts'
import { mayUseOffers } from './find.ts'
import { quoteAtOffer } from './quote.ts'
import { takeOffer } from './take.ts'

/** Traders' offers, for whoever swaps at one. */
export const swapOfferDesk = (parts: SwapParts & { readonly trade: TradeParts }): SwapOfferDesk => ({
  mayUse: mayUseOffers,
  quote: (tx, userId, asked, at) => quoteAtOffer(tx, parts, userId, asked, at),
  take: async (tx, taking, at) => (await takeOffer(tx, parts, taking, at)).id,
})
