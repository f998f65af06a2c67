import type { NoticeKind } from './notice.ts'

interface NoticeRule {
  /** As which kind people choose the ways that it reaches them by. */
  readonly kind: NoticeKind
  /** It does not wait for the end of quiet hours: money or a right is lost by whoever reads it in the morning. */
  readonly isUrgent: boolean
  /** What it opens, where it is not of a trade. */
  readonly page?:
    | '/wallet'
    | '/dashboard'
    | '/dashboard/ads'
    | '/search/filter'
    | '/me/merchant'
    | '/affiliate'
    | '/bonus'
}

/** Everything that people are notified of. A new one is a row, and words. */
export const noticeCodes = {
  // The time to pay runs from now on.
  trade_opened: { kind: 'trade', isUrgent: true },
  // It does once more.
  requisites_given: { kind: 'trade', isUrgent: true },
  // The time to release does.
  buyer_says_paid: { kind: 'payment', isUrgent: true },
  trade_cancelled_by_buyer: { kind: 'trade', isUrgent: false },
  buyer_is_paying: { kind: 'trade', isUrgent: false },
  payment_taken_back: { kind: 'payment', isUrgent: false },
  dispute_opened: { kind: 'dispute', isUrgent: true },
  trade_conceded: { kind: 'trade', isUrgent: false },
  // A buyer who says nothing loses the trade, and may have paid.
  seller_asks_to_cancel: { kind: 'trade', isUrgent: true },
  time_extended: { kind: 'trade', isUrgent: false },
  coins_released: { kind: 'payment', isUrgent: false },
  swap_settled: { kind: 'payment', isUrgent: false },
  trade_cancelled: { kind: 'trade', isUrgent: false },
  paid_not_released: { kind: 'payment', isUrgent: true },
  trade_closed: { kind: 'trade', isUrgent: false },
  ruled_for_buyer: { kind: 'dispute', isUrgent: false },
  ruled_for_seller: { kind: 'dispute', isUrgent: false },
  dispute_possible: { kind: 'dispute', isUrgent: false },
  dispute_window_ends: { kind: 'dispute', isUrgent: true },
  dispute_waits: { kind: 'dispute', isUrgent: false },
  // The seller's coins are held from here on.
  claim_filed: { kind: 'dispute', isUrgent: false },
  claim_waits: { kind: 'dispute', isUrgent: false },
  claim_for_buyer: { kind: 'dispute', isUrgent: false },
  claim_for_seller: { kind: 'dispute', isUrgent: false },
  // Somebody wants what an advert that is not shown offers.
  somebody_waits: { kind: 'trade', isUrgent: false, page: '/dashboard/ads' },
  // Nobody sees it until operators show it again.
  offer_hidden: { kind: 'trade', isUrgent: true, page: '/dashboard/ads' },
  offer_shown: { kind: 'trade', isUrgent: false, page: '/dashboard/ads' },
  report_acted: { kind: 'news', isUrgent: false },
  report_dismissed: { kind: 'news', isUrgent: false },
  file_asked: { kind: 'chat', isUrgent: false },
  message_unread: { kind: 'chat', isUrgent: false },
  balance_too_low: { kind: 'trade', isUrgent: false, page: '/dashboard/ads' },
  offer_matches: { kind: 'trade', isUrgent: false, page: '/search/filter' },
  coins_credited: { kind: 'payment', isUrgent: false, page: '/wallet' },
  card_paid: { kind: 'payment', isUrgent: false, page: '/wallet' },
  // What was spent of it is owed.
  deposit_reversed: { kind: 'payment', isUrgent: true, page: '/wallet' },
  coins_received: { kind: 'payment', isUrgent: false, page: '/wallet' },
  withdrawal_confirmed: { kind: 'payment', isUrgent: false, page: '/wallet' },
  // Somebody else may have asked for it.
  withdrawal_declined: { kind: 'security', isUrgent: false, page: '/wallet' },
  withdrawal_expired: { kind: 'payment', isUrgent: false, page: '/wallet' },
  withdrawal_stopped: { kind: 'security', isUrgent: false, page: '/wallet' },
  withdrawal_aml_refused: { kind: 'payment', isUrgent: false, page: '/wallet' },
  withdrawal_failed: { kind: 'payment', isUrgent: false, page: '/wallet' },
  payout_sent: { kind: 'payment', isUrgent: false },
  // The coins wait for another address.
  payout_refused: { kind: 'payment', isUrgent: true },
  payout_failed: { kind: 'payment', isUrgent: true },
  store_approved: { kind: 'payment', isUrgent: false, page: '/me/merchant' },
  // It takes no money from here on.
  store_suspended: { kind: 'payment', isUrgent: true, page: '/me/merchant' },
  store_restored: { kind: 'payment', isUrgent: false, page: '/me/merchant' },
  invoice_paid: { kind: 'payment', isUrgent: false, page: '/me/merchant' },
  // Coins that came late, short or beyond what was asked for.
  invoice_held: { kind: 'payment', isUrgent: false, page: '/me/merchant' },
  referral_joined: { kind: 'payment', isUrgent: false, page: '/affiliate' },
  referral_traded: { kind: 'payment', isUrgent: false, page: '/affiliate' },
  shares_received: { kind: 'payment', isUrgent: false, page: '/affiliate' },
  bonus_paid: { kind: 'payment', isUrgent: false, page: '/bonus' },
  // A phone or an identity is all that is missing.
  bonus_waits: { kind: 'payment', isUrgent: false, page: '/bonus' },
  cashback_paid: { kind: 'payment', isUrgent: false, page: '/bonus' },
} as const satisfies Record<string, NoticeRule>
export type NoticeCode = keyof typeof noticeCodes

/** The rule of a stored code; null for one that is not told any more. */
export const noticeRule = (code: string): NoticeRule | null =>
  Object.hasOwn(noticeCodes, code) ? noticeCodes[code as NoticeCode] : null
