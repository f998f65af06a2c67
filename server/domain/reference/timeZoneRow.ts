import type { CountryCode } from './country.ts'

/** One line of a time-zone table; the country is null for a zone that belongs to none. */
export type TimeZoneRow = readonly [id: string, country: CountryCode | null, en: string]
