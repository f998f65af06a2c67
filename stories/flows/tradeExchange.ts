import type { TradeSide, TradeStatus } from '../../design-system/domain/reference/status/tradeStatus.ts'
import { can, cannot } from '../domain/support/trading/storyTrade.ts'
import { minutesFromNow } from '../domain/support/storyClock.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { storyFeedbackAnswer, storyTradeAnswer } from '../support/app/storyTradeAnswer.ts'
import { tradeAnswers } from '../pages/tradePage.ts'

/** A trade and what is said to its viewer. */
interface TradeExchange {
  readonly answers: StoryAnswers
  /** The seller hands the coins over: gives the news of it, as the viewer's browser hears them. */
  readonly release: () => object
}

/** A trade that moves on as its viewer acts: what the server does, as far as one side sees it. */
export function tradeExchange(status: TradeStatus, side: TradeSide): TradeExchange {
  let trade = storyTradeAnswer(status, side)
  let said = 0
  const moveTo = (next: TradeStatus, changed: object = {}) => {
    trade = { ...storyTradeAnswer(next, side), ...changed, seq: trade.seq + 1 }
    return trade
  }
  const answers: StoryAnswers = {
    ...tradeAnswers(trade),
    trade: () => trade,
    confirmTrade: ({ input }: { input: { payerName?: string } }) =>
      moveTo('paid_confirmed', {
        payerName: input.payerName ?? null,
        actions: [
          can('undo_confirm', minutesFromNow(1)),
          cannot('create_dispute', 'too_early', minutesFromNow(15)),
        ],
      }),
    undoConfirmTrade: () => moveTo('new'),
    cancelTrade: () => moveTo('cancelled_by_buyer'),
    completeTrade: () => moveTo('completed_by_seller'),
    createFeedback: storyFeedbackAnswer,
    createMessage: ({ input }: { input: { text: string; clientId: string } }) => ({
      id: `n${++said}`,
      tradeId: trade.id,
      author: side,
      authorName: 'kunle_o',
      isMine: true,
      text: input.text,
      attachment: null,
      system: null,
      clientId: input.clientId,
      createdAt: minutesFromNow(0),
      deliveredAt: null,
      readAt: null,
      isPinned: false,
    }),
  }
  const release = () => {
    const { id: tradeId, seq, status: now } = moveTo('completed_by_seller')
    return {
      __typename: 'TradeChangedEvent',
      tradeId,
      status: now,
      action: 'complete',
      byMe: false,
      seq,
      trade,
    }
  }
  return { answers, release }
}
