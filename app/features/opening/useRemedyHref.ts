import type { RemedyCode, RemedyHref } from '@souk/design-system/domain/trading/advert/requirement.ts'
import { paths } from '../../routes/paths.ts'
import { useViewer } from '../../services/useViewer.ts'

/** Where the viewer can meet what stands in the way of an offer of this owner. Amounts are changed in the form below. */
export function useRemedyHref(ownerName: string): RemedyHref {
  const userName = useViewer()?.userName ?? null
  const security = (tab: 'phone' | 'verification') =>
    userName === null ? null : paths.security(userName, tab)
  return (code, offer) => {
    const hrefs: Record<RemedyCode, string | null> = {
      login_required: paths.logIn(),
      own_advert: paths.editAdvert(offer.id),
      trader_banned_by_you: paths.user(ownerName),
      too_many_open_trades: paths.dashboard('trades'),
      phone_required: security('phone'),
      identity_required: security('verification'),
      below_minimum: null,
      above_maximum: null,
      first_time_maximum: null,
      balance_too_low: paths.receive(offer.cryptoCurrencyCode),
    }
    return hrefs[code]
  }
}
