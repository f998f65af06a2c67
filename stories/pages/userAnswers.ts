import type { FeedbackItemShape } from '../../design-system/domain/trading/feedback/feedbackItem.ts'
import type { PersonShape } from '../../design-system/domain/people/profile/person.ts'
import type { Offer } from '../../design-system/domain/trading/advert/offer.ts'
import { storyOffer } from '../domain/support/trading/storyOffer.ts'
import {
  storyFeedbacks,
  storyNewcomer,
  storyPerson,
  storySharedTrade,
} from '../domain/support/people/storyPerson.ts'
import { storyTrader } from '../domain/support/trading/storyTrader.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'

const offers = [storyOffer({ youGet: null }), storyOffer({ id: 'ad-2', type: 'Buy', youGet: null })]

const withUrlCodes = (offer: Offer) => ({
  ...offer,
  paymentMethods: offer.paymentMethods.map(method => ({ ...method, urlCode: method.code })),
})

const pageOf = <Item>(items: readonly Item[]) => ({
  items,
  page: 1,
  pages: 1,
  total: items.length,
  totalIsCapped: false,
})

const asTrader = ({ author, subject, ...item }: FeedbackItemShape) => ({
  ...item,
  author: { ...storyTrader(), ...author },
  subject: { ...storyTrader(), ...subject },
})

interface FeedbackArguments {
  readonly grade?: string | null
  readonly direction?: string | null
}

/** What the server says to the pages about a person; blocks and notes are kept as long as the story. */
export function userAnswers(differs: Partial<PersonShape> = {}): StoryAnswers {
  const history = { ...storyPerson().history, completed: 3, cancelled: 1, volumeUsd: '512.4' }
  let person: PersonShape = storyPerson({
    risks: [],
    history: { ...history, firstAt: null, lastAt: null },
    ...differs,
  })
  let memo = { traderId: person.userName, text: 'Pays from GTBank.', updatedAt: person.registeredAt }
  const items = storyFeedbacks.map(asTrader)
  return {
    profile: () => ({ ...person, isBuying: true, isSelling: true, isSwapping: false }),
    offersOf: () => pageOf(person.offersCount === 0 ? [] : offers.map(withUrlCodes)),
    feedbacks: ({ grade, direction }: FeedbackArguments) => ({
      ...pageOf(direction === 'left' ? [] : items.filter(item => !grade || item.grade === grade)),
      counts: person.feedbackCounts,
    }),
    onlineStates: () => ({
      items: [{ userName: person.userName, isOnline: person.isOnline, lastOnlineAt: person.lastOnlineAt }],
    }),
    tradesHistory: () => pageOf([storySharedTrade(), storySharedTrade({ tradeId: 'B2', myGrade: null })]),
    memo: () => memo,
    saveMemo: ({ input: { text } }: { input: { text: string } }) => (memo = { ...memo, text }),
    block: () => {
      person = { ...person, isBlocked: true }
      return { isDone: true }
    },
    unblock: () => {
      person = { ...person, isBlocked: false }
      return { isDone: true }
    },
    updateFeedback: ({ id, input }: { id: string; input: object }) => ({
      id,
      tradeId: '8F2K41QX',
      authorName: 'kunle_o',
      createdAt: person.registeredAt,
      editedAt: person.registeredAt,
      ...input,
    }),
  }
}

/** Somebody of whom nothing is known yet. */
export const newcomerAnswers = (): StoryAnswers => ({
  ...userAnswers(storyNewcomer),
  feedbacks: () => ({ ...pageOf([]), counts: storyNewcomer.feedbackCounts }),
})
