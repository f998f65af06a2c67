import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

// dayjs is heavy for a first page. Only what is loaded when it is asked for may import this file.
dayjs.extend(utc)
dayjs.extend(timezone)

/** A day (`2026-12-01`) and a time of day (`09:30`), as a calendar and a clock on a wall show them. */
export interface WallTime {
  readonly day: string
  readonly time: string
}

/**
 * How many minutes the clocks of a zone are ahead of UTC: all that is asked of the timezone plugin. Its own reading of a day and a
 * time is wrong in the hour that the clocks of the reader's device skip (zonedTime.test.ts).
 */
const minutesAhead = (moment: Date, timeZone: string): number => dayjs(moment).tz(timeZone).utcOffset()

/** What calendars and clocks of a time zone (`Africa/Lagos`) show at a moment. */
export function wallTimeOf(moment: Date, timeZone: string): WallTime {
  const shown = dayjs.utc(moment).add(minutesAhead(moment, timeZone), 'minute')
  return { day: shown.format('YYYY-MM-DD'), time: shown.format('HH:mm') }
}

/**
 * The moment at which the clocks of a time zone show a time; null where it is none. An hour that a zone skips is the one after it, and of an
 * hour that it has twice it is the first (dayjs takes the second).
 */
export function momentOf({ day, time }: WallTime, timeZone: string): Date | null {
  const wanted = dayjs.utc(`${day}T${time}:00Z`)
  if (!wanted.isValid()) return null
  const moments = [-1, 1]
    .map(days => minutesAhead(wanted.add(days, 'day').toDate(), timeZone))
    .map(ahead => wanted.subtract(ahead, 'minute').toDate())
    .toSorted((a, b) => a.getTime() - b.getTime())
  const isShownAt = (moment: Date) => {
    const shown = wallTimeOf(moment, timeZone)
    return shown.day === day && shown.time === time
  }
  return moments.find(isShownAt) ?? moments.at(-1) ?? null
}
