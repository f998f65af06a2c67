import { nameIn } from './localized.ts'
import { countryTable } from './countryTable.ts'
import type { FiatCode } from './fiat.ts'
import type { Localized } from './localized.ts'

/** An ISO 3166-1 alpha-2 code. Flags are drawn from it. */
export type CountryCode = (typeof countryTable)[number][0]

export type Country = {
  readonly code: CountryCode
  readonly name: Localized
  /** The fiat of ours that is legal tender there; null where we have none. */
  readonly fiat: FiatCode | null
  /** International calling code without the plus: `234`. Territories of the North American plan include their area code. */
  readonly phoneCode: string
}

/** All countries and territories of ISO 3166-1, by code. */
export const countries: ReadonlyMap<CountryCode, Country> = new Map(
  countryTable.map(([code, en, fiat, phoneCode]) => [
    code,
    { code, name: nameIn('country', code, en), fiat, phoneCode },
  ]),
)

export const isCountryCode = (text: string): text is CountryCode => countries.has(text as CountryCode)

/**
 * The countries that a full international number (digits only, no plus) may belong to: those with the longest calling
 * code that it starts with. Empty when no code fits.
 */
export function countriesOfPhone(digits: string): readonly Country[] {
  const fitting = [...countries.values()].filter(country => digits.startsWith(country.phoneCode))
  const longest = Math.max(0, ...fitting.map(country => country.phoneCode.length))
  return fitting.filter(country => country.phoneCode.length === longest)
}
