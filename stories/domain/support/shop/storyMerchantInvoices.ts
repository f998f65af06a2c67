import { invoiceStatuses } from '../../../../design-system/domain/shop/merchant/invoice/merchantInvoice.ts'
import type {
  InvoiceDetailShape,
  InvoiceEvent,
  InvoicePayment,
  InvoiceRefund,
  InvoiceStatus,
} from '../../../../design-system/domain/shop/merchant/invoice/merchantInvoice.ts'
import type { InvoiceTotal } from '../../../../design-system/domain/shop/merchant/invoiceList/invoiceFilter.ts'
import { minutesFromNow } from '../storyClock.tsx'
import { storyStore } from './storyStores.ts'

const dollars = (amount: string) => ({ amount, asset: 'USD' })
const tethers = (amount: string) => ({ amount, asset: 'USDT' })
const txid = 'b2f1c9d07a4e5f6312c88e4b91a0d3f7c6e5b4a39281706f5e4d3c2b1a09f8e7'
const address = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'

/** Coins that came; give what differs. */
export const storyPayment = (differs: Partial<InvoicePayment> = {}): InvoicePayment => ({
  id: 'p1',
  amount: tethers('86.4'),
  worth: dollars('86.40'),
  network: 'tron',
  txid,
  txUrl: `https://tronscan.org/#/transaction/${txid}`,
  confirmations: 20,
  confirmationsNeeded: 20,
  isConfirmed: true,
  isGone: false,
  isLate: false,
  settled: tethers('85.536'),
  fee: tethers('0.864'),
  rest: null,
  seenAt: minutesFromNow(-9),
  ...differs,
})

/** Coins that go back; give what differs. */
export const storyRefund = (differs: Partial<InvoiceRefund> = {}): InvoiceRefund => ({
  id: 'r1',
  status: 'asked',
  amount: null,
  network: 'tron',
  address,
  memo: null,
  txid: null,
  changedAt: minutesFromNow(-2),
  ...differs,
})

const event = (
  kind: InvoiceEvent['kind'],
  at: number,
  differs: Partial<InvoiceEvent> = {},
): InvoiceEvent => ({
  kind,
  at: minutesFromNow(at),
  amount: null,
  network: null,
  text: null,
  ...differs,
})

const made = event('created', -12)
const chosen = event('way_chosen', -11, { amount: tethers('86.4'), network: 'tron', text: address })
const seen = event('payment_seen', -9, { amount: tethers('86.4'), network: 'tron', text: txid })

const settledBy = (payment: InvoicePayment) => ({
  payments: [payment],
  received: dollars('86.40'),
  settled: [payment.settled],
  processingFee: [payment.fee],
})

/** What differs in each status from one that was just made. */
const stages: Readonly<Record<InvoiceStatus, Partial<InvoiceDetailShape>>> = {
  created: {},
  trade_initiated: {
    payments: [
      storyPayment({
        confirmations: 7,
        isConfirmed: false,
        settled: tethers('0'),
        fee: tethers('0'),
      }),
    ],
    timeline: [made, chosen, seen],
    actions: [],
  },
  paid: {
    ...settledBy(storyPayment()),
    paidAt: minutesFromNow(-6),
    timeline: [made, event('mailed', -12), chosen, seen, event('payment_confirmed', -6), event('paid', -6)],
    actions: [],
  },
  past_due: { timeline: [made, chosen, event('past_due', 0)], actions: [] },
  offer_not_found: { timeline: [made, event('no_offer', -10)] },
  trade_cancelled: { timeline: [made, event('cancelled', -3)], actions: [] },
  init_trade_error: { timeline: [made, event('no_address', -10)] },
  unknown: { actions: ['cancel'] },
}

/** An invoice of the stories in a status; give what differs. */
export const storyMerchantInvoice = (
  status: InvoiceStatus = 'created',
  differs: Partial<InvoiceDetailShape> = {},
): InvoiceDetailShape => ({
  id: `01900000-0000-7000-8000-0000000001${String(invoiceStatuses.indexOf(status)).padStart(2, '0')}`,
  accountId: storyStore().accountId,
  status,
  amount: dollars('86.40'),
  productTitle: 'Ethiopia Guji, 1 kg',
  productDescription: 'Washed, roasted on Thursday.',
  email: 'mara@example.com',
  reference: 'A-10482',
  cryptoCurrencyCode: 'USDT',
  received: dollars('0'),
  hasHeld: false,
  createdAt: minutesFromNow(-12),
  expiresAt: minutesFromNow(3),
  paidAt: null,
  url: 'https://souk.example/invoice/7f3k9q2m5x8d',
  locale: 'en',
  sourceRate: '1.0001',
  settled: [],
  processingFee: [],
  processingPercent: '1',
  tolerancePercent: '0',
  payments: [],
  refunds: [],
  timeline: [made],
  actions: ['cancel', 'mail'],
  ...stages[status],
  ...differs,
})

/** Paid, with more than was asked for: the payer has left an address for the rest. */
export const heldInvoice = storyMerchantInvoice('paid', {
  id: '01900000-0000-7000-8000-000000000199',
  hasHeld: true,
  email: null,
  payments: [
    storyPayment({
      amount: tethers('100'),
      rest: { id: 'p1', kind: 'over', status: 'held', amount: tethers('13.6') },
    }),
    storyPayment({
      id: 'p2',
      amount: { amount: '0.0009', asset: 'BTC' },
      worth: dollars('57.85'),
      network: 'bitcoin',
      txUrl: null,
      isLate: true,
      confirmations: 2,
      confirmationsNeeded: 2,
      settled: { amount: '0', asset: 'BTC' },
      fee: { amount: '0', asset: 'BTC' },
      rest: { id: 'p2', kind: 'late', status: 'held', amount: { amount: '0.0009', asset: 'BTC' } },
    }),
  ],
  refunds: [storyRefund(), storyRefund({ id: 'r0', status: 'withdrawn' })],
  actions: ['accept_rest', 'confirm_refund'],
})

/** One of each status, and one that needs a decision, newest first. */
export const storyInvoices: readonly InvoiceDetailShape[] = [
  heldInvoice,
  ...invoiceStatuses.toReversed().map(status => storyMerchantInvoice(status)),
]

/** Everything is long, huge or tiny. */
export const longInvoice = storyMerchantInvoice('trade_initiated', {
  id: '01900000-0000-7000-8000-000000000150',
  productTitle:
    'Набор редких пластинок и печатных изданий с автографами, доставка в Петропавловск-Камчатский',
  productDescription:
    'Двенадцать пластинок, каталог выставки и афиша. Отправим транспортной компанией со страховкой на полную стоимость.',
  amount: { amount: '123456.123456789012345678', asset: 'ETH' },
  reference: 'ORDER-2026-000000000000000000000000000000000000000000000000000001',
  email: 'ochen.dlinnyi.adres.elektronnoi.pochty@podrazdelenie.example.com',
  hasHeld: true,
  locale: 'ru',
})

export const storyTotals: readonly InvoiceTotal[] = [
  { status: 'created', count: 3, amount: dollars('240.10') },
  { status: 'trade_initiated', count: 1, amount: dollars('86.40') },
  { status: 'paid', count: 214, amount: dollars('18204.55') },
  { status: 'paid', count: 2, amount: { amount: '0.0185', asset: 'BTC' } },
  { status: 'past_due', count: 12, amount: dollars('910') },
]
