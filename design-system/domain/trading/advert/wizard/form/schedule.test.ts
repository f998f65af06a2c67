import { expect, test } from 'vitest'
import {
  likeDay,
  openWeek,
  slotOfTime,
  slotsOfDay,
  spanOf,
  spansOf,
  timeOfSlot,
  wholeDay,
} from './schedule.ts'

test('slots are times of the day by half hours', () => {
  expect([0, 1, 19, 47, 48].map(timeOfSlot)).toEqual(['00:00', '00:30', '09:30', '23:30', '24:00'])
  for (let slot = 0; slot <= slotsOfDay; slot++) expect(slotOfTime(timeOfSlot(slot))).toBe(slot)
  expect(['09:45', '9:00', '', null, '25:00'].map(slotOfTime)).toEqual([19, null, null, null, null])
})

test('hours are drawn in both directions, and stay within the day', () => {
  expect(spanOf(18, 35)).toEqual({ from: 18, to: 36 })
  expect(spanOf(35, 18)).toEqual({ from: 18, to: 36 })
  expect(spanOf(20, 20)).toEqual({ from: 20, to: 21 })
  expect(spanOf(-3, 60)).toEqual({ from: 0, to: 48 })
})

test('all days take the hours of one, a day off too', () => {
  const week = { ...openWeek, 2: { from: 18, to: 36 }, 3: null }
  expect(likeDay(week, 2)[7]).toEqual({ from: 18, to: 36 })
  expect(Object.values(likeDay(week, 3))).toEqual([null, null, null, null, null, null, null])
})

test('days after one another with the same hours are one span, days off none', () => {
  const office = { from: 18, to: 36 }
  expect(spansOf({ ...openWeek, 1: office, 2: office, 3: null, 4: office })).toEqual([
    { first: 1, last: 2, hours: office },
    { first: 4, last: 4, hours: office },
    { first: 5, last: 7, hours: wholeDay },
  ])
})
