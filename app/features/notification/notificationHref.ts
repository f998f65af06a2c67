import type {
  NotificationHref,
  NotificationType,
} from '@souk/design-system/domain/notification/notificationShape.ts'
import { paths } from '../../paths.ts'

/** Where those lead that are of no trade. */
const places: Partial<Record<NotificationType, () => string>> = {
  Refill: paths.wallet,
  TraderBalanceTooLow: () => paths.dashboard(),
}

/** To the trade that it is about, else to what can be done about it. */
export const notificationHref: NotificationHref = ({ tradeId, type }) =>
  tradeId === null ? (places[type]?.() ?? null) : paths.trade(tradeId)
