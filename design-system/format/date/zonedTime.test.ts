import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { momentOf, wallTimeOf } from './zonedTime.ts'

const at = (day: string, time: string, timeZone: string) => momentOf({ day, time }, timeZone)?.toISOString()

it.each([
  ['2026-12-01', '09:30', 'Africa/Lagos', '2026-12-01T08:30:00.000Z'],
  ['2026-12-01', '00:10', 'Asia/Tokyo', '2026-11-30T15:10:00.000Z'],
  ['2026-07-01', '12:00', 'Europe/Berlin', '2026-07-01T10:00:00.000Z'],
  ['2026-12-01', '23:59', 'America/New_York', '2026-12-02T04:59:00.000Z'],
  ['2026-12-01', '12:00', 'Asia/Kathmandu', '2026-12-01T06:15:00.000Z'],
])('%s %s in %s', (day, time, timeZone, moment) => {
  expect(at(day, time, timeZone)).toBe(moment)
  expect(wallTimeOf(new Date(moment), timeZone)).toEqual({ day, time })
})

it('takes the later moment where clocks skip an hour, and the first where they go over one twice', () => {
  expect(at('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
  expect(at('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
})

it('knows what is no time', () => {
  expect(momentOf({ day: '', time: '09:30' }, 'Africa/Lagos')).toBeNull()
  expect(momentOf({ day: '2026-12-01', time: '' }, 'Africa/Lagos')).toBeNull()
})

// dayjs's own reading says 03:30 where the device stands in Berlin, whose clocks skip that hour on that night.
it.each(['UTC', 'Europe/Berlin', 'America/New_York'])('does not mind the clocks of a device in %s', zone => {
  const program = `
    const { momentOf, wallTimeOf } = await import(${JSON.stringify(new URL('zonedTime.ts', import.meta.url))})
    const shown = wallTimeOf(new Date('2026-03-29T06:30:00Z'), 'America/New_York')
    process.stdout.write(JSON.stringify([shown, momentOf(shown, 'America/New_York')]))`
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  })
  expect(JSON.parse(told)).toEqual([{ day: '2026-03-29', time: '02:30' }, '2026-03-29T06:30:00.000Z'])
})
