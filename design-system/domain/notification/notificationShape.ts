import type { notification } from '../../locales/en/notification.ts'

/** The kinds of the contract; their prefix is dropped as everywhere in GraphQL. */
export const notificationTypes = [
  'Admin',
  'BuyTradeComplete',
  'NewTradeContact',
  'NotReadTradeMessage',
  'PaymentReceived',
  'TraderBalanceTooLow',
  'Refill',
  'PaidButNotReleasedTrade',
] as const
export type NotificationType = (typeof notificationTypes)[number]

/** Something that a user was told: a fragment on `Notification` is this. */
export interface NotificationShape {
  readonly id: string
  readonly type: NotificationType
  /** What happened; worded here. */
  readonly code: string
  readonly tradeId: string | null
  readonly partnerName: string | null
  /** A decimal, with the asset it is of. */
  readonly amount: string | null
  readonly asset: string | null
  readonly createdAt: string
  readonly readAt: string | null
}

/** What has words of its own. */
export const notificationCodes = [
  'trade_opened',
  'buyer_says_paid',
  'trade_cancelled_by_buyer',
  'buyer_is_paying',
  'payment_taken_back',
  'dispute_opened',
  'trade_conceded',
  'seller_asks_to_cancel',
  'time_extended',
  'coins_released',
  'trade_cancelled',
  'paid_not_released',
  'trade_closed',
  'ruled_for_buyer',
  'ruled_for_seller',
  'dispute_possible',
  'dispute_window_ends',
] as const satisfies readonly (keyof typeof notification.code)[]

/** The words of a code; null where only its kind is known. */
export const notificationWord = (code: string): (typeof notificationCodes)[number] | null =>
  notificationCodes.find(known => known === code) ?? null
