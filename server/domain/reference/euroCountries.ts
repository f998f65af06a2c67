import { countries } from './country.ts'
import type { CountryCode } from './country.ts'

/** Every country and territory that pays in euro. */
export const euroCountries: readonly CountryCode[] = [...countries.values()]
  .filter(country => country.fiat === 'EUR')
  .map(country => country.code)
