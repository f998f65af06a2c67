import type { CoinCode } from '../../domain/reference/coin.ts'
import type { FiatCode } from '../../domain/reference/fiat.ts'

/** How one leg of the embedded market behaves. */
export type MarketLeg = {
  /** The value that the walk is around: dollars for a coin, or fiat for a dollar. */
  readonly around: string
  /** The move in a day (root mean square), in hundredths of a per cent. */
  readonly dailyBasisPoints: number
  /** Decimal places that it is quoted with. */
  readonly places: number
}

const leg = (around: string, dailyBasisPoints: number, places: number): MarketLeg => ({
  around,
  dailyBasisPoints,
  places,
})

/** Dollars for a coin, around the turn of 2026. Coins pegged to a fiat are in {@link peggedCoins}. */
export const coinLegs = {
  BTC: leg('88500', 220, 2),
  ETH: leg('2975', 300, 2),
  USDT: leg('0.9998', 2, 5),
  USDC: leg('1', 1, 5),
  DAI: leg('0.9999', 2, 5),
  TON: leg('1.72', 350, 4),
  TRX: leg('0.2845', 180, 5),
  LTC: leg('79.5', 300, 2),
  XMR: leg('436', 280, 2),
} as const satisfies Partial<Record<CoinCode, MarketLeg>>

/** Coins worth about one unit of a fiat: they move with it, and a little around it. */
export const peggedCoins = {
  A7A5: { fiat: 'RUB', dailyBasisPoints: 15, places: 8 },
  RUBT: { fiat: 'RUB', dailyBasisPoints: 8, places: 8 },
} as const satisfies Record<
  Exclude<CoinCode, keyof typeof coinLegs>,
  { fiat: FiatCode; dailyBasisPoints: number; places: number }
>

/** Fiat for a dollar, around the turn of 2026. */
export const fiatLegs: Readonly<Record<Exclude<FiatCode, 'USD'>, MarketLeg>> = {
  RUB: leg('79.4', 60, 4),
  EUR: leg('0.8525', 35, 5),
  GBP: leg('0.7435', 35, 5),
  BYN: leg('2.925', 20, 4),
  UAH: leg('42.3', 20, 4),
  CNY: leg('7.005', 8, 4),
  JPY: leg('156.4', 45, 3),
  NGN: leg('1441.5', 40, 3),
  GHS: leg('11.25', 45, 4),
  KES: leg('129.05', 10, 3),
  KZT: leg('508', 35, 3),
  TRY: leg('42.95', 12, 4),
  INR: leg('89.9', 20, 4),
  AED: leg('3.6725', 0, 4),
  BRL: leg('5.48', 70, 4),
  ZAR: leg('16.62', 70, 4),
  PLN: leg('3.592', 45, 4),
  UZS: leg('12010', 12, 2),
  GEL: leg('2.695', 15, 4),
}
