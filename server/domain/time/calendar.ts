import dayjs, { type Dayjs } from 'dayjs'
import duration from 'dayjs/plugin/duration.js'
import isoWeek from 'dayjs/plugin/isoWeek.js'
import utc from 'dayjs/plugin/utc.js'
import type { CalendarDate, Weekday } from './wallClock.ts'

// The server's one door to dayjs: calendars and spans, all by UTC. What clocks of a zone show is wallClock.ts, which says why.
dayjs.extend(duration)
dayjs.extend(isoWeek)
dayjs.extend(utc)

/** A length of time, where a day has always 24 hours. */
export type Span = Readonly<Partial<Record<'weeks' | 'days' | 'hours' | 'minutes', number>>>

/** A span in milliseconds. */
export const spanMs = (span: Span): number => dayjs.duration(span).asMilliseconds()

/** The moment that comes so long after another. */
export const later = (at: Date, span: Span): Date => new Date(at.getTime() + spanMs(span))

/** The moment that came so long before another. */
export const earlier = (at: Date, span: Span): Date => new Date(at.getTime() - spanMs(span))

/** The day of a moment by UTC, as in 2026-03-02. */
export const isoDay = (at: Date): string => dayjs.utc(at).format('YYYY-MM-DD')

/** The midnight by UTC with which the day of a moment began. */
export const utcDayStart = (at: Date): Date => dayjs.utc(at).startOf('day').toDate()

/** The Monday by UTC with which the week of a moment began. */
export const utcWeekStart = (at: Date): Date => dayjs.utc(at).startOf('isoWeek').toDate()

/** The date that is so many days after another, and which day of the week it is. */
export function dateAfter(date: CalendarDate, days: number): CalendarDate & { readonly weekday: Weekday } {
  const after = onCalendar(date).add(days, 'day')
  return {
    year: after.year(),
    month: after.month() + 1,
    day: after.date(),
    weekday: after.isoWeekday() as Weekday,
  }
}

/** The midnight by UTC with which a date begins. */
export const utcMidnight = (date: CalendarDate): Date => onCalendar(date).toDate()

/** The month that is so many months after that of a date, as in 2026-03. */
export const isoMonthAfter = ({ year, month }: Omit<CalendarDate, 'day'>, months: number): string =>
  onCalendar({ year, month, day: 1 }).add(months, 'month').format('YYYY-MM')

/** Set part by part: a text of a year before 100 would be read as one of the last century. */
const onCalendar = ({ year, month, day }: CalendarDate): Dayjs =>
  dayjs
    .utc(0)
    .year(year)
    .month(month - 1)
    .date(day)
