import type {
  NotificationHref,
  NotificationType,
} from '@souk/design-system/domain/notification/notificationShape.ts'
import { paths } from '../../paths.ts'

/** Where those lead that are of no trade. */
const places: Partial<Record<NotificationType, () => string>> = {
  Refill: paths.wallet,
  TraderBalanceTooLow: () => paths.dashboard('ads'),
}

/** To the trade that it is about, else to what can be done about it. */
export const notificationHref: NotificationHref = ({ tradeId, type, code }) => {
  if (code === 'offer_matches') return paths.searchFilter()
  return tradeId === null ? (places[type]?.() ?? null) : paths.trade(tradeId)
}
