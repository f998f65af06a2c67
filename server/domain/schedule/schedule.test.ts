import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOpenAt, nextChange } from './openingHours.ts'
import { noSchedule, parseSchedule, scheduleFields, showsSchedule } from './schedule.ts'
import type { Schedule, ScheduleFields } from './schedule.ts'
import { weekdays } from '../time/wallClock.ts'

function scheduleOf(fields: ScheduleFields): Schedule {
  const reading = parseSchedule(fields)
  if (!reading.ok) throw new Error(JSON.stringify(reading.refusals))
  return reading.schedule
}
const everyDay = (start: string, end: string) =>
  scheduleOf(
    Object.fromEntries(
      weekdays.flatMap(day => [
        [`day${day}_start`, start],
        [`day${day}_end`, end],
      ]),
    ),
  )

describe('the fields', () => {
  test('become hour ranges, in which an end of 0 is 24', () => {
    const schedule = scheduleOf({
      day1_start: '09:30',
      day1_end: '18:00',
      day7_start: '00:00',
      day7_end: '00:00',
    })
    expect(schedule[1]).toEqual({ start: 9.5 * 60, end: 18 * 60 })
    expect(schedule[7]).toEqual({ start: 0, end: 24 * 60 })
    expect(weekdays.filter(day => schedule[day] === null)).toEqual([2, 3, 4, 5, 6])
    expect(showsSchedule(schedule)).toBe(true)
  })

  test('without a day set are no schedule and no vacation', () => {
    expect(scheduleOf({})).toEqual(noSchedule)
    expect(scheduleOf({ day1_start: '', day1_end: null })).toEqual(noSchedule)
    expect(showsSchedule(noSchedule)).toBe(false)
  })

  test.each<[ScheduleFields, string, string]>([
    [{ day1_start: '9:00', day1_end: '18:00' }, 'day1_start', 'invalid_format'],
    [{ day1_start: '25:00', day1_end: '18:00' }, 'day1_start', 'invalid_format'],
    [{ day1_start: '24:00', day1_end: '18:00' }, 'day1_start', 'invalid_format'],
    [{ day3_start: '09:00', day3_end: '18:60' }, 'day3_end', 'invalid_format'],
    [{ day3_start: '09:00', day3_end: '24:01' }, 'day3_end', 'invalid_format'],
    [{ day2_start: '09:00' }, 'day2_end', 'required'],
    [{ day2_end: '09:00', day2_start: null }, 'day2_start', 'required'],
    [{ day5_start: '22:00', day5_end: '06:00' }, 'day5_end', 'too_small'],
    [{ day5_start: '22:00', day5_end: '22:00' }, 'day5_end', 'too_small'],
  ])('%j are refused at %s: %s', (fields, field, code) => {
    const reading = parseSchedule(fields)
    expect(reading.ok ? [] : reading.refusals).toMatchObject([{ field, code }])
  })

  test('all wrong days are told at once', () => {
    const reading = parseSchedule({ day1_start: 'x', day1_end: 'y', day2_start: '10:00' })
    expect(reading.ok ? [] : reading.refusals.map(refusal => refusal.field)).toEqual([
      'day1_start',
      'day1_end',
      'day2_end',
    ])
  })

  test('survive there and back', () => {
    fc.assert(
      fc.property(schedules, schedule => {
        expect(scheduleOf(scheduleFields(schedule))).toEqual(schedule)
      }),
    )
  })
})

const hours = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
  .filter(([start, end]) => start < end)
  .map(([start, end]) => ({ start, end }))
const schedules: fc.Arbitrary<Schedule> = fc
  .array(fc.option(hours, { nil: null }), { minLength: 7, maxLength: 7 })
  .map(days => Object.fromEntries(weekdays.map((day, index) => [day, days[index] ?? null])) as Schedule)

describe('open or not', () => {
  const office = scheduleOf({ day1_start: '09:00', day1_end: '18:00' })

  test.each([
    // Monday 2 March 2026; Lagos is UTC+1 all year.
    ['2026-03-02T07:59:59Z', false],
    ['2026-03-02T08:00:00Z', true],
    ['2026-03-02T16:59:59Z', true],
    ['2026-03-02T17:00:00Z', false],
    ['2026-03-03T10:00:00Z', false],
  ])('in Lagos at %s: %s', (at, open) => {
    expect(isOpenAt(office, 'Africa/Lagos', new Date(at))).toBe(open)
  })

  test('without hours, always', () => {
    expect(isOpenAt(noSchedule, 'Europe/Moscow', new Date('2026-03-03T03:00:00Z'))).toBe(true)
    expect(nextChange(noSchedule, 'Europe/Moscow', new Date())).toBeNull()
    expect(
      nextChange(everyDay('00:00', '00:00'), 'Europe/Berlin', new Date('2026-03-28T12:00:00Z')),
    ).toBeNull()
  })

  test('a zone that does not exist throws', () => {
    expect(() => isOpenAt(office, 'Mars/Olympus', new Date())).toThrow(RangeError)
  })
})

describe('the next change', () => {
  const at = (text: string) => new Date(text)
  const next = (schedule: Schedule, zone: string, from: string) =>
    nextChange(schedule, zone, at(from))?.toISOString()
  const office = everyDay('09:00', '18:00')

  test.each([
    ['opens in the morning', 'Africa/Lagos', '2026-03-02T05:00:00Z', '2026-03-02T08:00:00.000Z'],
    ['closes in the evening', 'Africa/Lagos', '2026-03-02T08:00:00Z', '2026-03-02T17:00:00.000Z'],
    ['is after, never at, the moment', 'Africa/Lagos', '2026-03-02T17:00:00Z', '2026-03-03T08:00:00.000Z'],
    [
      'one hour earlier in UTC once clocks are put forward',
      'Europe/Berlin',
      '2026-03-28T17:00:00Z',
      '2026-03-29T07:00:00.000Z',
    ],
    [
      'one hour later in UTC once they are put back',
      'Europe/Berlin',
      '2026-10-24T16:00:00Z',
      '2026-10-25T08:00:00.000Z',
    ],
    ['in zones with half an hour', 'Asia/Kolkata', '2026-03-02T00:00:00Z', '2026-03-02T03:30:00.000Z'],
  ])('%s', (_, zone, from, expected) => {
    expect(next(office, zone, from)).toBe(expected)
  })

  test('joins days that meet at midnight', () => {
    const schedule = scheduleOf({
      day1_start: '20:00',
      day1_end: '00:00',
      day2_start: '00:00',
      day2_end: '02:00',
    })
    expect(next(schedule, 'UTC', '2026-03-02T21:00:00Z')).toBe('2026-03-03T02:00:00.000Z')
    expect(next(schedule, 'UTC', '2026-03-03T02:00:00Z')).toBe('2026-03-09T20:00:00.000Z')
  })

  test('skips an opening that lies in the skipped hour, and finds the one a week later', () => {
    const schedule = scheduleOf({ day7_start: '02:15', day7_end: '02:45' })
    expect(next(schedule, 'Europe/Berlin', '2026-03-23T00:00:00Z')).toBe('2026-04-05T00:15:00.000Z')
  })

  test('opens when the clocks jump into the hours', () => {
    const schedule = scheduleOf({ day7_start: '02:15', day7_end: '10:00' })
    expect(next(schedule, 'Europe/Berlin', '2026-03-29T00:00:00Z')).toBe('2026-03-29T01:00:00.000Z')
  })

  test('is what a look at the clock every minute finds', () => {
    const zones = fc.constantFrom(
      'Europe/Berlin',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'UTC',
    )
    const starts = fc.constantFrom(
      '2026-03-07T11:07:00Z',
      '2026-03-28T22:30:00Z',
      '2026-04-03T20:00:00Z',
      '2026-10-24T12:00:00Z',
      '2026-10-31T18:00:00Z',
    )
    fc.assert(
      fc.property(schedules, zones, starts, (schedule, zone, start) => {
        const from = at(start)
        const open = isOpenAt(schedule, zone, from)
        const change = nextChange(schedule, zone, from)
        let looked: Date | null = null
        for (let minute = 1; minute <= 8 * 24 * 60 && !looked; minute += 1) {
          const moment = new Date(from.getTime() + minute * 60_000)
          if (isOpenAt(schedule, zone, moment) !== open) looked = moment
        }
        expect(looked === null || change?.getTime() === looked.getTime()).toBe(true)
        expect(change === null || isOpenAt(schedule, zone, change) !== open).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
})
