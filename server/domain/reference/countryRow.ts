import type { FiatCode } from './fiat.ts'

/** One line of the country table; see {@link import('./countryTable.ts').countryTable}. */
export type CountryRow = readonly [code: string, en: string, fiat: FiatCode | null, phone: string]
