import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { expect, test } from 'vitest'
import { pinnedUntil } from './terms.ts'

dayjs.extend(utc)

test('terms are kept for a year, and after a leap day until the end of February', () => {
  const leapDay = new Date('2028-02-29T10:00:00Z')
  expect(pinnedUntil(new Date('2026-03-02T10:00:00Z')).toISOString()).toBe('2027-03-02T10:00:00.000Z')
  expect(pinnedUntil(leapDay).toISOString()).toBe('2029-03-01T10:00:00.000Z')
  // Why it is not dayjs's: that would be a day less.
  expect(dayjs.utc(leapDay).add(12, 'month').toISOString()).toBe('2029-02-28T10:00:00.000Z')
})
