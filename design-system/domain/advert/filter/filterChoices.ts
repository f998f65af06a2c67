import type { AssetBook } from '../../asset/assetBook.ts'
import type { OfferFilters, OfferMethod } from '../offer.ts'

/** A method that can be searched for. */
export type MethodChoice = Pick<OfferMethod, 'code' | 'name' | 'group'>

/** A country that can be searched in, named in the viewer's language. */
export interface CountryChoice {
  readonly code: string
  readonly name: string
}

/** What every form of the filters takes. */
export interface FilterProps {
  readonly filters: OfferFilters
  /** What changed; a change of amount comes once typing has paused. */
  readonly onChange: (change: Partial<OfferFilters>) => void
  readonly assets: AssetBook
  /** The methods of the chosen fiat. */
  readonly methods: readonly MethodChoice[]
  readonly countries: readonly CountryChoice[]
}

/** How many of the filters that a phone keeps in its sheet are on. */
export const filtersOn = (filters: OfferFilters): number =>
  Number(filters.paymentMethodCodes.length > 0) +
  Number(filters.countryCode !== null) +
  Number(filters.onlineOnly) +
  Number(filters.noRegistration)

/** The filters with none of those on. */
export const filtersOff = {
  paymentMethodCodes: [],
  countryCode: null,
  onlineOnly: false,
  noRegistration: false,
} as const satisfies Partial<OfferFilters>

/** What the amount is called: what the viewer gives or gets. */
export const amountWord = {
  buy: { fiat: 'iWantToSpend', crypto: 'iWantToGet' },
  sell: { fiat: 'iWantToGet', crypto: 'iWantToSell' },
} as const

/** Another coin: an amount of the last one says nothing about it. */
export const withCoin = (filters: OfferFilters, cryptoCurrencyCode: string): Partial<OfferFilters> => ({
  cryptoCurrencyCode,
  ...(filters.amountSide === 'crypto' ? { amount: null } : {}),
})

/** Another fiat: the last one's amount and payment methods say nothing about it. */
export const withFiat = (filters: OfferFilters, currencyCode: string): Partial<OfferFilters> => ({
  currencyCode,
  paymentMethodCodes: [],
  ...(filters.amountSide === 'fiat' ? { amount: null } : {}),
})
