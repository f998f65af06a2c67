import type {
  DeskChainsShape,
  DeskJobShape,
  DeskMessageShape,
  DeskRateShape,
} from '../../../../design-system/domain/desk/runningShape.ts'
import type { SecondRequestShape } from '../../../../design-system/domain/desk/deskShape.ts'
import { minutesFromNow } from '../storyClock.tsx'
import { storyRequest } from './storyDesk.ts'

const quiet: DeskJobShape = {
  id: 'housekeeping',
  state: 'fine',
  isRecurring: true,
  isRunning: false,
  doneAt: minutesFromNow(-12),
  nextAt: minutesFromNow(48),
  due: 0,
  lateSince: null,
  failing: 0,
  givenUp: 0,
  failedInARow: 0,
  failingSince: null,
  failedAt: null,
  lastError: null,
  acts: ['run_job'],
}

/** One for every state, and one that is being done. */
export const storyJobs: readonly DeskJobShape[] = [
  {
    ...quiet,
    id: 'card_refund',
    state: 'given_up',
    isRecurring: false,
    doneAt: minutesFromNow(-3000),
    nextAt: null,
    givenUp: 2,
    failedInARow: 20,
    failingSince: minutesFromNow(-2000),
    failedAt: minutesFromNow(-300),
    lastError: 'Error: the provider of cards: answered with 500',
    acts: ['retry_job'],
  },
  {
    ...quiet,
    id: 'letter',
    state: 'failing',
    isRecurring: false,
    nextAt: minutesFromNow(4),
    due: 3,
    failing: 214,
    failedInARow: 6,
    failingSince: minutesFromNow(-95),
    failedAt: minutesFromNow(-2),
    lastError: 'Error: connect ECONNREFUSED …',
    acts: ['retry_job'],
  },
  { ...quiet, id: 'withdrawal_sending', state: 'late', due: 1, lateSince: minutesFromNow(-7) },
  quiet,
  { ...quiet, id: 'book_comparing', isRunning: true, acts: ['run_job'] },
]

/** One for every way; the last was given up. */
export const storyMessages: readonly DeskMessageShape[] = [
  {
    id: 'job-17',
    way: 'letter',
    kind: 'withdrawal_approval',
    userName: 'irina.v',
    store: null,
    address: null,
    state: 'trying',
    failingSince: minutesFromNow(-95),
    attempts: 6,
    lastError: 'Error: connect ECONNREFUSED …',
    nextAt: minutesFromNow(4),
    acts: ['retry_message', 'give_up_message'],
  },
  {
    id: 'job-18',
    way: 'messenger',
    kind: 'notice_messenger',
    userName: 'another_very_long_name_of_32_sgn',
    store: null,
    address: null,
    state: 'trying',
    failingSince: minutesFromNow(-31),
    attempts: 1,
    lastError: 'Error: messenger: answered with 403',
    nextAt: minutesFromNow(1),
    acts: ['retry_message', 'give_up_message'],
  },
  {
    id: 'job-19',
    way: 'push',
    kind: 'notice_push',
    userName: 'peter_n',
    store: null,
    address: null,
    state: 'trying',
    failingSince: minutesFromNow(-12),
    attempts: 2,
    lastError: 'Error: push: answered with 502',
    nextAt: minutesFromNow(2),
    acts: ['retry_message', 'give_up_message'],
  },
  {
    id: 'job-20',
    way: 'letter',
    kind: 'invoice',
    userName: null,
    store: null,
    address: 'p•••r@example.com',
    state: 'given_up',
    failingSince: minutesFromNow(-1500),
    attempts: 20,
    lastError: 'Error: mailbox unavailable',
    nextAt: null,
    acts: ['retry_message', 'give_up_message'],
  },
  {
    id: 'ev1',
    way: 'webhook',
    kind: 'invoice.paid',
    userName: 'adeola',
    store: 'Adeola Fabrics',
    address: 'shop.example',
    state: 'trying',
    failingSince: minutesFromNow(-240),
    attempts: 9,
    lastError: 'HTTP 500',
    nextAt: minutesFromNow(41),
    acts: ['retry_message', 'give_up_message'],
  },
]

/** A network for every state. */
export const storyChains: DeskChainsShape = {
  items: [
    {
      network: 'bitcoin',
      isSimulated: true,
      state: 'fine',
      height: 874_112,
      head: 874_112,
      behind: 0,
      hot: [{ coin: 'BTC', amount: '1.20450000' }],
    },
    {
      network: 'ethereum',
      isSimulated: false,
      state: 'behind',
      height: 21_240_010,
      head: 21_240_064,
      behind: 54,
      hot: [
        { coin: 'ETH', amount: '12.5' },
        { coin: 'USDT', amount: '48211.09' },
      ],
    },
    { network: 'ton', isSimulated: false, state: 'silent', height: 51, head: null, behind: null, hot: [] },
    { network: 'tron', isSimulated: false, state: 'held', height: 7, head: 7, behind: 0, hot: [] },
  ],
  room: [
    { coin: 'BTC', limit: '0.5', left: '0.31' },
    { coin: 'ETH', limit: '15', left: '0' },
    { coin: 'USDT', limit: '50000', left: '50000' },
  ],
  withdrawalsPaused: false,
}

const fresh: DeskRateShape = {
  id: 'BTC',
  isCoin: true,
  value: '88500.1',
  rateAt: minutesFromNow(-0.1),
  state: 'fresh',
  sources: [
    { source: 'kraken', value: '88500.1', at: minutesFromNow(-0.1) },
    { source: 'coinbase', value: '88541.7', at: minutesFromNow(-0.2) },
  ],
  spreadPercent: '0.047',
  pausedAt: null,
  changedAt: null,
  changedBy: null,
  reason: null,
  acts: ['pause_rate'],
}

/** A pair for every state, and one that nobody quotes but the simulation. */
export const storyRates: readonly DeskRateShape[] = [
  fresh,
  { ...fresh, id: 'XMR', value: '161.2', state: 'stale', rateAt: minutesFromNow(-2), spreadPercent: null },
  { ...fresh, id: 'TRX', value: '0.2811', state: 'refused', rateAt: minutesFromNow(-11) },
  {
    ...fresh,
    id: 'NGN',
    isCoin: false,
    value: '1441.5',
    state: 'paused',
    pausedAt: minutesFromNow(-54),
    changedAt: minutesFromNow(-54),
    changedBy: 'm_silva',
    reason: 'The sources are far apart since the announcement.',
    acts: ['resume_rate'],
  },
  { ...fresh, id: 'USDT', value: '1', sources: [], spreadPercent: null },
]

/** What one operator has asked for about a rate. */
export const storyRateRequest: SecondRequestShape = {
  ...storyRequest,
  id: 'sr-rate',
  act: 'resume_rate',
  subjectKind: 'rate',
  subjectId: 'NGN',
  subjectLabel: 'NGN',
  named: null,
  reason: 'The sources agree again.',
}
