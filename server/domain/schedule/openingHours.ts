import { dateAfter, later } from '../time/calendar.ts'
import { momentsOf, nextOffsetChange, wallClockAt, weekdays } from '../time/wallClock.ts'
import { showsSchedule } from './schedule.ts'
import type { Schedule } from './schedule.ts'

/**
 * Whether a schedule is open at a moment, by the wall clock of its time zone. One without hours is always open. Throws
 * RangeError for a zone that does not exist.
 */
export function isOpenAt(schedule: Schedule, timeZone: string, at: Date): boolean {
  if (!showsSchedule(schedule)) return true
  const { weekday, minute } = wallClockAt(timeZone, at)
  const hours = schedule[weekday]
  return hours !== null && minute >= hours.start && minute < hours.end
}

/** Two weeks and a day: an opening may fall into the hour that clocks skip, but not twice in a row. */
const daysAhead = 15

/**
 * The first moment after `at` at which {@link isOpenAt} answers otherwise; null when it never does (no hours, or all of
 * them). Where clocks are put back, an hour that is open twice closes and opens twice, as the clock on the wall says.
 */
export function nextChange(schedule: Schedule, timeZone: string, at: Date): Date | null {
  if (!showsSchedule(schedule) || isAlwaysOpen(schedule)) return null
  const now = isOpenAt(schedule, timeZone, at)
  return (
    candidatesAfter(schedule, timeZone, at).find(moment => isOpenAt(schedule, timeZone, moment) !== now) ??
    null
  )
}

const isAlwaysOpen = (schedule: Schedule): boolean =>
  weekdays.every(day => schedule[day]?.start === 0 && schedule[day].end === 24 * 60)

/** Every moment at which something can change, in order: bounds of days, midnights, and clocks put forward or back. */
function candidatesAfter(schedule: Schedule, timeZone: string, at: Date): readonly Date[] {
  const candidates: Date[] = []
  const first = wallClockAt(timeZone, at)
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const date = dateAfter(first, ahead)
    const hours = schedule[date.weekday]
    for (const minute of hours ? [0, hours.start, hours.end] : [0]) {
      candidates.push(...momentsOf(timeZone, date, minute))
    }
    const change = nextOffsetChange(timeZone, later(at, { days: ahead }), later(at, { days: ahead + 1 }))
    if (change) candidates.push(change)
  }
  return candidates
    .filter(moment => moment.getTime() > at.getTime())
    .sort((a, b) => a.getTime() - b.getTime())
}
