/** The days of a week, Monday (`day1`) to Sunday (`day7`). */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

/** A day as a calendar names it. */
export type CalendarDate = {
  readonly year: number
  /** 1–12. */
  readonly month: number
  readonly day: number
}

/** What the clocks of a place show. */
export type WallClock = CalendarDate & {
  readonly weekday: Weekday
  /** Since that day's midnight, as the clock shows it: an hour that is repeated or skipped does not count. */
  readonly minute: number
}

// Our own and not dayjs's timezone plugin, which is wrong where clocks change: it reads what a zone's clocks show by way of the
// machine's zone, knows one of the two moments of an hour that comes twice, and none where an hour is skipped. The test beside this
// file shows each. It also takes some twenty times as long, and a search asks the clock of each advert.

const minuteMs = 60_000
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * How far the clocks of a zone are ahead of UTC at a moment, in minutes (of the moment's whole seconds, rounded down).
 * Throws RangeError for a zone that does not exist.
 */
export function offsetMinutes(timeZone: string, at: Date): number {
  const { year, month, day, hour, minute } = partsOf(timeZone, at)
  const shown = Date.UTC(year, month - 1, day, hour, minute)
  return (shown - Math.floor(at.getTime() / minuteMs) * minuteMs) / minuteMs
}

/** What the clocks of a zone show at a moment. Throws RangeError for a zone that does not exist. */
export function wallClockAt(timeZone: string, at: Date): WallClock {
  const { year, month, day, hour, minute } = partsOf(timeZone, at)
  const sundayFirst = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  return {
    year,
    month,
    day,
    weekday: (sundayFirst === 0 ? 7 : sundayFirst) as Weekday,
    minute: hour * 60 + minute,
  }
}

/** The moments at which the clocks show so many minutes into a date: none when they skip it, two when they repeat it. */
export function momentsOf(timeZone: string, date: CalendarDate, minute: number): readonly Date[] {
  const asUtc = Date.UTC(date.year, date.month - 1, date.day, 0, minute)
  const around = [-1, 1].map(days => offsetMinutes(timeZone, new Date(asUtc + days * 86_400_000)))
  return [...new Set(around)]
    .map(offset => new Date(asUtc - offset * minuteMs))
    .filter(moment => moment.getTime() + offsetMinutes(timeZone, moment) * minuteMs === asUtc)
    .sort((a, b) => a.getTime() - b.getTime())
}

/** The first moment after `from`, up to `to`, from which the zone's clocks are ahead by another offset, to the minute. */
export function nextOffsetChange(timeZone: string, from: Date, to: Date): Date | null {
  const before = offsetMinutes(timeZone, from)
  if (offsetMinutes(timeZone, to) === before) return null
  let [same, other] = [Math.floor(from.getTime() / minuteMs), Math.ceil(to.getTime() / minuteMs)]
  while (other - same > 1) {
    const between = Math.floor((same + other) / 2)
    if (offsetMinutes(timeZone, new Date(between * minuteMs)) === before) same = between
    else other = between
  }
  return new Date(other * minuteMs)
}

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>

function partsOf(timeZone: string, at: Date): Parts {
  const parts: Parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0 }
  for (const { type, value } of formatOf(timeZone).formatToParts(at)) {
    if (Object.hasOwn(parts, type)) parts[type as keyof Parts] = Number(value)
  }
  return parts
}

/** Formats are costly to make; there are at most as many as zones. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formats.set(timeZone, format)
  return format
}
