import { execFileSync } from 'node:child_process'
import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { describe, expect, test } from 'vitest'
import { dayStart } from './dayStart.ts'
import { momentsOf, offsetMinutes, wallClockAt } from './wallClock.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

describe('the wall clock', () => {
  test('knows offsets and days', () => {
    expect(offsetMinutes('Asia/Kathmandu', new Date('2026-03-02T12:00:59Z'))).toBe(345)
    expect(offsetMinutes('America/New_York', new Date('2026-07-01T00:00:00Z'))).toBe(-240)
    expect(wallClockAt('Pacific/Auckland', new Date('2026-03-01T12:30:00Z'))).toEqual({
      year: 2026,
      month: 3,
      day: 2,
      weekday: 1,
      minute: 90,
    })
  })

  test('finds no moment in a skipped hour and two in a repeated one', () => {
    const march = { year: 2026, month: 3, day: 29 }
    const october = { year: 2026, month: 10, day: 25 }
    expect(momentsOf('Europe/Berlin', march, 150)).toEqual([])
    expect(momentsOf('Europe/Berlin', march, 180)).toEqual([new Date('2026-03-29T01:00:00Z')])
    expect(momentsOf('Europe/Berlin', october, 150)).toEqual([
      new Date('2026-10-25T00:30:00Z'),
      new Date('2026-10-25T01:30:00Z'),
    ])
    expect(momentsOf('Europe/Berlin', october, 24 * 60)).toEqual([new Date('2026-10-25T23:00:00Z')])
  })
})

describe('the start of a day', () => {
  const start = (zone: string, day: string, daysAfter?: number) =>
    dayStart(zone, day, daysAfter)?.toISOString()

  test.each([
    ['Africa/Lagos', '2026-03-02', '2026-03-01T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z'],
    // Midnight is skipped: the day begins at one.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
    // Midnight comes twice: the day begins with the first.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    // There was no such day.
    ['Pacific/Apia', '2011-12-30', '2011-12-30T00:00:00.000Z'],
  ])('in %s, %s begins at %s', (zone, day, moment) => {
    expect(start(zone, day)).toBe(moment)
  })

  test('counts days by the calendar, and ends with the years of four digits', () => {
    expect(start('Europe/Berlin', '2026-03-28', 2)).toBe('2026-03-29T22:00:00.000Z')
    expect(start('UTC', '2027-02-28', 1)).toBe('2027-03-01T00:00:00.000Z')
    expect(start('UTC', '9999-12-31')).toBe('9999-12-31T00:00:00.000Z')
    expect(start('UTC', '9999-12-31', 1)).toBeUndefined()
  })
})

// Why wallClock.ts is our own. Where one of these fails after an update of dayjs, the plugin may have learnt it.
describe('what the timezone plugin of dayjs does otherwise', () => {
  test('it skips what clocks show where the machine’s own clocks skip it', () => {
    const program = `
      const dayjs = require('dayjs')
      dayjs.extend(require('dayjs/plugin/utc'))
      dayjs.extend(require('dayjs/plugin/timezone'))
      process.stdout.write(dayjs('2026-03-29T06:30:00Z').tz('America/New_York').format('HH:mm'))`
    const shownIn = (machineZone: string) =>
      execFileSync(process.execPath, ['--input-type=commonjs', '-e', program], {
        env: { ...process.env, TZ: machineZone },
        encoding: 'utf8',
      })
    expect(shownIn('UTC')).toBe('02:30')
    expect(shownIn('Europe/Berlin')).toBe('03:30')
    expect(wallClockAt('America/New_York', new Date('2026-03-29T06:30:00Z')).minute).toBe(150)
  })

  test('it knows one moment of an hour that comes twice, and one of an hour that never comes', () => {
    const october = { year: 2026, month: 10, day: 25 }
    expect(dayjs.tz('2026-10-25 02:30', 'Europe/Berlin').toDate()).toEqual(
      momentsOf('Europe/Berlin', october, 150)[1],
    )
    expect(dayjs.tz('2026-03-29 02:30', 'Europe/Berlin').isValid()).toBe(true)
    expect(momentsOf('Europe/Berlin', { year: 2026, month: 3, day: 29 }, 150)).toEqual([])
  })

  test('it begins a day with the second of two midnights', () => {
    expect(dayjs.tz('2026-11-01', 'America/Havana').toISOString()).toBe('2026-11-01T05:00:00.000Z')
    expect(dayStart('America/Havana', '2026-11-01')?.toISOString()).toBe('2026-11-01T04:00:00.000Z')
  })
})
