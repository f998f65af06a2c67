import type { OfferFilters } from '@souk/design-system/domain/advert/offer.ts'
import { withQuery } from '../../address/publicPaths.ts'
import { paths } from '../../paths.ts'

/** The page that opens a trade on an offer, with the amount that was looked for. */
export const offerHref = (
  id: string,
  { amount, amountSide }: Pick<OfferFilters, 'amount' | 'amountSide'>,
): string =>
  withQuery(paths.newTrade(id), {
    amount,
    amountSide: amount !== null && amountSide === 'crypto' ? 'crypto' : null,
  })
