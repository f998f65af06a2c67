import { openWeek } from '@souk/design-system/domain/trading/advert/wizard/form/schedule.ts'
import { expect, it } from 'vitest'
import { scheduleOfWeek, weekOfSchedule } from './wireSchedule.ts'

it('hours go to the wire and come back as they were', () => {
  const week = { ...openWeek, 1: { from: 18, to: 36 }, 7: null }
  const sent = scheduleOfWeek(week)
  expect(sent).toMatchObject({ day1Start: '09:00', day1End: '18:00', day2End: '24:00', day7Start: null })
  expect(weekOfSchedule(sent)).toEqual(week)
})

it('no hours at all are around the clock; an end of 00:00 is the end of the day', () => {
  expect(scheduleOfWeek(null)).toBeNull()
  expect(weekOfSchedule(null)).toBeNull()
  expect(weekOfSchedule({ day1Start: null })).toBeNull()
  expect(weekOfSchedule({ day1Start: '10:00', day1End: '00:00' })?.[1]).toEqual({ from: 20, to: 48 })
})
