import type { DecimalString } from '../../../format/decimal.ts'
import type { NamedAsset } from '../../reference/asset/assetBook.ts'
import type { RatePointShape } from '../../reference/asset/chartGeometry.ts'
import type { Trader } from '../../people/profile/trader/trader.ts'
import type { RatePeriod } from '../../reference/asset/ratePeriod.ts'
import type { Offer, SearchType } from '../../trading/advert/offer.ts'

/** The two amounts of the calculator: what leaves somebody's hands, and what comes into them. */
export const calculatorFields = ['pay', 'get'] as const
export type CalculatorField = (typeof calculatorFields)[number]

/** What is exchanged for what. */
export interface CalculatorPair {
  readonly coin: NamedAsset
  readonly fiat: NamedAsset
}

/** What somebody wants to know: which way, and the amount that they wrote. */
export interface CalculatorAsk {
  readonly does: SearchType
  /** Which of the two amounts they wrote; the other follows. */
  readonly field: CalculatorField
  /** As it was typed: it may be no amount, or none yet. */
  readonly text: string
}

/** An offer that takes the amount, with how fast its owner is. */
export type CalculatorOffer = Offer & { readonly owner: Pick<Trader, 'medianReleaseMinutes'> }

/** What is needed of an offer to say what it makes of an amount. */
export type PricedOffer = Pick<Offer, 'id' | 'price' | 'minimum' | 'maximum'>

/** The best offers each way, whatever the amount, best first. */
export type OffersBothWays = Readonly<Record<SearchType, readonly PricedOffer[]>>

/** What the market and the people of it say now. */
export interface CalculatorMarket {
  /** Fiat for one coin; null while no source tells it. */
  readonly rate: DecimalString | null
  /** In 24 hours; null while it is not known. */
  readonly changePercent: DecimalString | null
  /** When the rate was taken. */
  readonly ratesAt: string
  /** Those that take the amount, best first. */
  readonly offers: readonly CalculatorOffer[]
  readonly total: number
  /** There are more than `total`, which is as far as was counted. */
  readonly totalIsCapped: boolean
}

/** What a coin is worth in some currency, and where that is computed. */
export interface PairRate {
  readonly coin: NamedAsset
  readonly fiat: NamedAsset
  readonly rate: DecimalString
  readonly href: string
}

/** The same coin in other currencies, and other coins in the same one. */
export interface RelatedRates {
  readonly inOtherMoney: readonly PairRate[]
  readonly otherCoins: readonly PairRate[]
}

/** How the rate went. */
export interface CalculatorHistory {
  readonly period: RatePeriod
  readonly points: readonly RatePointShape[]
  readonly low: DecimalString
  readonly high: DecimalString
  readonly changePercent: DecimalString
}

/** What can be chosen. */
export interface CalculatorChoices {
  readonly coins: readonly NamedAsset[]
  readonly fiats: readonly NamedAsset[]
}

/** Where the calculator leads, without the prefix of a language. */
export interface CalculatorHrefs {
  /** The calculator itself, with another pair or amount. */
  readonly at: (coinCode: string, fiatCode: string, ask: CalculatorAsk) => string
  /** The page that opens a trade on an offer for this amount. */
  readonly trade: (offerId: string, amount: DecimalString, side: 'fiat' | 'crypto') => string
  readonly owner: (userName: string) => string
  /** All offers of the pair: for an amount, or whatever it is. */
  readonly offers: (
    does: SearchType,
    amount: { text: DecimalString; side: 'fiat' | 'crypto' } | null,
  ) => string
  readonly faq: string
}
