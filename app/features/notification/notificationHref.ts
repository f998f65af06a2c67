import type {
  NotificationHref,
  NotificationType,
} from '@souk/design-system/domain/telling/notification/notificationShape.ts'
import { paths } from '../../routes/paths.ts'

/** Where those lead that are of no trade. */
const places: Partial<Record<NotificationType, () => string>> = {
  Refill: paths.wallet,
  TraderBalanceTooLow: () => paths.dashboard('ads'),
}

/** Notices of bonuses and of cashback. */
const ofBonus: ReadonlySet<string> = new Set(['bonus_paid', 'bonus_waits', 'cashback_paid'])

/** Notices of people whom somebody brought, and of what that earns. */
const ofInvitations: ReadonlySet<string> = new Set(['referral_joined', 'referral_traded', 'shares_received'])

/** To the trade that it is about, else to what can be done about it. */
export const notificationHref: NotificationHref = ({ tradeId, type, code }) => {
  if (code === 'offer_matches') return paths.searchFilter()
  if (ofBonus.has(code)) return paths.bonus()
  if (ofInvitations.has(code)) return paths.affiliate()
  return tradeId === null ? (places[type]?.() ?? null) : paths.trade(tradeId)
}
