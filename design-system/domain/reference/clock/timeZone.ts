import { formatUtcOffset } from '../../../format/date/formatUtcOffset.ts'
import type { SelectOption } from '../../../primitives/select/option.ts'

/** A time zone that can be chosen. */
export interface TimeZoneRow {
  /** IANA name: `Africa/Lagos`. */
  readonly name: string
  /** Where its clocks are, in the reader's language: "Lagos, Nigeria"; null for UTC. */
  readonly place: string | null
  /** East of UTC, now. */
  readonly offsetMinutes: number
}

/**
 * The zones as options from west to east, called after their places, and found by those, by their own names and by offset. One
 * that is kept but not in the list stays choosable.
 */
export function timeZoneOptions(zones: readonly TimeZoneRow[], kept: string): SelectOption<string>[] {
  const options = zones
    .map(({ name, place, offsetMinutes }) => ({ name, label: place ?? name, offsetMinutes }))
    .toSorted((one, other) => one.offsetMinutes - other.offsetMinutes || one.label.localeCompare(other.label))
    .map(({ name, label, offsetMinutes }) => ({
      value: name,
      label,
      detail: formatUtcOffset(offsetMinutes),
      alias: name.replaceAll('_', ' '),
    }))
  const isKnown = options.some(option => option.value === kept)
  return isKnown || kept === '' ? options : [{ value: kept, label: kept.replaceAll('_', ' ') }, ...options]
}
