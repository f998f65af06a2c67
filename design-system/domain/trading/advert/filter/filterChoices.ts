import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import type { CountryChoice } from '../../../page/filter/useFilterOptions.tsx'
import { noFilters } from '../offer.ts'
import type { OfferFilters, OfferMethod } from '../offer.ts'

/** A method that can be searched for. */
export type MethodChoice = Pick<OfferMethod, 'code' | 'name' | 'group'> & {
  /** Left out, it has none. */
  readonly banks?: readonly BankChoice[] | undefined
}

/** A bank of a method. */
export interface BankChoice {
  readonly code: string
  readonly name: string
}

/** How many offers match. */
export interface Found {
  readonly total: number
  readonly totalIsCapped: boolean
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
  /** The viewer may have adverts, and looks for them or does not. */
  readonly canOwn?: boolean | undefined
}

/** Filters for which a wide page has no room in its bar. */
export const fineFilters = [
  'paymentMethodBankCode',
  'minimumRating',
  'minimumTrades',
  'supportsInstantTrade',
  'smsRequired',
  'forIdentifiedPeople',
  'mine',
] as const satisfies readonly (keyof OfferFilters)[]
export type FineFilter = (typeof fineFilters)[number]

/** Whether a filter leaves anything out. */
export const isOn = (filters: OfferFilters, name: keyof typeof noFilters): boolean =>
  String(filters[name]) !== String(noFilters[name])

/** How many of those are on. */
export const fineFiltersOn = (filters: OfferFilters): number =>
  fineFilters.filter(name => isOn(filters, name)).length

const places = ['paymentMethodCodes', 'countryCode', 'onlineOnly', 'noRegistration'] as const

/** How many of the filters that a phone keeps in its sheet are on. */
export const filtersOn = (filters: OfferFilters): number =>
  places.filter(name => isOn(filters, name)).length + fineFiltersOn(filters)

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
  paymentMethodBankCode: null,
  ...(filters.amountSide === 'fiat' ? { amount: null } : {}),
})

/** The banks of the chosen methods, of all methods where none is chosen; each once. */
export function banksOf(methods: readonly MethodChoice[], codes: readonly string[]): readonly BankChoice[] {
  const asked = codes.length === 0 ? methods : methods.filter(({ code }) => codes.includes(code))
  const banks = asked.flatMap(({ banks: own = [] }) => own)
  return [...new Map(banks.map(bank => [bank.code, bank])).values()]
}

/** Other methods: a bank that none of them has is forgotten. */
export function withMethods(
  { paymentMethodBankCode: bank }: OfferFilters,
  methods: readonly MethodChoice[],
  codes: readonly string[],
): Partial<OfferFilters> {
  const keeps = bank === null || banksOf(methods, codes).some(({ code }) => code === bank)
  return { paymentMethodCodes: codes, ...(keeps ? {} : { paymentMethodBankCode: null }) }
}
