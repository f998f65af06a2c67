import type { FeedbackItemShape } from '../../../../design-system/domain/trading/feedback/feedbackItem.ts'
import type { PersonShape, SharedTradeShape } from '../../../../design-system/domain/people/profile/person.ts'
import { minutesFromNow } from '../storyClock.tsx'
import { storyTrader } from '../trading/storyTrader.ts'

const day = 24 * 60

/** Somebody's public page in the stories; give what differs. */
export const storyPerson = (differs: Partial<PersonShape> = {}): PersonShape => ({
  ...storyTrader(),
  avatarUrl: null,
  introduction: 'Lagos, weekdays from 8 to 20. I answer within minutes and pay from my own account only.',
  telegramUsername: 'lagoscoin',
  timeZone: 'Africa/Lagos',
  place: 'Lagos, Nigeria',
  firstTradeAt: '2023-05-09T00:00:00.000Z',
  isOwn: false,
  standing: 'ok',
  verifications: ['email', 'phone', 'identity'],
  feedbackCounts: { positive: 4076, neutral: 18, negative: 6 },
  counterpartiesCount: 3120,
  cancelledPercent: '1.2',
  averageReleaseMinutes: 6,
  volumes: [
    { asset: 'BTC', from: '50', to: '100' },
    { asset: 'USDT', from: '100000', to: '1000000' },
  ],
  risks: ['first_trade_with_you'],
  offersCount: 4,
  phone: null,
  legalName: null,
  isBlocked: false,
  hasBlocked: false,
  history: { completed: 0, cancelled: 0, volumeUsd: '0', firstAt: null, lastAt: null },
  ...differs,
})

/** Somebody on their third day, with everything that can speak against a trade. */
export const storyNewcomer = storyPerson({
  userName: 'newcomer',
  isVerified: false,
  ratingPercent: null,
  feedbacksCount: 0,
  tradesCount: 0,
  isOnline: false,
  lastOnlineAt: minutesFromNow(-26),
  medianReleaseMinutes: null,
  averageReleaseMinutes: null,
  registeredAt: minutesFromNow(-3 * day),
  introduction: '',
  telegramUsername: null,
  timeZone: 'UTC',
  place: null,
  firstTradeAt: null,
  verifications: ['email'],
  feedbackCounts: { positive: 0, neutral: 0, negative: 0 },
  counterpartiesCount: 0,
  cancelledPercent: null,
  volumes: [],
  risks: ['new_account', 'no_trades', 'reversible_method', 'first_trade_with_you'],
  offersCount: 0,
})

/** A trade with somebody; give what differs. */
export const storySharedTrade = (differs: Partial<SharedTradeShape> = {}): SharedTradeShape => ({
  tradeId: '8F2K41QX',
  viewerSide: 'buyer',
  status: 'completed_by_seller',
  amount: '0.00169634',
  cryptoCurrencyCode: 'BTC',
  fiatAmount: '250000',
  currencyCode: 'NGN',
  openedAt: minutesFromNow(-9 * day),
  finishedAt: minutesFromNow(-9 * day + 30),
  myGrade: 'positive',
  theirGrade: 'positive',
  ...differs,
})

/** A piece of feedback on `lagoscoin`; give what differs. */
export const storyFeedback = (differs: Partial<FeedbackItemShape> = {}): FeedbackItemShape => ({
  id: 'f1',
  grade: 'positive',
  text: 'Released in two minutes, polite, explained the bank’s delay.',
  author: { userName: 'adaeze_fx', avatarUrl: null },
  subject: { userName: 'lagoscoin', avatarUrl: null },
  cryptoCurrencyCode: 'BTC',
  counts: true,
  notCountedReason: null,
  createdAt: minutesFromNow(-4 * day),
  editedAt: null,
  history: [],
  tradeId: null,
  isMine: false,
  ...differs,
})

/** One of each kind: plain, the viewer's own and edited, not counted for each reason, without words, long. */
export const storyFeedbacks: readonly FeedbackItemShape[] = [
  storyFeedback(),
  storyFeedback({
    id: 'f2',
    grade: 'neutral',
    text: 'It worked in the end, after two reminders.',
    author: { userName: 'kunle_o', avatarUrl: null },
    editedAt: minutesFromNow(-2 * day),
    history: [
      { grade: 'negative', text: 'No answer for an hour.', at: minutesFromNow(-5 * day) },
      { grade: 'neutral', text: '', at: minutesFromNow(-6 * day) },
    ],
    tradeId: '8F2K41QX',
    isMine: true,
  }),
  storyFeedback({
    id: 'f3',
    grade: 'negative',
    text: '',
    author: { userName: 'a_very_long_user_name_that_nobody_can_pronounce', avatarUrl: null },
    counts: false,
    notCountedReason: 'tiny_trade',
    cryptoCurrencyCode: 'USDT',
  }),
  storyFeedback({
    id: 'f4',
    text: 'Отличный партнёр: быстро ответил, подробно объяснил, какой банк задерживает переводы, и отпустил монеты сразу, как пришли деньги. Буду обращаться ещё.',
    author: { userName: 'Марина_К', avatarUrl: null },
    counts: false,
    notCountedReason: 'young_account',
  }),
  storyFeedback({
    id: 'f5',
    text: 'Fast as ever.',
    author: { userName: 'ngozi_btc', avatarUrl: null },
    counts: false,
    notCountedReason: 'replaced',
  }),
]
