import type { SwapDeskParts } from '../../modules/money/swap/quoteSwap.ts'
import { swapOfferDesk } from '../../modules/trading/swapOffer/swapOfferDesk.ts'
import type { Parts } from '../parts.ts'

/** What swaps stand on: with the house, and at traders' offers. */
export function swapDeskParts({ random, board, trade }: Parts): SwapDeskParts {
  const swaps = { random, rates: () => board.rates() }
  return { ...swaps, offers: swapOfferDesk({ ...swaps, trade }) }
}
