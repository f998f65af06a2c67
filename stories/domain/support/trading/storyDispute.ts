import type {
  CaseSide,
  CaseTrade,
  DisputeCase,
  DisputeItem,
} from '../../../../design-system/domain/trading/dispute/caseView.ts'
import type { Claim, Dispute } from '../../../../design-system/domain/trading/dispute/dispute.ts'
import { minutesFromNow } from '../storyClock.tsx'
import { storyBuyer, storyTrader } from './storyTrader.ts'

const day = 24 * 60

/** A dispute of the stories; give what differs. */
export const storyDispute = (differs: Partial<Dispute> = {}): Dispute => ({
  reason: 'not_released',
  openedAt: minutesFromNow(-90),
  openedBy: 'buyer',
  statements: [
    {
      side: 'buyer',
      text: 'I paid at 14:04 from Access Bank and the seller does not answer.',
      at: minutesFromNow(-90),
    },
  ],
  evidence: [
    { code: 'statement', side: 'buyer', isDone: true },
    { code: 'receipt', side: 'buyer', isDone: true },
    { code: 'payer_name', side: 'buyer', isDone: true },
    { code: 'statement', side: 'seller', isDone: false },
    { code: 'account_history', side: 'seller', isDone: false },
  ],
  repliesLeft: { buyer: 0, seller: 1 },
  waitsFor: ['seller'],
  raiseAt: minutesFromNow(day - 90),
  raisedAt: null,
  ruling: null,
  ...differs,
})

/** The same once an arbiter has ruled for the buyer. */
export const ruledDispute = storyDispute({
  statements: [
    ...storyDispute().statements,
    { side: 'seller', text: 'Nothing has arrived on my account.', at: minutesFromNow(-60) },
  ],
  repliesLeft: { buyer: 0, seller: 0 },
  waitsFor: [],
  raiseAt: null,
  ruling: {
    inFavourOf: 'buyer',
    reason: 'The statement of the bank shows the transfer, with the name and the amount of this trade.',
    by: 'mira',
    at: minutesFromNow(-5),
  },
})

/** A claim of the stories; give what differs. */
export const storyClaim = (differs: Partial<Claim> = {}): Claim => ({
  id: 'c1',
  status: 'open',
  statement: 'I paid at 14:04 and was in hospital when the time ran out. The receipt is attached.',
  attachments: [
    {
      id: 'f1',
      name: 'receipt.pdf',
      contentType: 'application/pdf',
      size: 145_000,
      width: null,
      height: null,
      url: '/api/v1/attachments/f1',
    },
  ],
  wanted: { amount: '0.00169634', asset: 'BTC' },
  held: { amount: '0.001', asset: 'BTC' },
  filedAt: minutesFromNow(-30),
  raisedAt: null,
  canRule: false,
  ruling: null,
  ...differs,
})

const trade = (differs: Partial<CaseTrade> = {}): CaseTrade => ({
  tradeId: '7A1K3M',
  side: 'seller',
  status: 'completed_by_seller',
  partnerName: 'ada_obi',
  amount: '0.002',
  cryptoCurrencyCode: 'BTC',
  fiatAmount: '300000',
  currencyCode: 'NGN',
  wasDisputed: false,
  openedAt: minutesFromNow(-3 * day),
  finishedAt: minutesFromNow(-3 * day + 20),
  ...differs,
})

const side = (differs: Partial<CaseSide> = {}): CaseSide => ({
  trader: storyTrader(),
  legalName: 'OLUWASEUN A. BALOGUN',
  standing: 'ok',
  verifications: ['email', 'phone', 'identity'],
  feedbackCounts: { positive: 4075, neutral: 12, negative: 13 },
  counterpartiesCount: 2104,
  cancelledPercent: '1.2',
  volumeUsd: '48210.55',
  risks: [],
  record: { total: 6, won: 5, lost: 1 },
  rulings: [
    {
      tradeId: '7A1K3N',
      kind: 'dispute',
      reason: 'payment_reversed',
      hasWon: false,
      at: minutesFromNow(-40 * day),
      isOverturned: false,
    },
    {
      tradeId: '7A1K3P',
      kind: 'claim',
      reason: null,
      hasWon: false,
      at: minutesFromNow(-60 * day),
      isOverturned: true,
    },
  ],
  files: [
    {
      file: {
        id: 'f2',
        name: 'statement-23-11.pdf',
        contentType: 'application/pdf',
        size: 1_100_000,
        width: null,
        height: null,
        url: '/api/v1/attachments/f2',
      },
      at: minutesFromNow(-60),
    },
  ],
  trades: [trade(), trade({ tradeId: '7A1K3N', status: 'completed_by_admin', wasDisputed: true })],
  ...differs,
})

/** Both sides of the stories' dispute: an old seller, and a buyer of whom little is known. */
export const storyCase: DisputeCase = {
  buyer: side({
    trader: { ...storyBuyer, isVerified: false, ratingPercent: null, tradesCount: 0 },
    legalName: null,
    standing: 'suspended',
    verifications: [],
    feedbackCounts: { positive: 0, neutral: 0, negative: 0 },
    counterpartiesCount: 0,
    cancelledPercent: null,
    volumeUsd: '0',
    risks: ['new_account', 'no_trades'],
    record: { total: 0, won: 0, lost: 0 },
    trades: [],
    rulings: [],
    files: [],
  }),
  seller: side(),
  between: {
    completed: 1,
    cancelled: 0,
    volumeUsd: '210.4',
    firstAt: minutesFromNow(-9 * day),
    lastAt: minutesFromNow(-9 * day),
  },
  together: [trade({ tradeId: '6Z9K1P', side: 'buyer', partnerName: 'lagoscoin' })],
}

/** A case in the arbiter's list; give what differs. */
export const storyCaseItem = (differs: Partial<DisputeItem> = {}): DisputeItem => ({
  id: '8F2K41',
  tradeId: '8F2K41',
  kind: 'dispute',
  reason: 'not_released',
  openedAt: minutesFromNow(-90),
  raiseAt: minutesFromNow(day - 90),
  raisedAt: null,
  waitsFor: ['seller'],
  amount: '0.00169634',
  cryptoCurrencyCode: 'BTC',
  fiatAmount: '250000',
  currencyCode: 'NGN',
  paymentMethodName: 'Bank transfer',
  buyerName: 'kunle_o',
  sellerName: 'lagoscoin',
  isOwn: false,
  arbiterName: null,
  ...differs,
})

/** What waits for a ruling in the stories: one raised, one of the viewer's own, one that a suspension opened, a claim. */
export const storyCases: readonly DisputeItem[] = [
  storyCaseItem({
    openedAt: minutesFromNow(-26 * 60),
    raiseAt: minutesFromNow(-120),
    raisedAt: minutesFromNow(-120),
    waitsFor: ['arbiter'],
    arbiterName: 'kemi.a',
  }),
  storyCaseItem({ id: '8F2K42', tradeId: '8F2K42', isOwn: true }),
  storyCaseItem({ id: '8F2K43', tradeId: '8F2K43', reason: null, waitsFor: ['buyer', 'seller'] }),
  storyCaseItem({ id: 'c1', tradeId: '8F2K44', kind: 'claim', reason: null, waitsFor: ['arbiter'] }),
]
