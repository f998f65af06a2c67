import { phaseOf } from '../../../design-system/domain/reference/status/tradeStatus.ts'
import type { TradeSide, TradeStatus } from '../../../design-system/domain/reference/status/tradeStatus.ts'
import { minutesFromNow } from '../../domain/support/storyClock.tsx'
import { storyTrade } from '../../domain/support/trading/storyTrade.ts'

const groupOf = {
  new: 'new',
  paid_confirmed: 'paid',
  expired_and_paid: 'paid',
  completed: 'completed',
  completed_by_seller: 'completed',
  completed_by_admin: 'completed',
  cancelled_by_buyer: 'cancelled',
  cancelled_by_admin: 'cancelled',
  cancelled: 'cancelled',
  closed: 'closed',
  disput: 'dispute',
} as const satisfies Record<TradeStatus, string>

/** A trade of the stories as the contract has it whole. Actions that are no part of the contract (a message) stay away. */
export function storyTradeAnswer(status: TradeStatus, viewerSide: TradeSide = 'buyer') {
  const trade = storyTrade(status, viewerSide)
  return {
    ...trade,
    counterparty: { ...trade.counterparty, isGuest: false },
    payout: null as object | null,
    group: groupOf[status],
    advertId: 'ad1',
    isContractor: viewerSide === 'buyer',
    needsViewer: phaseOf[status] === 'awaitsPayment' && viewerSide === 'buyer',
    cryptoCurrencyCode: 'BTC',
    currencyCode: 'NGN',
    viewerReceives: { amount: trade.amount, asset: 'BTC' },
    paymentMethod: {
      ...trade.paymentMethod,
      code: 'bank_transfer',
      urlCode: 'bank-transfer',
      speed: 'instant',
    },
    actions: trade.actions.filter(({ action }) => action !== 'send_message'),
    updatedAt: trade.finishedAt ?? trade.paidAt ?? trade.createdAt,
    cancelAskedAt: null,
    escrowEndsAt: trade.timer?.endsAt ?? trade.createdAt,
    unreadCount: 0,
    seq: 1,
  }
}

interface FeedbackArguments {
  readonly input: { readonly grade: string; readonly text: string; readonly tradeId: string }
}

/** What the viewer has just written about a trade, as the contract has it. */
export const storyFeedbackAnswer = ({ input: { grade, text, tradeId } }: FeedbackArguments) => ({
  id: 'f1',
  grade,
  text,
  tradeId,
  authorName: 'kunle_o',
  createdAt: minutesFromNow(0),
  editedAt: null,
})
