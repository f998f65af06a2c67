import type { DecimalString } from '../../../../format/decimal.ts'
import type { Offer, OfferMethod, SearchType } from '../../../trading/advert/offer.ts'
import type { Trader } from '../../../people/profile/trader/trader.ts'

/** What somebody asks the best offer for. The amount is of the fiat, whichever way it goes. */
export interface QuoteSearch {
  readonly type: SearchType
  readonly coin: string
  readonly fiat: string
  readonly amount: DecimalString
}

/** An offer as the first page shows it. */
export type QuoteOffer = Pick<
  Offer,
  'id' | 'price' | 'marketDeltaPercent' | 'minimum' | 'maximum' | 'allowAnonymous' | 'youGet'
> & {
  readonly paymentMethods: readonly Pick<OfferMethod, 'code' | 'name' | 'group'>[]
  readonly owner: Pick<
    Trader,
    | 'userName'
    | 'avatarUrl'
    | 'isVerified'
    | 'ratingPercent'
    | 'tradesCount'
    | 'isOnline'
    | 'medianReleaseMinutes'
  >
}

/** What was found. */
export interface Quote {
  /** What it was found for, which is not what is being typed. */
  readonly search: QuoteSearch
  /** The best few, best first. */
  readonly offers: readonly QuoteOffer[]
  readonly total: number
  /** There are more than `total`. */
  readonly totalIsCapped: boolean
  /** The best that takes other amounts; null where there is none at all. */
  readonly nearest: QuoteOffer | null
  /** Fiat for one coin; null while it is not known. */
  readonly marketRate: DecimalString | null
}

/** What has become of asking. */
export type QuoteContent =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry?: (() => void) | undefined }
  | {
      readonly status: 'ready'
      readonly quote: Quote
      /** Asked for again and again; `old` where the last answer did not come. Left out where nothing is asked any more. */
      readonly freshness?: 'live' | 'old' | undefined
    }
