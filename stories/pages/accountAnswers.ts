import { profileAnswer } from '../support/app/profileAnswer.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { minutesFromNow, storyTime } from '../domain/support/storyClock.tsx'
import { storyPromo } from '../domain/support/storyContent.ts'
import { adAnswers } from './adAnswers.ts'
import { storyTrader } from '../domain/support/storyTrader.ts'
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

/** What the viewer of the stories holds. */
export const sheetAnswer = {
  items: [
    {
      asset: 'BTC',
      available: '0.061842',
      inEscrow: '0.0085',
      value: dollars('6505.23'),
      changePercent: '1.24',
    },
    { asset: 'USDT', available: '3940.2', inEscrow: '970', value: dollars('4910.2'), changePercent: '0.01' },
    { asset: 'ETH', available: '0.4122', inEscrow: '0', value: dollars('1285.3'), changePercent: '-0.86' },
    { asset: 'TON', available: '0', inEscrow: '0', value: dollars('0'), changePercent: '2.91' },
  ],
  total: dollars('13303.11'),
  ratesAt: storyTime,
  seq: 1,
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
  direction: amount.startsWith('-') ? 'outgoing' : 'incoming',
  asset: 'BTC',
  amount,
  balanceAfter: '0.061842',
  tradeId: type.startsWith('Trade') ? '8F1W0E' : null,
  isConfirmed: type !== 'WalletRefill',
  createdAt: minutesFromNow(minutes),
})

/** How the coins of the viewer came and went; the second page is above the first. */
export const movementsAnswer = ({ before }: { readonly before?: string | null }) =>
  before == null
    ? {
        items: [
          movement('t3', 'TradeComplete', '0.0034', -27),
          movement('t2', 'WalletRefill', '0.012', -60),
          movement('t1', 'TradeLockFunds', '-0.0085', -1500),
        ],
        hasMore: true,
        seq: 1,
      }
    : { items: [movement('t0', 'BonusRefill', '0.000021', -3000)], hasMore: false, seq: 1 }

/** What the server says to the pages of a member. */
export const accountAnswers: StoryAnswers = {
  trades: tradesAnswer,
  searchTrades: searchTradesAnswer,
  ...adAnswers(),
  balance: () => sheetAnswer,
  myFees: () => feeAnswer,
  transactions: movementsAnswer,
  promoBlocks: () => ({ items: storyPromo }),
  profileSettings: () => profileAnswer,
}
