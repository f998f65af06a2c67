import * as unions from '../../__generated__/unions.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import type { TraderStanding } from '../../people/profile/trader/trader.ts'
import type { PaymentMethodGroup } from '../../reference/method/methodGroup.ts'

/** What the viewer wants to do: who wants to buy meets adverts that sell. */
export const searchTypes = unions.searchTypes
export type SearchType = (typeof searchTypes)[number]

export const searchSorts = unions.searchSorts
export type SearchSort = (typeof searchSorts)[number]

/** The viewer's own adverts: among the others, left out, or alone. */
export const ownOffers = unions.ownOffers
export type OwnOffers = (typeof ownOffers)[number]

/** Which of the two amounts of a trade somebody wrote. */
export type AmountSide = unions.AmountSide

/** What the owner of an advert does. */
export const advertTypes = unions.advertTypes
export type AdvertType = (typeof advertTypes)[number]

export type PaymentMethodSpeed = unions.PaymentMethodSpeed

/** A payment method as an offer names it. */
export interface OfferMethod {
  readonly code: string
  readonly name: string
  readonly group: PaymentMethodGroup
  readonly speed: PaymentMethodSpeed
  /** The payer can take the money back. */
  readonly reversible: boolean
}

/** Why the viewer cannot take an offer now. */
export interface RequirementShape {
  readonly code: string
  readonly required: string | null
  readonly present: string | null
}

/** An advert as somebody who could take it sees it: a fragment on `Advert` is this. */
export interface Offer {
  readonly id: string
  readonly type: AdvertType
  readonly cryptoCurrencyCode: string
  readonly currencyCode: string
  /** Of one coin; null while no rate gives one. */
  readonly price: DecimalString | null
  /** Percent points off the market: below zero is cheaper. */
  readonly marketDeltaPercent: DecimalString | null
  readonly paymentMethods: readonly OfferMethod[]
  /** Limits in fiat. */
  readonly minimum: DecimalString
  readonly maximum: DecimalString
  readonly escrowMinutes: number
  readonly allowAnonymous: boolean
  readonly owner: TraderStanding
  readonly isOwn: boolean
  /** What the searched amount gives the viewer: coins when buying, fiat when selling; null without an amount. */
  readonly youGet: DecimalString | null
  readonly requirements: readonly RequirementShape[]
}

/** Of one who opens a trade: what of their own keeps them below the offer's maximum, and how much is left to them. */
export interface ViewerLimit {
  readonly maximum: DecimalString
  readonly by: 'balance' | 'terms'
}

/** A page of offers: a fragment on `AdvertPage` is this. */
export interface OfferPage {
  readonly items: readonly Offer[]
  readonly page: number
  readonly pages: number
  readonly total: number
  /** There are more than `total`, which is as far as was counted. */
  readonly totalIsCapped: boolean
}

/** What somebody looks for. */
export interface OfferFilters {
  readonly type: SearchType
  readonly cryptoCurrencyCode: string
  readonly currencyCode: string
  readonly amount: DecimalString | null
  readonly amountSide: AmountSide
  /** Any of these; empty is any at all. */
  readonly paymentMethodCodes: readonly string[]
  /** One of the banks of those methods. */
  readonly paymentMethodBankCode: string | null
  readonly countryCode: string | null
  readonly onlineOnly: boolean
  readonly noRegistration: boolean
  /** Only adverts that ask for a verified telephone number, and for a verified identity. */
  readonly smsRequired: boolean
  readonly forIdentifiedPeople: boolean
  /** Only those that trade at once. */
  readonly supportsInstantTrade: boolean
  /** Of the owner: the rating in per cent, and the completed trades. */
  readonly minimumRating: DecimalString | null
  readonly minimumTrades: number | null
  readonly mine: OwnOffers
  readonly sort: SearchSort
}

/** Everything on offer, in no place that is named. */
export const noFilters = {
  paymentMethodCodes: [],
  paymentMethodBankCode: null,
  countryCode: null,
  onlineOnly: false,
  noRegistration: false,
  smsRequired: false,
  forIdentifiedPeople: false,
  supportsInstantTrade: false,
  minimumRating: null,
  minimumTrades: null,
  mine: 'with',
} as const satisfies Partial<OfferFilters>

/** What the viewer does on an offer: an advert that sells is one to buy from. */
export const viewerDoes = (type: AdvertType): SearchType => (type === 'Sell' ? 'buy' : 'sell')
