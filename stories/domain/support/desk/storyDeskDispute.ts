import type {
  AlikeRulingShape,
  ArbiterLoadShape,
  CaseQuestionShape,
  CaseRulingShape,
  OpinionShape,
} from '../../../../design-system/domain/desk/dispute/deskDispute.ts'
import { minutesFromNow } from '../storyClock.tsx'

const day = 24 * 60

/** What arbiters of the stories work on. */
export const storyLoad: readonly ArbiterLoadShape[] = [
  { userName: 'kemi.a', open: 5, raised: 2, ruled: 41, overturned: 1 },
  { userName: 'd_osei', open: 1, raised: 0, ruled: 7, overturned: 0 },
]

/** A ruling of the stories; give what differs. */
export const storyRuling = (differs: Partial<CaseRulingShape> = {}): CaseRulingShape => ({
  id: '8D02K7',
  tradeId: '8D02K7',
  kind: 'dispute',
  reason: 'payment_reversed',
  inFavourOf: 'seller',
  words: 'The statement that the bank signed shows the transfer and its return half an hour later.',
  by: 'kemi.a',
  at: minutesFromNow(-3 * day),
  amount: '0.0085',
  cryptoCurrencyCode: 'BTC',
  buyerName: 'tobi_x',
  sellerName: 'kunle_o',
  overturned: null,
  ...differs,
})

/** One that stands, one on a claim that operators found wrong. */
export const storyRulings: readonly CaseRulingShape[] = [
  storyRuling(),
  storyRuling({
    id: 'c7',
    tradeId: '8B91M4',
    kind: 'claim',
    reason: null,
    inFavourOf: 'buyer',
    overturned: { reason: 'The receipt was of another trade.', at: minutesFromNow(-day) },
  }),
]

/** A second opinion of the stories that nobody has given; give what differs. */
export const storyOpinion = (differs: Partial<OpinionShape> = {}): OpinionShape => ({
  id: 'op1',
  tradeId: '8F2K41',
  question: 'Would you take the receipt for genuine? The typeface of the sum differs.',
  askedBy: 'kemi.a',
  askedAt: minutesFromNow(-40),
  answer: null,
  canAnswer: true,
  ...differs,
})

/** The same once another arbiter has answered. */
export const answeredOpinion = storyOpinion({
  id: 'op2',
  canAnswer: false,
  answer: {
    inFavourOf: 'seller',
    words: 'The bank uses this typeface nowhere. Ask for the file that its app makes.',
    by: 'd_osei',
    at: minutesFromNow(-10),
  },
})

export const storyQuestions: readonly CaseQuestionShape[] = [
  { to: 'buyer', code: 'later_statement' },
  { to: 'seller', code: 'account_history' },
]

export const storyAlike: readonly AlikeRulingShape[] = [
  { tradeId: '8D02K7', inFavourOf: 'seller', at: minutesFromNow(-3 * day), isOverturned: false },
  { tradeId: '8B91M4', inFavourOf: 'buyer', at: minutesFromNow(-40 * day), isOverturned: true },
]

/** Where a case of the stories leads. */
export const storyCaseHref = (tradeId: string) => `/operator/disputes/${tradeId}`
