import type { OfferFilters } from '@souk/design-system/domain/trading/advert/offer.ts'
import { withQuery } from '../../routes/publicPaths.ts'
import { paths } from '../../routes/paths.ts'

/** The page that opens a trade on an offer, with the amount that was looked for. */
export const offerHref = (
  id: string,
  { amount, amountSide }: Pick<OfferFilters, 'amount' | 'amountSide'>,
): string =>
  withQuery(paths.newTrade(id), {
    amount,
    amountSide: amount !== null && amountSide === 'crypto' ? 'crypto' : null,
  })
