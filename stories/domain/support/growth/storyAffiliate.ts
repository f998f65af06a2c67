import type {
  AffiliateSummaryShape,
  InviteLinkShape,
  InviteTermsShape,
  ReferralShape,
  RewardShape,
} from '../../../../design-system/domain/growth/affiliate/affiliateShape.ts'
import { minutesFromNow } from '../storyClock.tsx'
import { storyEarnRules } from './storyEarnRules.ts'

const money = (amount: string, asset: string) => ({ amount, asset })
const usd = (amount: string) => money(amount, 'USD')
const day = 24 * 60

export const storyTerms: InviteTermsShape = { ...storyEarnRules.terms, pinnedUntil: '2027-01-14T09:00:00Z' }

/** What each month of a year brought, level by level; the last one runs. */
const months = [
  ['2025-04', '0', '0', '0'],
  ['2025-05', '8.2', '0', '0'],
  ['2025-06', '31', '0', '0'],
  ['2025-07', '52.4', '1.6', '0'],
  ['2025-08', '70', '5.11', '0'],
  ['2025-09', '88', '6.4', '0.8'],
  ['2025-10', '82.5', '6', '0.9'],
  ['2025-11', '104', '11.7', '1.4'],
  ['2025-12', '130', '16.2', '2.6'],
  ['2026-01', '156.3', '19.4', '3.2'],
  ['2026-02', '182', '26.8', '4.1'],
  ['2026-03', '236.1', '33.2', '5.37'],
] as const

/** Somebody who has brought many, on each level. */
export const storySummary: AffiliateSummaryShape = {
  currencyCode: 'USD',
  since: '2025-05-14T09:00:00Z',
  earned: [
    { earned: money('612.4', 'USDT'), worth: usd('612.4') },
    { earned: money('0.0042135', 'BTC'), worth: usd('389.66') },
    { earned: money('0.05812', 'ETH'), worth: usd('181.23') },
    { earned: money('21.4', 'TON'), worth: usd('66.34') },
    { earned: money('0.25', 'LTC'), worth: usd('21.05') },
    { earned: money('0.082', 'XMR'), worth: usd('13.94') },
  ],
  worth: usd('1284.62'),
  onItsWay: [money('1.84', 'USDT'), money('0.00002163', 'BTC')],
  nextPayoutAt: minutesFromNow(32),
  people: [
    { level: 1, people: 86, traded: 54 },
    { level: 2, people: 41, traded: 21 },
    { level: 3, people: 17, traded: 1 },
  ],
  months: months.map(([month, ...levels]) => ({
    month,
    levels: levels.map((worth, index) => ({ level: index + 1, worth: usd(worth) })),
    worth: usd(String(levels.reduce((cents, worth) => cents + Math.round(Number(worth) * 100), 0) / 100)),
  })),
  terms: storyTerms,
}

/** Somebody who has brought nobody yet. */
export const noSummary: AffiliateSummaryShape = {
  ...storySummary,
  since: null,
  earned: [],
  worth: usd('0'),
  onItsWay: [],
  nextPayoutAt: null,
  people: [1, 2, 3].map(level => ({ level, people: 0, traded: 0 })),
  months: months.map(([month]) => ({
    month,
    levels: [1, 2, 3].map(level => ({ level, worth: usd('0') })),
    worth: usd('0'),
  })),
  terms: { ...storyTerms, pinnedUntil: null },
}

const link = (
  code: string,
  tag: string,
  figures: readonly [number, number, string],
  days: number,
): InviteLinkShape => ({
  code,
  tag,
  invited: figures[0],
  traded: figures[1],
  worth: usd(figures[2]),
  createdAt: minutesFromNow(-days * day),
})

/** The oldest first. */
export const storyLinks: readonly [InviteLinkShape, ...InviteLinkShape[]] = [
  link('8FJX2MDE', 'kunle_o', [14, 9, '201.1'], 420),
  link('K7PM4XTQ', 'Telegram channel', [38, 27, '612.3'], 300),
  link('R3VH9WCN', 'Blog: how to buy USDT', [21, 13, '318.45'], 210),
  link('W6TQ5ZRB', 'Campus meetup', [9, 4, '102.37'], 120),
  link('C4NY7HKP', 'Profile page', [4, 1, '50.4'], 60),
  link('2MVD8GXS', 'Flyer, Yaba market', [0, 0, '0'], 2),
]

const reward = (
  id: number,
  userName: string,
  level: number,
  sum: readonly [string, string, string],
  tag: string | null = null,
): RewardShape => ({
  id: String(id),
  kind: 'share',
  userName,
  level,
  registeredAt: minutesFromNow(-id * day),
  transactionAt: minutesFromNow(-(100 - id) * 97),
  reward: money(sum[0], sum[1]),
  worth: usd(sum[2]),
  tag,
  isPaid: id < 98,
})

const bonus = (...of: Parameters<typeof reward>): RewardShape => ({
  ...reward(...of),
  id: `b${of[0]}`,
  kind: 'bonus',
})

/** The latest first; two shares are on their way. */
export const storyRewards: readonly RewardShape[] = [
  reward(99, 'amina_k', 1, ['1.84', 'USDT', '1.84'], 'Telegram channel'),
  reward(98, 't•••9', 2, ['0.0000014', 'BTC', '0.13']),
  reward(97, 'lagoscoin', 1, ['0.0000312', 'BTC', '2.89'], 'kunle_o'),
  bonus(96, 'grace_w', 1, ['0.00002163', 'BTC', '2'], 'Telegram channel'),
  reward(96, 'm•••o', 3, ['0.0412', 'USDT', '0.04']),
  reward(95, 'northline', 1, ['0.000412', 'ETH', '1.28'], 'Blog: how to buy USDT'),
  reward(94, 'wanjiru.p2p', 1, ['0.62', 'TON', '1.92'], 'Telegram channel'),
  reward(93, 'k•••a', 2, ['0.31', 'USDT', '0.31']),
]

/** Names and figures as long as they come. */
export const longRewards: readonly RewardShape[] = [
  reward(
    90,
    'MaximilianAlexanderTrader01',
    1,
    ['0.000000000000000412', 'ETH', '0'],
    'Кампания в сообществе студентов',
  ),
  reward(89, 'M•••1', 3, ['123456789.123456', 'USDT', '123456789.12']),
]

const person = (
  id: number,
  userName: string,
  level: number,
  trades: number,
  worth: string,
): ReferralShape => ({
  id: String(id),
  userName,
  level,
  registeredAt: minutesFromNow(-(60 - id) * day),
  tag: level === 1 ? (storyLinks[id % storyLinks.length]?.tag ?? null) : null,
  trades,
  worth: usd(worth),
})

/** The latest first. */
export const storyPeople: readonly ReferralShape[] = [
  person(55, 'joseph.m', 1, 3, '4.12'),
  person(54, 'grace_w', 1, 0, '0'),
  person(52, 'temi_a', 1, 41, '73.5'),
  person(51, 'yusuf.k', 1, 1, '0.4'),
  person(50, 'MaximilianAlexanderTrader01', 1, 1204, '1204.99'),
]

export const deeperPeople: readonly ReferralShape[] = [
  person(49, 't•••9', 2, 2, '0.26'),
  person(48, 'k•••a', 2, 0, '0'),
]
