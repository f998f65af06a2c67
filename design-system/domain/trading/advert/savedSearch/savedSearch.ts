import type { DecimalString } from '../../../../format/decimal.ts'
import type { OfferFilters } from '../offer.ts'
import type { RetriedContent } from '../../../page/state/content.ts'

/** A search that somebody keeps. */
export interface SavedSearch {
  readonly id: string
  /** Empty where they gave it none. */
  readonly name: string
  readonly filters: OfferFilters
  /** Only offers at this price or a better one are told of. */
  readonly priceLimit: DecimalString | null
  readonly isNotified: boolean
  /** Offers that came to match since it was last opened. */
  readonly newCount: number
}

/** What is said of a search to be kept. */
export interface SearchKeeping {
  readonly name: string
  readonly priceLimit: DecimalString | null
  readonly isNotified: boolean
}

/** What there is to show: nothing yet, a failure that can be tried again, or the list. */
export type SavedSearchContent = RetriedContent<{
  items: readonly SavedSearch[]
  /** How many somebody may keep. */
  limit: number
}>
