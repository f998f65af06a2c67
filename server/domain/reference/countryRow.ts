import type { FiatCode } from './fiat.ts'

/** One line of the country table, which says what each part is. */
export type CountryRow = readonly [code: string, en: string, fiat: FiatCode | null, phone: string]
