import { formatUtcOffset } from '../../format/formatUtcOffset.ts'
import type { SelectOption } from '../../primitives/select/option.ts'

/** A time zone that can be chosen. */
export interface TimeZoneRow {
  /** IANA name: `Africa/Lagos`. */
  readonly name: string
  /** East of UTC, now. */
  readonly offsetMinutes: number
}

/** The zones as options, found by name and by offset, from west to east. One that is kept but not in the list stays choosable. */
export function timeZoneOptions(zones: readonly TimeZoneRow[], kept: string): SelectOption<string>[] {
  const options = zones
    .toSorted((one, other) => one.offsetMinutes - other.offsetMinutes || one.name.localeCompare(other.name))
    .map(({ name, offsetMinutes }) => ({
      value: name,
      label: name.replaceAll('_', ' '),
      detail: formatUtcOffset(offsetMinutes),
    }))
  const isKnown = options.some(option => option.value === kept)
  return isKnown || kept === '' ? options : [{ value: kept, label: kept.replaceAll('_', ' ') }, ...options]
}
