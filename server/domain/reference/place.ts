import type { ServerLocale } from '../refusal/wording.ts'
import { countries } from './country.ts'
import { findTimeZone, type TimeZone } from './timeZone.ts'

/** The zone of a town or an island. UTC is nowhere. */
type Place = TimeZone & { readonly country: NonNullable<TimeZone['country']> }

/** The place by whose clock somebody lives: their time zone's, whose id it has. Null for UTC, and for what is no zone. */
export function placeOf(timeZone: string): Place | null {
  const zone = findTimeZone(timeZone)
  return zone && isPlace(zone) ? zone : null
}

const isPlace = (zone: TimeZone): zone is Place => zone.country !== null

/** What the place of a time zone is called: "Lagos, Nigeria"; "Singapore" alone, where town and country have one name. */
export function placeNamed(timeZone: string, locale: ServerLocale): string | null {
  const place = placeOf(timeZone)
  if (place === null) return null
  const town = place.name[locale]
  const country = countries.get(place.country)?.name[locale] ?? town
  return country === town ? town : `${town}, ${country}`
}
