import * as unions from '../../__generated__/unions.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import type { AdvertType, OfferMethod } from './offer.ts'

/** Every reason for which an advert is not shown, as on the wire. */
export const hiddenReasons = unions.hiddenReasons
export type HiddenReason = (typeof hiddenReasons)[number]

export type AdvertStatus = unions.AdvertStatus

/** One's own advert in a list: the contract's fields in camelCase. */
export interface OwnAdvert {
  readonly id: string
  readonly type: AdvertType
  readonly status: AdvertStatus
  readonly cryptoCurrencyCode: string
  readonly currencyCode: string
  /** Null while no rate gives one. */
  readonly price: DecimalString | null
  readonly marketDeltaPercent: DecimalString | null
  readonly paymentMethods: readonly OfferMethod[]
  readonly minimum: DecimalString
  /** What can be traded at most now. */
  readonly maximum: DecimalString
  readonly allowAnonymous: boolean
  readonly supportsInstantTrade: boolean
  readonly settings: {
    readonly isVisible: boolean
    readonly invisibleReasons: readonly HiddenReason[]
    /** Why operators hide it, in their words; null where they do not. */
    readonly withheldReason: string | null
    /** As the owner set it. */
    readonly maximum: DecimalString
    readonly tradesOpen: number
    /** Null where no stock is counted. */
    readonly stockLeft: DecimalString | null
  }
}

/** What can be changed in an advert, or in several at once, without opening it. */
export type AdvertChange =
  | { readonly status: 'listed' | 'unlisted' | 'archived' }
  | { readonly isOnVacation: false }
  | { readonly marginPercent: DecimalString }
  | { readonly maximum: DecimalString }

/** The filters and the orders of the list, as on the wire. */
export const advertListStates = unions.myAdvertStates
export type AdvertListState = (typeof advertListStates)[number]

export const advertSorts = unions.myAdvertSorts
export type AdvertSort = (typeof advertSorts)[number]

/** Where things are that an advert needs. */
export interface OwnAdvertHrefs {
  readonly edit: (advertId: string) => string
  readonly duplicate: (advertId: string) => string
  readonly topUp: (coin: string) => string
  readonly settings: string
}
