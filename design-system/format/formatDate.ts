import dayjs from 'dayjs'
import type { Dayjs } from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import type { Locale } from './locale.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

/** A moment: a `Date`, or ISO-8601 in UTC as it comes from the wire. */
export type Moment = Date | string

/** The date formats of the specification (§9), by what they are for. */
export const dateFormats = ['numeric', 'dayMonth', 'date', 'dateTime', 'time'] as const
export type DateFormat = (typeof dateFormats)[number]

/** Each format with the month first and with the day first, as the locale has it. */
const templates = {
  numeric: { monthFirst: 'DD.MM.YYYY', dayFirst: 'DD.MM.YYYY' },
  dayMonth: { monthFirst: 'MMMM D', dayFirst: 'D MMMM' },
  date: { monthFirst: 'MMM DD YYYY', dayFirst: 'DD MMM YYYY' },
  dateTime: { monthFirst: 'MMM DD YYYY H:mm', dayFirst: 'DD MMM YYYY H:mm' },
  time: { monthFirst: 'H:mm', dayFirst: 'H:mm' },
} satisfies Record<DateFormat, Record<'monthFirst' | 'dayFirst', string>>

export interface DateOptions {
  readonly format: DateFormat
  readonly locale: Locale
  /** IANA name (`Africa/Lagos`); the browser's own when left out. */
  readonly timeZone?: string
}

/** A date or time of day: `05.03.2026`, `March 5`, `Mar 05 2026`, `Mar 05 2026 9:07`; in Russian `5 марта`. */
export function formatDate(moment: Moment, options: DateOptions): string {
  const words = monthsOf(options.locale)
  const at = options.timeZone === undefined ? dayjs(moment) : dayjs(moment).tz(options.timeZone)
  if (!at.isValid()) throw new RangeError(`Not a date: ${String(moment)}`)
  const template = templates[options.format][words.order]
  return at.format(template.replace(/M{3,4}/, month => `[${monthName(at, words, month.length)}]`))
}

interface Months {
  readonly order: 'monthFirst' | 'dayFirst'
  readonly long: readonly string[]
  readonly short: readonly string[]
}

const monthName = (at: Dayjs, words: Months, letters: number) =>
  (letters === 4 ? words.long : words.short)[at.month()] ?? ''

const known = new Map<Locale, Months>()

// The platform knows the months as they stand in a date ("5 марта", not "март") and their order; dayjs would need a
// file per locale for it, and a new locale code here.
function monthsOf(locale: Locale): Months {
  const kept = known.get(locale)
  if (kept) return kept
  const made: Months = {
    order: dayComesFirst(locale) ? 'dayFirst' : 'monthFirst',
    long: monthNames(locale, 'long'),
    short: monthNames(locale, 'short'),
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
