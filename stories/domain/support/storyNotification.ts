import type {
  NotificationHref,
  NotificationShape,
} from '../../../design-system/domain/telling/notification/notificationShape.ts'
import { minutesFromNow } from './storyClock.tsx'

export const storyNotification = (differs: Partial<NotificationShape> = {}): NotificationShape => ({
  id: 'n1',
  type: 'NewTradeContact',
  code: 'trade_opened',
  tradeId: '8F2K41',
  partnerName: 'lagoscoin',
  amount: '250000',
  asset: 'NGN',
  methodName: 'PalmPay',
  tradeStatus: 'new',
  endsAt: null,
  createdAt: minutesFromNow(-4),
  readAt: null,
  ...differs,
})

/** Of nothing but itself. */
const alone = { tradeId: null, partnerName: null, methodName: null, tradeStatus: null } as const

export const storyNotifications = [
  storyNotification({ endsAt: minutesFromNow(26) }),
  storyNotification({
    id: 'n2',
    type: 'PaymentReceived',
    code: 'buyer_says_paid',
    tradeId: '8F2HQ3',
    partnerName: 'Марина_К',
    tradeStatus: 'paid_confirmed',
    createdAt: minutesFromNow(-50),
  }),
  storyNotification({
    id: 'n3',
    type: 'BuyTradeComplete',
    code: 'coins_released',
    tradeStatus: 'completed_by_seller',
    createdAt: minutesFromNow(-3000),
    readAt: minutesFromNow(-2000),
  }),
  storyNotification({
    ...alone,
    id: 'n4',
    type: 'Admin',
    code: 'told_by_a_later_server',
    amount: null,
    asset: null,
    readAt: minutesFromNow(-9000),
    createdAt: minutesFromNow(-9100),
  }),
]

/** A day of a trader: a trade with all that it told, a balance that ran low, a deposit; and the days before. */
export const storyFeed = [
  storyNotification({
    id: 'f9',
    type: 'PaymentReceived',
    code: 'buyer_says_paid',
    tradeStatus: 'paid_confirmed',
    endsAt: minutesFromNow(11),
    createdAt: minutesFromNow(-2),
  }),
  storyNotification({
    ...alone,
    id: 'f8',
    type: 'TraderBalanceTooLow',
    code: 'balance_too_low',
    amount: '0.00012',
    asset: 'BTC',
    createdAt: minutesFromNow(-3),
  }),
  storyNotification({
    id: 'f7',
    type: 'NotReadTradeMessage',
    code: 'message_unread',
    amount: null,
    asset: null,
    tradeStatus: 'paid_confirmed',
    createdAt: minutesFromNow(-9),
  }),
  storyNotification({ id: 'f6', tradeStatus: 'paid_confirmed', createdAt: minutesFromNow(-20) }),
  storyNotification({
    ...alone,
    id: 'f5',
    type: 'Refill',
    code: 'coins_credited',
    amount: '0.012',
    asset: 'BTC',
    createdAt: minutesFromNow(-100),
    readAt: minutesFromNow(-90),
  }),
  storyNotification({
    id: 'f4',
    type: 'PaidButNotReleasedTrade',
    code: 'dispute_window_ends',
    tradeId: '8F1W0E',
    partnerName: 'Марина_К',
    methodName: 'СБП',
    amount: '78540',
    asset: 'RUB',
    tradeStatus: 'closed',
    createdAt: minutesFromNow(-1500),
    readAt: minutesFromNow(-1400),
  }),
  storyNotification({
    id: 'f3',
    type: 'BuyTradeComplete',
    code: 'coins_released',
    tradeId: '8E9QX1',
    tradeStatus: 'completed_by_seller',
    createdAt: minutesFromNow(-60 * 24 * 70),
    readAt: minutesFromNow(-60 * 24 * 70),
  }),
]

export const storyNotificationHref: NotificationHref = ({ tradeId, type }) =>
  tradeId === null ? (type === 'Refill' ? '#wallet' : null) : `#trade-${tradeId}`
