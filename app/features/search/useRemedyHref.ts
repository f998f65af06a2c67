import type { OfferFilters } from '@souk/design-system/domain/trading/advert/offer.ts'
import type { RemedyCode, RemedyHref } from '@souk/design-system/domain/trading/advert/requirement.ts'
import { useCallback } from 'react'
import { withQuery } from '../../routes/publicPaths.ts'
import { paths } from '../../routes/paths.ts'
import { useViewer } from '../../services/useViewer.ts'

/** Where the viewer can meet what stands in the way of an offer. */
export function useRemedyHref({ amountSide }: Pick<OfferFilters, 'amountSide'>): RemedyHref {
  const userName = useViewer()?.userName ?? null
  return useCallback(
    (code, offer) => {
      const limit = offer.requirements.find(requirement => requirement.code === code)?.required ?? null
      const ofAmount = () =>
        limit === null || amountSide === 'crypto'
          ? null
          : withQuery(paths.newTrade(offer.id), { amount: limit })
      const hrefs: Record<RemedyCode, () => string | null> = {
        login_required: () => paths.logIn(),
        own_advert: () => paths.editAdvert(offer.id),
        trader_banned_by_you: () => paths.settings(),
        too_many_open_trades: () => paths.dashboard('trades'),
        phone_required: () => (userName === null ? null : paths.security(userName, 'phone')),
        identity_required: () => (userName === null ? null : paths.security(userName, 'verification')),
        below_minimum: ofAmount,
        above_maximum: ofAmount,
        first_time_maximum: ofAmount,
        balance_too_low: () => paths.receive(offer.cryptoCurrencyCode),
      }
      return hrefs[code]()
    },
    [amountSide, userName],
  )
}
