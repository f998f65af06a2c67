import { storyTradeSettings } from '../support/app/bootAnswers.ts'
import { storyCase } from '../domain/support/trading/storyDispute.ts'
import { storyMessages } from '../domain/support/trading/storyMessages.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import type { storyTradeAnswer } from '../support/app/storyTradeAnswer.ts'

/** The conversation of the stories as the contract has it: newest first. */
export const storyConversation = {
  hasMore: false,
  pinned: [],
  items: storyMessages
    .map((message, index) => ({ ...message, id: `m${index}`, tradeId: '8F2K41', clientId: null }))
    .toReversed(),
}

/** What the server says to the page of a trade. */
export const tradeAnswers = (trade: ReturnType<typeof storyTradeAnswer>): StoryAnswers => ({
  trade: () => trade,
  tradeSettings: () => storyTradeSettings,
  messages: () => storyConversation,
  tradeHistory: () => ({
    items: [
      {
        id: 'h1',
        code: 'escrow_locked',
        at: trade.createdAt,
        by: 'buyer',
        byName: trade.buyer.userName,
        isMine: trade.viewerSide === 'buyer',
        amount: trade.amount,
        asset: 'BTC',
      },
    ],
  }),
  memo: () => ({ traderId: trade.counterparty.userName, text: '', updatedAt: null }),
  tradeMemo: () => ({ tradeId: trade.id, text: 'Sent from Access Bank.', updatedAt: trade.createdAt }),
  disputeCase: () => ({ tradeId: trade.id, ...storyCase }),
  readMessages: () => ({ unreadCount: 0 }),
})
