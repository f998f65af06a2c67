import { findTimeZone, type TimeZone } from './timeZone.ts'

/** The zone of a town or an island. UTC is nowhere. */
export type Place = TimeZone & { readonly country: NonNullable<TimeZone['country']> }

/** The place by whose clock somebody lives: their time zone's, whose id it has. Null for UTC, and for what is no zone. */
export function placeOf(timeZone: string): Place | null {
  const zone = findTimeZone(timeZone)
  return zone && isPlace(zone) ? zone : null
}

const isPlace = (zone: TimeZone): zone is Place => zone.country !== null
