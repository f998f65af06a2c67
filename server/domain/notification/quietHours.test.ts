import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wallClockAt } from '../time/wallClock.ts'
import { areQuietHours, quietUntil } from './quietHours.ts'

const night = { from: '22:00', to: '08:00' }
const nap = { from: '13:00', to: '15:30' }
const until = (hours: typeof night, zone: string, at: string) =>
  quietUntil(hours, zone, new Date(at))?.toISOString() ?? null

describe('quiet hours', () => {
  // Lagos is an hour ahead of UTC all year.
  test.each([
    ['are not yet', night, '2026-03-05T20:59:59.999Z', null],
    ['begin with their first minute', night, '2026-03-05T21:00:00.000Z', '2026-03-06T07:00:00.000Z'],
    ['go on over midnight', night, '2026-03-05T23:30:00.000Z', '2026-03-06T07:00:00.000Z'],
    ['last until their last minute', night, '2026-03-06T06:59:59.999Z', '2026-03-06T07:00:00.000Z'],
    ['end with it', night, '2026-03-06T07:00:00.000Z', null],
    ['may lie within a day: before', nap, '2026-03-05T11:59:59.999Z', null],
    ['may lie within a day: begin', nap, '2026-03-05T12:00:00.000Z', '2026-03-05T14:30:00.000Z'],
    ['may lie within a day: end', nap, '2026-03-05T14:30:00.000Z', null],
    [
      'may begin at midnight',
      { from: '00:00', to: '08:00' },
      '2026-03-04T23:00:00.000Z',
      '2026-03-05T07:00:00.000Z',
    ],
    [
      'may end at midnight',
      { from: '22:00', to: '00:00' },
      '2026-03-05T22:59:00.000Z',
      '2026-03-05T23:00:00.000Z',
    ],
  ] as const)('%s', (_, hours, at, end) => {
    expect(until(hours, 'Africa/Lagos', at)).toBe(end)
  })

  test('follow the clock on the wall when it is put forward', () => {
    // Berlin, 29 March 2026: from 02:00 to 03:00. Eight o'clock comes an hour earlier.
    expect(until(night, 'Europe/Berlin', '2026-03-28T22:00:00.000Z')).toBe('2026-03-29T06:00:00.000Z')
    // What would end in the hour that there is not ends with the jump.
    const short = { from: '22:00', to: '02:30' }
    expect(until(short, 'Europe/Berlin', '2026-03-28T22:00:00.000Z')).toBe('2026-03-29T01:00:00.000Z')
  })

  test('follow the clock on the wall when it is put back', () => {
    // Berlin, 25 October 2026: from 03:00 to 02:00. Eight o'clock comes an hour later.
    expect(until(night, 'Europe/Berlin', '2026-10-24T21:00:00.000Z')).toBe('2026-10-25T07:00:00.000Z')
    // Half past two comes twice, and it is quiet before either.
    const short = { from: '22:00', to: '02:30' }
    expect(until(short, 'Europe/Berlin', '2026-10-24T21:00:00.000Z')).toBe('2026-10-25T00:30:00.000Z')
    expect(until(short, 'Europe/Berlin', '2026-10-25T00:30:00.000Z')).toBeNull()
    expect(until(short, 'Europe/Berlin', '2026-10-25T01:15:00.000Z')).toBe('2026-10-25T01:30:00.000Z')
  })

  test('are quiet exactly while the wall clock stands between their bounds, and end at once after', () => {
    const time = fc
      .integer({ min: 0, max: 1439 })
      .map(
        minute =>
          `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
      )
    const at = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2027-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    const zones = ['Africa/Lagos', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata']
    fc.assert(
      fc.property(time, time, at, fc.constantFrom(...zones), (from, to, moment, zone) => {
        fc.pre(areQuietHours({ from, to }))
        const { minute } = wallClockAt(zone, moment)
        const shown = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
        const isQuiet = from < to ? shown >= from && shown < to : shown >= from || shown < to
        const end = quietUntil({ from, to }, zone, moment)
        expect(end !== null).toBe(isQuiet)
        if (end === null) return
        expect(end.getTime()).toBeGreaterThan(moment.getTime())
        expect(quietUntil({ from, to }, zone, end)).toBeNull()
        expect(quietUntil({ from, to }, zone, new Date(end.getTime() - 1))).toEqual(end)
      }),
      { numRuns: 300 },
    )
  })
})
