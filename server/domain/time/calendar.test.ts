import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dateAfter,
  earlier,
  isoDay,
  isoMonthAfter,
  later,
  spanMs,
  utcDayStart,
  utcWeekStart,
} from './calendar.ts'

const dayMs = 86_400_000
const moments = fc
  .integer({ min: Date.UTC(1971, 0), max: Date.UTC(2200, 0) })
  .map(milliseconds => new Date(milliseconds))

test('spans are of days of 24 hours, whatever clocks do', () => {
  expect(spanMs({ weeks: 2 })).toBe(14 * dayMs)
  expect(spanMs({ days: 365 })).toBe(365 * dayMs)
  expect(spanMs({ days: 1, hours: 1, minutes: 1 })).toBe(dayMs + 3_660_000)
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 4000 }), (at, days) => {
      expect(later(at, { days }).getTime()).toBe(at.getTime() + days * dayMs)
      expect(earlier(later(at, { days }), { days })).toEqual(at)
    }),
  )
})

test('a day and a week begin at midnight by UTC, the week on Monday', () => {
  fc.assert(
    fc.property(moments, at => {
      const day = Math.floor(at.getTime() / dayMs)
      expect(utcDayStart(at).getTime()).toBe(day * dayMs)
      // The first day of 1970 was a Thursday, three days after a Monday.
      expect(utcWeekStart(at).getTime()).toBe((day - ((day + 3) % 7)) * dayMs)
      expect(isoDay(at)).toBe(at.toISOString().slice(0, 10))
    }),
  )
})

test('dates are counted over ends of months and years', () => {
  expect(dateAfter({ year: 2028, month: 2, day: 28 }, 1)).toEqual({
    year: 2028,
    month: 2,
    day: 29,
    weekday: 2,
  })
  expect(dateAfter({ year: 2026, month: 12, day: 31 }, 1)).toEqual({
    year: 2027,
    month: 1,
    day: 1,
    weekday: 5,
  })
  expect(dateAfter({ year: 50, month: 1, day: 1 }, -1)).toMatchObject({ year: 49, month: 12, day: 31 })
  expect(dateAfter({ year: 9999, month: 12, day: 31 }, 1).year).toBe(10_000)
})

test('months are counted over ends of years', () => {
  expect(isoMonthAfter({ year: 2026, month: 3 }, 0)).toBe('2026-03')
  expect(isoMonthAfter({ year: 2026, month: 1 }, -14)).toBe('2024-11')
  expect(isoMonthAfter({ year: 2026, month: 12 }, 1)).toBe('2027-01')
})
