import type { CountryCode } from './country.ts'
import type { FiatCode } from './fiat.ts'

/** What kind of payment it is; the groups of the picker. */
export const paymentMethodGroups = [
  'bank_transfer',
  'mobile_money',
  'wallet',
  'cash',
  'gift_card',
  'other',
] as const
export type PaymentMethodGroup = (typeof paymentMethodGroups)[number]

/** `instant`: there within minutes. `slow`: hours or days, with longer escrow times and dispute windows. */
export const paymentMethodSpeeds = ['instant', 'slow'] as const
export type PaymentMethodSpeed = (typeof paymentMethodSpeeds)[number]

export type Bank = {
  /** Unique within its payment method. */
  readonly code: string
  /** In English; other languages have their own in `server/locales`. */
  readonly name: string
}

export type PaymentMethod = {
  /** What adverts and trades store; never reused for something else. */
  readonly code: string
  /** As in `/buy-bitcoin-with-opay`. */
  readonly urlCode: string
  /** In English; other languages have their own in `server/locales`. */
  readonly name: string
  readonly group: PaymentMethodGroup
  /** Where it is used; empty means everywhere. */
  readonly countries: readonly CountryCode[]
  readonly currencies: readonly FiatCode[]
  /** The banks to choose from; empty when the method has none. */
  readonly banks: readonly Bank[]
  readonly speed: PaymentMethodSpeed
  /** Whether the payer can take the money back after it came (a chargeback, a disputed card or direct debit). */
  readonly reversible: boolean
}

/** A bank as the tables write it. */
export type BankRow = readonly [code: string, en: string]

/** A method as the tables write it: instant and final unless it says otherwise. */
export type PaymentMethodRow = {
  readonly code: string
  readonly en: string
  readonly group: PaymentMethodGroup
  readonly speed?: PaymentMethodSpeed
  readonly reversible?: boolean
  readonly urlCode?: string
  readonly banks?: readonly BankRow[]
  readonly countries?: readonly CountryCode[]
  readonly currencies?: readonly FiatCode[]
}

/** Where the methods of a table are used; a row may narrow or widen it. */
type Territory = { readonly countries: readonly CountryCode[]; readonly currencies: readonly FiatCode[] }

/** The payment methods of a territory, from its table. */
export const methodsIn = (
  territory: Territory,
  rows: readonly PaymentMethodRow[],
): readonly PaymentMethod[] =>
  rows.map(row => ({
    code: row.code,
    urlCode: row.urlCode ?? row.code.replaceAll('_', '-'),
    name: row.en,
    group: row.group,
    countries: row.countries ?? territory.countries,
    currencies: row.currencies ?? territory.currencies,
    banks: (row.banks ?? []).map(([code, name]) => ({ code, name })),
    speed: row.speed ?? 'instant',
    reversible: row.reversible ?? false,
  }))
