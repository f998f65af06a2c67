import type { DecimalString } from '../../../../../format/decimal.ts'
import type { PriceErrors, PricePreview, RateSuggestion } from '../form/price.ts'

/** What is known of the price that is written, as the wizard shows it. */
export interface LivePrice {
  /** The last figures that came; null before the first. */
  readonly preview: PricePreview | null
  /** What is written now has not been asked about yet. */
  readonly isOld: boolean
  /** What is wrong with it, as the service sees it. */
  readonly errors: PriceErrors
  /** What the balance of a seller covers; null where it limits nothing. */
  readonly balanceMaximum: DecimalString | null
  readonly suggestions: readonly RateSuggestion[]
  readonly onQuery: (typed: string) => void
}
