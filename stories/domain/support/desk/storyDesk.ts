import { minutesFromNow } from '../storyClock.tsx'
import type {
  DeskBookShape,
  DeskFiguresShape,
  DeskQueueShape,
} from '../../../../design-system/domain/desk/today/todayShape.ts'
import type { AuditEntryShape, SecondRequestShape } from '../../../../design-system/domain/desk/deskShape.ts'
import type { DeskCounts, DeskLinks } from '../../../../design-system/domain/desk/frame/deskPlace.ts'

const hour = 60

/** A queue that is late, one that is close to its goal, quiet ones, and one in which nothing waits. */
export const storyQueues: readonly DeskQueueShape[] = [
  { queue: 'disputes', waiting: 14, oldestAt: minutesFromNow(-26 * hour - 10), goalMinutes: 24 * hour },
  { queue: 'withdrawals', waiting: 4, oldestAt: minutesFromNow(-5 * hour - 48), goalMinutes: 6 * hour },
  { queue: 'deposits', waiting: 3, oldestAt: minutesFromNow(-3 * hour - 5), goalMinutes: 6 * hour },
  { queue: 'reports', waiting: 5, oldestAt: minutesFromNow(-11 * hour), goalMinutes: 24 * hour },
  { queue: 'verification', waiting: 21, oldestAt: minutesFromNow(-7 * hour - 20), goalMinutes: 12 * hour },
  { queue: 'stores', waiting: 6, oldestAt: minutesFromNow(-19 * hour - 12), goalMinutes: 48 * hour },
  { queue: 'bonuses', waiting: 0, oldestAt: null, goalMinutes: 72 * hour },
]

const book = (
  coin: string,
  sums: readonly [string, string, string, string],
  difference = '0',
): DeskBookShape => {
  const [owed, house, held, pending] = sums
  return { coin, comparedAt: minutesFromNow(-2), owed, house, held, pending, difference }
}

/** Every coin adds up. */
export const storyBooks: readonly DeskBookShape[] = [
  book('BTC', ['412.0831552', '3.86915942', '410.21400000', '1.86915520']),
  book('ETH', ['1904.220418', '12.740438', '1892.48', '11.740418']),
  book('USDT', ['8214560.11', '102430.52', '8164210.4', '50349.71']),
  book('TON', ['318402.75', '1840.12', '317200', '1202.75']),
  book('XMR', ['2208.14', '9.54', '2202.6', '5.54']),
]

/** One coin does not. */
export const storyWrongBooks: readonly DeskBookShape[] = storyBooks.map(one =>
  one.coin === 'ETH' ? { ...one, difference: '-0.004120000000000001' } : one,
)

export const storyFigures: DeskFiguresShape = {
  tradesOpen: 348,
  tradesCompleted: 1902,
  fees: [
    { coin: 'BTC', today: '0.02184', yesterday: '0.03102' },
    { coin: 'USDT', today: '1204.5', yesterday: '1610.25' },
  ],
  onDuty: ['d_osei', 'm_silva'],
}

export const storyRequest: SecondRequestShape = {
  id: 'sr-1',
  act: 'credit_deposit',
  subjectKind: 'deposit',
  subjectId: 'dep-7',
  subjectLabel: '212 TON',
  named: 'irina_v',
  reason: 'Sender proved the transaction with a signed message.',
  status: 'asked',
  askedBy: 'm_silva',
  askedAt: minutesFromNow(-185),
  expiresAt: minutesFromNow(20 * hour + 55),
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  decisions: ['approve', 'refuse'],
}

/** One’s own request, and one that was refused. */
export const storyOwnRequest: SecondRequestShape = {
  ...storyRequest,
  id: 'sr-2',
  act: 'resume',
  subjectKind: 'switch',
  subjectId: 'withdrawals',
  subjectLabel: 'withdrawals',
  named: null,
  reason: 'The node has caught up.',
  askedBy: 'd_osei',
  decisions: ['withdraw'],
}
export const storyRefusedRequest: SecondRequestShape = {
  ...storyRequest,
  id: 'sr-3',
  act: 'lift_hold',
  subjectKind: 'person',
  subjectId: 'u-9',
  subjectLabel: 'peter_n',
  named: null,
  reason: 'He answered the call on the old number and named his last three trades.',
  status: 'refused',
  decidedBy: 'kemi_a',
  decidedAt: minutesFromNow(-30),
  decisionReason: 'The number was changed yesterday: call the one before it.',
  decisions: [],
}

const entry = (number: number, more: Partial<AuditEntryShape>): AuditEntryShape => ({
  number: String(number),
  at: minutesFromNow(number - 520),
  actorKind: 'operator',
  actorName: 'm_silva',
  deed: 'hold_money',
  subjectKind: 'person',
  subjectId: 'u-9',
  subjectLabel: 'peter_n',
  facts: [{ name: 'is_money_held', before: 'false', after: 'true' }],
  reason: 'Phone number changed and a new device within an hour.',
  address: '102.89.23.4',
  ...more,
})

/** The latest first: an act, what the system did, a store, a request for another operator, a look at somebody. */
export const storyEntries: readonly AuditEntryShape[] = [
  entry(512, {}),
  entry(511, {
    actorKind: 'system',
    actorName: 'system',
    deed: 'pause',
    subjectKind: 'switch',
    subjectId: 'withdrawals',
    subjectLabel: 'withdrawals',
    facts: [{ name: 'is_paused', before: 'false', after: 'true' }],
    reason: null,
    address: null,
  }),
  entry(510, {
    actorName: 'd_osei',
    deed: 'approve_store',
    subjectKind: 'store',
    subjectId: 's-1',
    subjectLabel: 'Adeola Fabrics',
    facts: [{ name: 'status', before: 'pending_review', after: 'active' }],
    reason: 'Site and company register agree.',
  }),
  entry(509, {
    deed: 'ask_second',
    facts: [
      { name: 'act', before: null, after: 'lift_hold' },
      { name: 'named', before: null, after: null },
    ],
    reason: 'He answered the call on the old number.',
  }),
  entry(508, { deed: 'open_person', facts: [], reason: null }),
]

export const storyDeskLinks: DeskLinks = {
  today: '#today',
  disputes: '#disputes',
  requests: '#requests',
  people: '#people',
  trail: '#trail',
  switches: '#switches',
  content: '#content',
}

export const storyDeskCounts: DeskCounts = {
  disputes: { count: 14, tone: 'negative' },
  withdrawals: { count: 4, tone: 'warning' },
  stores: { count: 6, tone: 'neutral' },
  requests: { count: 1, tone: 'neutral' },
}
