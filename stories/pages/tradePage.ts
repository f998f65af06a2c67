import { storyMessages } from '../domain/support/storyMessages.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import type { storyTradeAnswer } from '../support/app/storyTradeAnswer.ts'

/** The conversation of the stories as the contract has it: newest first. */
export const storyConversation = {
  hasMore: false,
  items: storyMessages
    .map((message, index) => ({ ...message, id: `m${index}`, tradeId: '8F2K41', clientId: null }))
    .toReversed(),
}

/** What the server says to the page of a trade. */
export const tradeAnswers = (trade: ReturnType<typeof storyTradeAnswer>): StoryAnswers => ({
  trade: () => trade,
  tradeSettings: () => ({
    undoSeconds: 60,
    graceMinutes: 5,
    askToCancelMinutes: 15,
    escrowMinutesMin: 15,
    escrowMinutesMax: 90,
    escrowMinutesMaxSlow: 1440,
    escrowMinutesDefault: 30,
    disputeAfterMinutesInstant: 15,
    disputeAfterMinutesSlow: 60,
    disputeWindowHoursInstant: 24,
    disputeWindowHoursSlow: 72,
  }),
  messages: () => storyConversation,
  readMessages: () => ({ unreadCount: 0 }),
})
