import * as unions from '../../../../__generated__/unions.ts'
import type { DecimalString } from '../../../../../format/decimal.ts'

/** How a price is made: the market with a margin, a formula over rates, or one number. */
export const priceModes = unions.priceModes
export type PriceMode = (typeof priceModes)[number]

/** What is written about a price, as it was typed; only what the mode needs is looked at. */
export interface PriceDraft {
  readonly mode: PriceMode
  readonly marginPercent: string
  readonly equation: string
  readonly fixedPrice: string
}

/** What a price would be now. */
export interface PricePreview {
  readonly price: DecimalString
  readonly marketDeltaPercent: DecimalString
  /** Among the offers of its pair, 1 first; and how many these are. */
  readonly place: number
  readonly placesTotal: number
  readonly totalIsCapped: boolean
  readonly feePercent: DecimalString
  readonly keepPerCoin: DecimalString
  readonly isStale: boolean
}

/** A rate that a formula may name. */
export interface RateSuggestion {
  readonly name: string
  readonly rate: DecimalString
}

/** What is wrong with a formula, and from which character on, counted from 0; null where it is about all of it. */
export interface FormulaError {
  readonly message: string
  readonly position: number | null
}

/** What is wrong with a price, by what was typed. */
export interface PriceErrors {
  readonly marginPercent?: string | undefined
  readonly equation?: FormulaError | undefined
  readonly fixedPrice?: string | undefined
}
