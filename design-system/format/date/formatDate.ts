import type { Locale } from '../locale.ts'

/** A moment: a `Date`, or ISO-8601 in UTC as it comes from the wire. */
export type Moment = Date | string

/** The date formats of the specification (§9), by what they are for. */
export const dateFormats = ['numeric', 'dayMonth', 'date', 'dateTime', 'time'] as const
export type DateFormat = (typeof dateFormats)[number]

/** What a date is written from; the month by its place in the year, from 0 on. */
interface DateParts {
  readonly day: string
  readonly month: number
  readonly year: string
  readonly hour: string
  readonly minute: string
}

const padded = (text: string): string => text.padStart(2, '0')
const clock = ({ hour, minute }: DateParts): string => `${hour}:${minute}`

/** Each format, with the month before or after the day as the locale has it. */
const writers: Readonly<Record<DateFormat, (parts: DateParts, months: Months) => string>> = {
  numeric: ({ day, month, year }) => `${padded(day)}.${padded(String(month + 1))}.${year}`,
  dayMonth: ({ day, month }, { long, ordered }) => ordered(long[month] ?? '', day),
  date: ({ day, month, year }, { short, ordered }) => `${ordered(short[month] ?? '', padded(day))} ${year}`,
  dateTime: (parts, months) => `${writers.date(parts, months)} ${clock(parts)}`,
  time: clock,
}

export interface DateOptions {
  readonly format: DateFormat
  readonly locale: Locale
  /** IANA name (`Africa/Lagos`); the browser's own when left out. */
  readonly timeZone?: string
}

/** A date or time of day: `05.03.2026`, `March 5`, `Mar 05 2026`, `Mar 05 2026 9:07`; in Russian `5 марта`. */
export function formatDate(moment: Moment, { format, locale, timeZone }: DateOptions): string {
  const at = new Date(moment)
  if (Number.isNaN(at.getTime())) throw new RangeError(`Not a date: ${String(moment)}`)
  return writers[format](partsOf(at, timeZone), monthsOf(locale))
}

interface Months {
  readonly long: readonly string[]
  readonly short: readonly string[]
  /** A month and a day in the locale's order. */
  readonly ordered: (month: string, day: string) => string
}

const zones = new Map<string | undefined, Intl.DateTimeFormat>()

/** A moment by the wall clock of a time zone, the browser's own when there is none. */
function partsOf(at: Date, timeZone: string | undefined): DateParts {
  const format = zones.get(timeZone) ?? wallClock(timeZone)
  zones.set(timeZone, format)
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const { day = '', month = '', year = '', hour = '', minute = '' } = parts
  return { day, month: Number.parseInt(month, 10) - 1, year, hour: hour.replace(/^0(?=\d)/, ''), minute }
}

const wallClock = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-US', {
    ...(timeZone === undefined ? {} : { timeZone }),
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })

const known = new Map<Locale, Months>()

// The platform knows the months as they stand in a date ("5 марта", not "март") and their order.
function monthsOf(locale: Locale): Months {
  const kept = known.get(locale)
  if (kept) return kept
  const made: Months = {
    long: monthNames(locale, 'long'),
    short: monthNames(locale, 'short'),
    ordered: dayComesFirst(locale) ? (month, day) => `${day} ${month}` : (month, day) => `${month} ${day}`,
  }
  known.set(locale, made)
  return made
}

const inDate = (locale: Locale, month: 'long' | 'short') =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' })

function monthNames(locale: Locale, length: 'long' | 'short'): readonly string[] {
  const format = inDate(locale, length)
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(new Date(Date.UTC(2026, month, 5)))
    return parts.find(part => part.type === 'month')?.value ?? ''
  })
}

function dayComesFirst(locale: Locale): boolean {
  const order = inDate(locale, 'long')
    .formatToParts(new Date(0))
    .map(part => part.type)
  return order.indexOf('day') < order.indexOf('month')
}
