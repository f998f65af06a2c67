import * as unions from '../../__generated__/unions.ts'
import type { notification } from '../../../locales/en/notification.ts'
import type { TradeStatus } from '../../reference/status/tradeStatus.ts'

/** The kinds of the contract; their prefix is dropped as everywhere in GraphQL. */
export const notificationTypes = unions.notificationTypes
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
  /** How the money of its trade moves. */
  readonly methodName: string | null
  readonly tradeStatus: TradeStatus | null
  /** Until when the viewer must act; null once the trade does not wait for them. */
  readonly endsAt: string | null
  readonly createdAt: string
  readonly readAt: string | null
}

/** What has words of its own. */
export const notificationCodes = [
  'trade_opened',
  'requisites_given',
  'buyer_says_paid',
  'trade_cancelled_by_buyer',
  'buyer_is_paying',
  'payment_taken_back',
  'dispute_opened',
  'trade_conceded',
  'seller_asks_to_cancel',
  'time_extended',
  'coins_released',
  'swap_settled',
  'trade_cancelled',
  'paid_not_released',
  'trade_closed',
  'ruled_for_buyer',
  'ruled_for_seller',
  'dispute_possible',
  'dispute_window_ends',
  'dispute_waits',
  'claim_filed',
  'claim_waits',
  'claim_for_buyer',
  'claim_for_seller',
  'somebody_waits',
  'file_asked',
  'message_unread',
  'balance_too_low',
  'offer_matches',
  'coins_credited',
  'card_paid',
  'deposit_reversed',
  'coins_received',
  'withdrawal_confirmed',
  'withdrawal_declined',
  'withdrawal_expired',
  'withdrawal_stopped',
  'withdrawal_aml_refused',
  'withdrawal_failed',
  'payout_sent',
  'payout_refused',
  'payout_failed',
  'store_approved',
  'store_suspended',
  'store_restored',
  'offer_hidden',
  'offer_shown',
  'report_acted',
  'report_dismissed',
  'invoice_paid',
  'invoice_held',
  'referral_joined',
  'referral_traded',
  'shares_received',
  'bonus_paid',
  'bonus_waits',
  'cashback_paid',
] as const satisfies readonly (keyof typeof notification.code)[]

/** The words of a code; null where only its kind is known. */
export const notificationWord = (code: string): (typeof notificationCodes)[number] | null =>
  notificationCodes.find(known => known === code) ?? null

/** Where a notification leads; null where there is nothing more to see. */
export type NotificationHref = (notification: NotificationShape) => string | null
