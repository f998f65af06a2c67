import {
  storyAlike,
  storyLoad,
  storyOpinion,
  storyQuestions,
  storyRulings,
} from '../domain/support/desk/storyDeskDispute.ts'
import { storyCase, storyCases, storyDispute } from '../domain/support/trading/storyDispute.ts'
import type { OpinionShape } from '../../design-system/domain/desk/dispute/deskDispute.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { storyTradeAnswer } from '../support/app/storyTradeAnswer.ts'
import { openDesk } from './deskAnswers.ts'
import { asOperator } from './editorAnswers.ts'
import { tradeAnswers } from './tradePage.ts'

interface Asked {
  readonly list?: string | null
}

/** What the server says to the desk of disputes; what is done changes what comes next. */
export function disputeAnswers(): StoryAnswers {
  let opinions: readonly OpinionShape[] = [storyOpinion()]
  let trade = {
    ...storyTradeAnswer('disput', 'arbiter'),
    payerName: 'KUNLE O. ADEYEMI',
    dispute: storyDispute(),
    claim: null,
  }
  return {
    ...tradeAnswers(trade),
    ...asOperator,
    deskSession: openDesk,
    deskQueues: () => ({ items: [] }),
    secondRequests: () => ({ items: [], hasMore: false }),
    disputes: ({ list }: Asked) => ({
      items: list === 'mine' ? storyCases.slice(0, 1) : storyCases,
      page: 1,
      pages: 1,
      total: storyCases.length,
      totalIsCapped: false,
      counts: { disputes: 3, claims: 1, raised: 1 },
      seq: 1,
    }),
    arbiterLoad: () => ({ items: storyLoad, unanswered: 3, opinions: opinions.length }),
    caseRulings: ({ list }: Asked) => ({
      items: storyRulings.filter(({ overturned }) => list !== 'overturned' || overturned !== null),
      hasMore: false,
    }),
    secondOpinions: () => ({ items: opinions }),
    trade: () => trade,
    disputeCase: () => ({
      tradeId: trade.id,
      ...storyCase,
      questions: storyQuestions,
      alike: storyAlike,
      opinions,
    }),
    createMessage: () => ({ id: 'm9' }),
    ruleTrade: () => {
      trade = { ...trade, status: 'completed_by_admin', group: 'completed' }
      return { id: trade.id, status: trade.status }
    },
    giveSecondOpinion: ({
      input,
    }: {
      readonly input: { readonly inFavourOf: 'buyer' | 'seller'; readonly words: string }
    }) => {
      const given = storyOpinion({
        canAnswer: false,
        answer: { ...input, by: 'kunle_o', at: storyOpinion().askedAt },
      })
      opinions = [given]
      return given
    },
    performAct: () => ({ outcome: 'asked', request: null }),
  }
}
