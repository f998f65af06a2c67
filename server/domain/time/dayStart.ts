import { dateAfter, utcMidnight } from './calendar.ts'
import { momentsOf } from './wallClock.ts'

/** Days whose midnight the clocks skip begin within so many minutes. */
const skippedAtMost = 180
const step = 15

/** Years that a date is written with four digits in. */
const lastYear = 9999

/**
 * When a day begins by the clocks of a zone, so many days after an ISO date; undefined after the last year that is written with
 * four digits: nothing is so late.
 */
export function dayStart(timeZone: string, isoDate: string, daysAfter = 0): Date | undefined {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number)
  const date = dateAfter({ year, month, day }, daysAfter)
  if (date.year > lastYear) return undefined
  for (let minute = 0; minute <= skippedAtMost; minute += step) {
    const [moment] = momentsOf(timeZone, date, minute)
    if (moment) return moment
  }
  return utcMidnight(date)
}
