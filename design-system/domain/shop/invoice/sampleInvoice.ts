import type { Locale } from '../../../format/locale.ts'
import { sampleWords } from '../../../locales/__generated__/sampleWords.ts'
import type {
  InvoiceShape,
  PayerAction,
  PayerState,
  PaymentPlace,
  PaymentSeen,
  PaymentWay,
} from './invoiceShape.ts'

/** When every sample happens: a preview stands still. */
export const sampleTime = Date.parse('2026-03-05T14:08:00.000Z')

const fromNow = (milliseconds: number): string => new Date(sampleTime + milliseconds).toISOString()

const way = (coin: string, network: string, networkName: string, standard: string | null): PaymentWay => ({
  coin,
  network,
  networkName,
  standard,
  needsMemo: network === 'ton',
})

const tron = way('USDT', 'tron', 'Tron', 'TRC20')
const ways: readonly PaymentWay[] = [
  way('BTC', 'bitcoin', 'Bitcoin', null),
  tron,
  way('USDT', 'ethereum', 'Ethereum', 'ERC20'),
  way('USDT', 'ton', 'TON', null),
  way('ETH', 'ethereum', 'Ethereum', null),
  way('TON', 'ton', 'TON', null),
  way('USDC', 'ethereum', 'Ethereum', 'ERC20'),
]

const address = 'TQ4fYx7Vn2sKpW8mZr6LbCd3HgJ9uE5kXe'
const txid = '7c1e52b0d94f86a3c0be17d2f5984a6b3e0c7d1f28b95e64a1d3f7c80b26a09f'

const placeFor = (amount: string): PaymentPlace => ({
  way: tron,
  amount,
  address,
  memo: null,
  uri: `tron:${address}?amount=${amount}`,
  rate: { amount: '1.00', asset: 'USD' },
  isSimulated: false,
})

const usdt = (amount: string) => ({ amount, asset: 'USDT' })

const seenOf = (received: string, confirmations: number, rest: Partial<PaymentSeen> = {}): PaymentSeen => ({
  received: usdt(received),
  missing: null,
  returnable: null,
  confirmations,
  confirmationsNeeded: 19,
  txid,
  explorerUrl: null,
  ...rest,
})

interface SampleRow {
  readonly place: PaymentPlace | null
  readonly seen: PaymentSeen | null
  readonly actions: readonly PayerAction[]
  /** Whether the time runs. */
  readonly isTimed?: boolean
}

const whole = placeFor('86.40')

const samples: Record<PayerState, SampleRow> = {
  choosing: { place: null, seen: null, actions: ['choose'] },
  waiting: { place: whole, seen: null, actions: ['choose'], isTimed: true },
  seen: { place: whole, seen: seenOf('86.40', 12), actions: [] },
  paid: { place: whole, seen: seenOf('86.40', 19), actions: ['return_to_store'] },
  underpaid: {
    place: placeFor('6.40'),
    seen: seenOf('80.00', 19, { missing: usdt('6.40') }),
    actions: [],
    isTimed: true,
  },
  overpaid: {
    place: whole,
    seen: seenOf('90.00', 19, { returnable: usdt('3.60') }),
    actions: ['leave_refund_address', 'return_to_store'],
  },
  late: {
    place: whole,
    seen: seenOf('86.40', 19, { returnable: usdt('86.40') }),
    actions: ['leave_refund_address', 'contact_store'],
  },
  expired: { place: null, seen: null, actions: ['renew', 'contact_store'] },
  cancelled: { place: null, seen: null, actions: ['contact_store'] },
  no_offer: { place: null, seen: null, actions: ['retry', 'choose'] },
  error: { place: null, seen: null, actions: ['retry', 'choose'] },
  unknown: { place: null, seen: null, actions: ['contact_store'] },
}

/** What a store’s owner sees while they choose a look: one order, as its payer meets it in a state. Its time is `sampleTime`. */
export function sampleInvoice(state: PayerState, locale: Locale): InvoiceShape {
  const { isTimed = false, ...row } = samples[state]
  return {
    uniqueId: 'sample',
    state,
    asked: { amount: '86.40', asset: 'USD' },
    productTitle: sampleWords[locale].title,
    productDescription: sampleWords[locale].description,
    payerEmail: 'm•••@example.com',
    ways,
    ...row,
    startedAt: isTimed ? fromNow(-337_000) : null,
    endsAt: isTimed ? fromNow(863_000) : null,
    refundAddress: null,
    refundConfirmedBy: null,
    contactUrl: 'https://harbor-pine.example/orders/10482',
    paidAt: state === 'paid' || state === 'overpaid' ? fromNow(-60_000) : null,
    returnUrl: row.actions.includes('return_to_store') ? 'https://example.com/orders/10482' : null,
  }
}
