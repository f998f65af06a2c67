import type { CountryCode } from './country.ts'
import { africaTimeZones } from './timeZones/africa.ts'
import { americaTimeZones } from './timeZones/america.ts'
import { asiaTimeZones } from './timeZones/asia.ts'
import { europeTimeZones } from './timeZones/europe.ts'
import { oceanTimeZones } from './timeZones/ocean.ts'
import type { TimeZoneRow } from './timeZoneRow.ts'

export type TimeZone = {
  /** The IANA identifier, as `Intl` takes it. */
  readonly id: string
  /** The country whose clocks it describes; null for UTC. */
  readonly country: CountryCode | null
  /** The city (or island) that the zone is called after, in English; other languages have their own in `server/locales`. */
  readonly name: string
}

const rows: readonly TimeZoneRow[] = [
  ['UTC', null, 'Coordinated Universal Time'],
  ...africaTimeZones,
  ...americaTimeZones,
  ...asiaTimeZones,
  ...europeTimeZones,
  ...oceanTimeZones,
]

/** Every zone of the IANA database that belongs to a country, and UTC, by identifier. */
export const timeZones: ReadonlyMap<string, TimeZone> = new Map(
  rows.map(([id, country, name]) => [id, { id, country, name }]),
)

/** Older identifiers that browsers still report, with the zone they mean. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
  'Etc/UTC': 'UTC',
  'Etc/GMT': 'UTC',
  GMT: 'UTC',
}

/** The zone that an identifier means, also an older one of it. Undefined for anything else. */
export const findTimeZone = (id: string): TimeZone | undefined =>
  timeZones.get(Object.hasOwn(renamed, id) ? (renamed[id] ?? id) : id)
