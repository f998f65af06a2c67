import type { CountryCode } from './country.ts'
import type { FiatCode } from './fiat.ts'
import type { Bank, PaymentMethod } from './paymentMethodRow.ts'
import { americanMethods } from './paymentMethods/americas.ts'
import { asianMethods } from './paymentMethods/asia.ts'
import { centralAsiaCaucasusMethods } from './paymentMethods/centralAsiaCaucasus.ts'
import { eastSouthAfricanMethods } from './paymentMethods/eastSouthAfrica.ts'
import { europeanMethods } from './paymentMethods/europe.ts'
import { globalMethods } from './paymentMethods/global.ts'
import { russianMethods } from './paymentMethods/russia.ts'
import { turkeyGulfMethods } from './paymentMethods/turkeyGulf.ts'
import { ukraineBelarusMethods } from './paymentMethods/ukraineBelarus.ts'
import { westAfricanMethods } from './paymentMethods/westAfrica.ts'

/** All payment methods, local ones before international ones, by code. */
export const paymentMethods: ReadonlyMap<string, PaymentMethod> = new Map(
  [
    russianMethods,
    westAfricanMethods,
    eastSouthAfricanMethods,
    ukraineBelarusMethods,
    centralAsiaCaucasusMethods,
    turkeyGulfMethods,
    asianMethods,
    europeanMethods,
    americanMethods,
    globalMethods,
  ]
    .flat()
    .map(method => [method.code, method]),
)

/** The word that means "no payment method" in a search filter; no method bears it. */
export const anyPaymentMethod = 'ANY'

export const findPaymentMethod = (code: string): PaymentMethod | undefined => paymentMethods.get(code)

/** A bank of a method; undefined when the method has no such bank. */
export const findBank = (method: PaymentMethod, code: string): Bank | undefined =>
  method.banks.find(bank => bank.code === code)

/** Whether a method is used in a country; one without countries is used everywhere. */
export const isUsedIn = (method: PaymentMethod, country: CountryCode): boolean =>
  method.countries.length === 0 || method.countries.includes(country)

/** The methods for a fiat and a country, either or both; local ones first. */
export const paymentMethodsFor = (filter: {
  readonly fiat?: FiatCode | undefined
  readonly country?: CountryCode | undefined
}): readonly PaymentMethod[] =>
  [...paymentMethods.values()].filter(
    method =>
      (filter.fiat === undefined || method.currencies.includes(filter.fiat)) &&
      (filter.country === undefined || isUsedIn(method, filter.country)),
  )
