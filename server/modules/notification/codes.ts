import type { NoticeKind } from '../../domain/account/notice.ts'

/** Everything that people are notified of, and as which kind they may switch it off. A new one is a row, and words. */
export const noticeCodes = {
  trade_opened: 'trade',
  buyer_says_paid: 'payment',
  trade_cancelled_by_buyer: 'trade',
  buyer_is_paying: 'trade',
  payment_taken_back: 'payment',
  dispute_opened: 'dispute',
  trade_conceded: 'trade',
  seller_asks_to_cancel: 'trade',
  time_extended: 'trade',
  coins_released: 'payment',
  trade_cancelled: 'trade',
  paid_not_released: 'payment',
  trade_closed: 'trade',
  ruled_for_buyer: 'dispute',
  ruled_for_seller: 'dispute',
  dispute_possible: 'dispute',
  dispute_window_ends: 'dispute',
  dispute_waits: 'dispute',
  message_unread: 'chat',
} as const satisfies Record<string, NoticeKind>
export type NoticeCode = keyof typeof noticeCodes
