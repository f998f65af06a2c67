import { profileAnswer } from '../support/app/profileAnswer.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { minutesFromNow, storyTime } from '../domain/support/storyClock.tsx'
import { storyPromo } from '../domain/support/content/storyHomeTexts.ts'
import { storyFeeLevels } from '../domain/support/growth/storyFeeLevels.ts'
import { rateAnswers } from './rateAnswers.ts'
import { adAnswers } from './adAnswers.ts'
import { storyTrader } from '../domain/support/trading/storyTrader.ts'
import { storyTradeAnswer } from '../support/app/storyTradeAnswer.ts'

const all = [
  { ...storyTradeAnswer('new'), unreadCount: 2 },
  {
    ...storyTradeAnswer('paid_confirmed', 'seller'),
    id: '8F2HQ3',
    cryptoCurrencyCode: 'USDT',
    amount: '850',
    currencyCode: 'RUB',
    fiatAmount: '78540',
    counterparty: storyTrader({ userName: 'Марина_К', ratingPercent: '98.9', tradesCount: 1207 }),
    needsViewer: true,
  },
  { ...storyTradeAnswer('disput', 'seller'), id: '8F2JZ9', needsViewer: true, unreadCount: 3 },
  { ...storyTradeAnswer('completed_by_seller'), id: '8F1W0E' },
]
const groups: Readonly<Record<string, readonly string[]>> = {
  active: ['new', 'paid', 'dispute'],
  opened: ['new'],
  paid: ['paid'],
  dispute: ['dispute'],
  closed: ['completed', 'cancelled', 'closed'],
  finished: ['completed', 'cancelled', 'closed'],
}

/** The trades of the stories, under the filter that is asked for. */
export function tradesAnswer({ state = 'active' }: { readonly state?: string }) {
  const items = all.filter(({ group }) => groups[state]?.includes(group) ?? true)
  const counts = { active: 3, opened: 1, paid: 1, dispute: 1, closed: 1, all: 4 }
  return { items, counts, page: 1, pages: 1, total: items.length, totalIsCapped: false, seq: 1 }
}

/** The same by search: a trade's id is what it is found by here. */
export const searchTradesAnswer = ({
  input,
}: {
  readonly input: { readonly state?: string; readonly text?: string }
}) => {
  const answer = tradesAnswer(input)
  const { text } = input
  if (text === undefined) return answer
  const items = answer.items.filter(({ id }) => id.startsWith(text))
  return { ...answer, items, total: items.length }
}

const dollars = (amount: string) => ({ amount, asset: 'USD' })

const day = (price: number) => Array.from({ length: 24 }, (_, hour) => String(price + ((hour * 7) % 5)))

const held = (
  asset: string,
  [available, inEscrow]: readonly [string, string],
  value: string,
  [price, changePercent]: readonly [number, string],
) => ({
  asset,
  available,
  inEscrow,
  value: dollars(value),
  changePercent,
  receivable: '0',
  price: String(price),
  history: day(price),
})

/** What the viewer of the stories holds. */
export const sheetAnswer = {
  items: [
    held('BTC', ['0.061842', '0.0085'], '6505.23', [92480, '1.24']),
    held('USDT', ['3940.2', '970'], '4910.2', [1, '0.01']),
    held('ETH', ['0.4122', '0'], '1285.3', [3118, '-0.86']),
    held('TON', ['0', '0'], '0', [3, '2.91']),
  ],
  total: dollars('13303.11'),
  changePercent: '1.12',
  ratesAt: storyTime,
  seq: 1,
}

/** The same in roubles, where they are asked for. */
const balanceAnswer = ({ currencyCode }: { readonly currencyCode?: string }) => {
  if (currencyCode !== 'RUB') return sheetAnswer
  const roubles = (value: { amount: string }) => ({ amount: `${value.amount}0`, asset: 'RUB' })
  return {
    ...sheetAnswer,
    items: sheetAnswer.items.map(item => ({ ...item, value: roubles(item.value) })),
    total: { amount: '1064248.80', asset: 'RUB' },
  }
}

const feeAnswer = {
  volume: dollars('18204'),
  percent: '0.7',
  nextPercent: '0.5',
  missingVolume: '31796',
}

const movement = (id: string, type: string, amount: string, minutes: number) => ({
  id,
  type,
  category: 'deposit',
  direction: amount.startsWith('-') ? 'outgoing' : 'incoming',
  status: 'confirmed',
  asset: 'BTC',
  amount,
  balanceAfter: '0.061842',
  value: dollars('314.43'),
  address: null,
  partnerName: type.startsWith('Trade') ? 'lagoscoin' : null,
  tradeId: type.startsWith('Trade') ? '8F1W0E' : null,
  confirmations: null as number | null,
  confirmationsNeeded: null as number | null,
  isConfirmed: true,
  createdAt: minutesFromNow(minutes),
})

/** Coins on their way to the viewer. */
export const incomingMovement = {
  ...movement('deposit:d1', 'WalletRefill', '0.012', -6),
  status: 'under_way',
  value: null,
  confirmations: 1,
  confirmationsNeeded: 2,
  isConfirmed: false,
}

/** How the coins of the viewer came and went. */
export const movementsAnswer = () => ({
  items: [
    movement('t3', 'TradeComplete', '0.0034', -27),
    movement('t2', 'WalletRefill', '0.012', -60),
    movement('t1', 'TradeLockFunds', '-0.0085', -1500),
    movement('t0', 'BonusRefill', '0.000021', -3000),
  ],
  underWay: [incomingMovement],
  hasMore: false,
  seq: 1,
})

/** What the server says to the pages of a member. */
export const accountAnswers: StoryAnswers = {
  trades: tradesAnswer,
  searchTrades: searchTradesAnswer,
  ...adAnswers(),
  balance: balanceAnswer,
  myFees: () => feeAnswer,
  fees: () => ({ makerTiers: storyFeeLevels, takerPercent: '0' }),
  transactions: movementsAnswer,
  promoBlocks: () => ({ items: storyPromo }),
  ...rateAnswers,
  profileSettings: () => profileAnswer,
}
