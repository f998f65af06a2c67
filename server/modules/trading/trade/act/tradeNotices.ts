import type { TradeAction } from '../../../../domain/trade/action.ts'
import type { NoticeCode } from '../../../../domain/notification/noticeCode.ts'
import type { NotificationType } from '../../../telling/notification/tables.ts'

interface Told {
  readonly type: NotificationType
  readonly code: NoticeCode
}

const byAdmin = (code: NoticeCode): Told => ({ type: 'Notification::Admin', code })
const both = (told: Told) => ({ buyer: told, seller: told })

/** Who is notified of what happens to a trade, and as which of the specification's kinds. */
export const noticeOf: Record<TradeAction, { readonly buyer?: Told; readonly seller?: Told }> = {
  open: both({ type: 'Notification::NewTradeContact', code: 'trade_opened' }),
  confirm: { seller: { type: 'Notification::PaymentReceived', code: 'buyer_says_paid' } },
  cancel: { seller: byAdmin('trade_cancelled_by_buyer') },
  keep: { seller: byAdmin('buyer_is_paying') },
  undoConfirm: { seller: byAdmin('payment_taken_back') },
  createDispute: { seller: byAdmin('dispute_opened') },
  concede: { seller: byAdmin('trade_conceded') },
  issueRequisites: { buyer: byAdmin('requisites_given') },
  askCancel: { buyer: byAdmin('seller_asks_to_cancel') },
  extend: { buyer: byAdmin('time_extended') },
  requestApproval: {},
  declineApproval: {},
  complete: { buyer: { type: 'Notification::BuyTradeComplete', code: 'coins_released' } },
  askCancelRanOut: both(byAdmin('trade_cancelled')),
  graceRanOut: both(byAdmin('trade_cancelled')),
  escrowRanOut: { seller: { type: 'Notification::PaidButNotReleasedTrade', code: 'paid_not_released' } },
  disputeWindowRanOut: both(byAdmin('trade_closed')),
  partySuspended: both(byAdmin('dispute_opened')),
  // Who opened it sees that it is done.
  swapSettles: { seller: { type: 'Notification::BuyTradeComplete', code: 'swap_settled' } },
  swapFails: { buyer: byAdmin('trade_cancelled') },
  ruleForBuyer: {
    buyer: { type: 'Notification::BuyTradeComplete', code: 'ruled_for_buyer' },
    seller: byAdmin('ruled_for_buyer'),
  },
  ruleForSeller: both(byAdmin('ruled_for_seller')),
}

/** What the conversation says of an action, and whether with the coins' or the money's figure; null says nothing. */
export const noteOf: Record<
  TradeAction,
  { readonly code: string; readonly figure?: 'coins' | 'fiat' } | null
> = {
  open: { code: 'escrow_locked', figure: 'coins' },
  confirm: { code: 'marked_paid', figure: 'fiat' },
  cancel: { code: 'cancelled_by_buyer', figure: 'coins' },
  keep: { code: 'buyer_is_paying' },
  undoConfirm: { code: 'payment_taken_back' },
  createDispute: { code: 'dispute_opened' },
  concede: { code: 'conceded', figure: 'coins' },
  issueRequisites: { code: 'requisites_given' },
  askCancel: { code: 'seller_asks_to_cancel' },
  extend: { code: 'time_extended' },
  requestApproval: null,
  declineApproval: null,
  complete: { code: 'released', figure: 'coins' },
  askCancelRanOut: { code: 'cancelled_after_ask', figure: 'coins' },
  graceRanOut: { code: 'cancelled_unpaid', figure: 'coins' },
  escrowRanOut: { code: 'escrow_time_over' },
  disputeWindowRanOut: { code: 'closed', figure: 'coins' },
  partySuspended: { code: 'party_suspended' },
  swapSettles: null,
  swapFails: { code: 'cancelled_unpaid', figure: 'coins' },
  ruleForBuyer: { code: 'ruled_for_buyer', figure: 'coins' },
  ruleForSeller: { code: 'ruled_for_seller', figure: 'coins' },
}
