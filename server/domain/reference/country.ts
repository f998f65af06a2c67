import { countryTable } from './countryTable.ts'
import type { FiatCode } from './fiat.ts'

/** An ISO 3166-1 alpha-2 code. Flags are drawn from it. */
export type CountryCode = (typeof countryTable)[number][0]

export type Country = {
  readonly code: CountryCode
  /** In English; other languages have their own in `server/locales`. */
  readonly name: string
  /** The fiat of ours that is legal tender there; null where we have none. */
  readonly fiat: FiatCode | null
  /** International calling code without the plus: `234`. Territories of the North American plan include their area code. */
  readonly phoneCode: string
}

/** All countries and territories of ISO 3166-1, by code. */
export const countries: ReadonlyMap<CountryCode, Country> = new Map(
  countryTable.map(([code, name, fiat, phoneCode]) => [code, { code, name, fiat, phoneCode }]),
)

export const isCountryCode = (text: string): text is CountryCode => countries.has(text as CountryCode)
