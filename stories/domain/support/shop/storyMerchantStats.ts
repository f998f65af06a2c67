import type {
  AttractedStoreRow,
  InvoiceFigures,
  Monthly,
  MonthlyPayments,
  PaidMethod,
  PayoutCoin,
  StoreFiguresRow,
} from '../../../../design-system/domain/shop/merchant/stats/statsShape.ts'
import { storyStores } from './storyStores.ts'

/** The months of the stories: the last one runs. */
export const storyMonths = ['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'] as const

const none = { made: 0, paid: 0, paidPercent: null, sums: [] } as const
const money = (amount: string, asset: string) => ({ amount, asset })
const usd = (amount: string) => money(amount, 'USD')

const invoicesOf = (made: number, paid: number, paidPercent: string | null): InvoiceFigures => ({
  made,
  paid,
  paidPercent,
  sums:
    made === 0
      ? []
      : [
          { made, paid, asked: usd(String(made * 32)), got: usd(String(paid * 32)) },
          { made: 1, paid: 0, asked: money('0.0021', 'BTC'), got: money('0', 'BTC') },
        ],
})

const monthly = [
  invoicesOf(0, 0, null),
  invoicesOf(12, 4, '33.3'),
  invoicesOf(48, 31, '64.6'),
  invoicesOf(71, 60, '84.5'),
  invoicesOf(1204, 988, '82.1'),
  invoicesOf(310, 197, '63.5'),
] as const

/** Invoices of six months, the first without one. */
export const storyInvoiceFigures: Monthly<InvoiceFigures> = {
  months: storyMonths.map((month, index) => ({ month, ...(monthly[index] ?? none) })),
  total: {
    made: 1645,
    paid: 1280,
    paidPercent: '77.8',
    sums: [
      { made: 1602, paid: 1251, asked: usd('51264'), got: usd('40032.5') },
      { made: 40, paid: 27, asked: money('4120.5', 'USDT'), got: money('2711', 'USDT') },
      { made: 3, paid: 2, asked: money('0.0063', 'BTC'), got: money('0.0042', 'BTC') },
    ],
  },
}

/** A store that nobody was sent an invoice by. */
export const noInvoiceFigures: Monthly<InvoiceFigures> = {
  months: storyMonths.map(month => ({ month, ...none })),
  total: none,
}

const payoutCoins: readonly PayoutCoin[] = [
  {
    payments: 1104,
    paid: money('36412.118', 'USDT'),
    fee: money('364.12118', 'USDT'),
    got: money('36047.99682', 'USDT'),
    worth: usd('36047.99'),
  },
  {
    payments: 171,
    paid: money('0.07214408', 'BTC'),
    fee: money('0', 'BTC'),
    got: money('0.07214408', 'BTC'),
    worth: usd('6671.88'),
  },
]
const worths = ['0', '128', '992.4', '1920', '31616.25', '8063.22']

/** What came of them. */
export const storyPayouts: MonthlyPayments<PayoutCoin> = {
  currencyCode: 'USD',
  months: storyMonths.map((month, index) => ({
    month,
    payments: monthly[index]?.paid ?? 0,
    worth: usd(worths[index] ?? '0'),
    coins: index === 0 ? [] : payoutCoins,
  })),
  total: { payments: 1275, worth: usd('42719.87'), coins: payoutCoins },
}

/** Nothing was paid out. */
export const noPayouts: MonthlyPayments<PayoutCoin> = {
  currencyCode: 'USD',
  months: storyMonths.map(month => ({ month, payments: 0, worth: usd('0'), coins: [] })),
  total: { payments: 0, worth: usd('0'), coins: [] },
}

const shares = [
  { made: 0, paid: 0, paidPercent: null },
  { made: 1602, paid: 1251, paidPercent: '78.1' },
  { made: 43, paid: 29, paidPercent: '67.4' },
] as const

/** Somebody's stores in every status, with what they made. */
export const storyStoreFigures: readonly StoreFiguresRow[] = storyStores.map(
  ({ accountId, status, look }, index) => ({
    accountId,
    status,
    title: look.title,
    merchantId: look.merchantId,
    ...(shares[index] ?? { made: 0, paid: 0, paidPercent: null }),
  }),
)

/** What payers paid with. */
export const storyMethods: readonly PaidMethod[] = [
  {
    cryptoCurrencyCode: 'USDT',
    network: 'tron',
    payments: 1092,
    paid: money('35980', 'USDT'),
    worth: usd('35980'),
    worthPercent: '83.2',
  },
  {
    cryptoCurrencyCode: 'BTC',
    network: 'bitcoin',
    payments: 171,
    paid: money('0.07214408', 'BTC'),
    worth: usd('6671.88'),
    worthPercent: '15.4',
  },
  {
    cryptoCurrencyCode: 'USDT',
    network: 'ethereum',
    payments: 12,
    paid: money('612.118', 'USDT'),
    worth: usd('612.11'),
    worthPercent: '1.4',
  },
]

/** Stores that somebody has brought, the latest first. */
export const storyAttracted: readonly AttractedStoreRow[] = storyStoreFigures.map(
  ({ accountId, title, merchantId }, index) => ({
    accountId,
    title,
    merchantId,
    since: ['2026-02-20T10:00:00.000Z', '2025-11-03T10:00:00.000Z', '2025-10-12T10:00:00.000Z'][index] ?? '',
    payments: [0, 1251, 24][index] ?? 0,
    worth: usd(['0', '42400.12', '863.87'][index] ?? '0'),
  }),
)
