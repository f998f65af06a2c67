import { decimal } from '../money/decimal.ts'
import type { DecimalString } from '../money/decimal.ts'

/** The numbers of the rules about adverts: configuration, published by `GET /v1/settings`. */
export type AdvertRules = {
  readonly marginPercent: { readonly min: DecimalString; readonly max: DecimalString }
  readonly escrowMinutes: {
    readonly min: number
    readonly max: number
    /** For payment methods whose money takes hours to arrive. */
    readonly maxSlow: number
    /** When the owner does not say. */
    readonly usual: number
  }
  /** An ad that sells is shown while the balance covers the larger of its minimum plus fee and this. */
  readonly shownFromUsd: DecimalString
  /** The most of one trade on a sandboxed ad. */
  readonly sandboxMaximumUsd: DecimalString
  readonly count: {
    readonly newTrader: number
    readonly trader: number
    /** Completed trades from which on a trader is no longer new. */
    readonly traderFrom: number
    /** By 30-day volume, the highest first; the first that is reached counts. */
    readonly byVolumeUsd: readonly { readonly from: DecimalString; readonly count: number }[]
  }
  /**
   * Significant digits that a price has at least. A price is a rate, not an amount: in minor units alone one A7A5 would
   * cost 0.01 USD, a fifth less than it does.
   */
  readonly priceDigits: number
  readonly paymentMethods: number
  readonly length: {
    readonly terms: number
    readonly promoText: number
    readonly bankName: number
  }
}

export const advertRules: AdvertRules = {
  marginPercent: { min: decimal('-10'), max: decimal('50') },
  escrowMinutes: { min: 15, max: 90, maxSlow: 1440, usual: 30 },
  shownFromUsd: decimal('20'),
  sandboxMaximumUsd: decimal('500'),
  count: {
    newTrader: 3,
    trader: 10,
    traderFrom: 10,
    byVolumeUsd: [
      { from: decimal('200000'), count: 100 },
      { from: decimal('50000'), count: 30 },
    ],
  },
  priceDigits: 5,
  paymentMethods: 5,
  length: { terms: 2000, promoText: 120, bankName: 60 },
}
