/** A day (`2026-12-01`) and a time of day (`09:30`), as a calendar and a clock on a wall show them. */
export interface WallTime {
  readonly day: string
  readonly time: string
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  formats.set(timeZone, format)
  return format
}

/** What calendars and clocks of a time zone (`Africa/Lagos`) show at a moment. */
export function wallTimeOf(moment: Date, timeZone: string): WallTime {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

const asUtc = ({ day, time }: WallTime): number => Date.parse(`${day}T${time}:00Z`)

/**
 * The moment at which the clocks of a time zone show a time; null where it is none. An hour that a zone skips is the one after it, and of an
 * hour that it has twice it is the first.
 */
export function momentOf(wall: WallTime, timeZone: string): Date | null {
  const wanted = asUtc(wall)
  if (Number.isNaN(wanted)) return null
  const offsetAt = (moment: number) => asUtc(wallTimeOf(new Date(moment), timeZone)) - moment
  const dayMs = 86_400_000
  const moments = [wanted - dayMs, wanted + dayMs]
    .map(near => wanted - offsetAt(near))
    .toSorted((a, b) => a - b)
  const right = moments.find(moment => moment + offsetAt(moment) === wanted)
  return new Date(right ?? moments.at(-1) ?? wanted)
}
