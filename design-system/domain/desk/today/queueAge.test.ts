import { expect, it } from 'vitest'
import { queueAge } from './queueAge.ts'

const now = new Date('2026-11-24T12:00:00Z')
const aged = (oldestAt: string | null) => queueAge({ oldestAt, goalMinutes: 120 }, now)

it.each([
  ['2026-11-24T11:00:00Z', 60, 0.5, 'neutral'],
  ['2026-11-24T10:30:00Z', 90, 0.75, 'warning'],
  ['2026-11-24T10:00:00Z', 120, 1, 'negative'],
  ['2026-11-24T06:00:00Z', 360, 3, 'negative'],
  // A clock that is behind the server's makes nothing younger than now.
  ['2026-11-24T12:00:30Z', 0, 0, 'neutral'],
])('the oldest of %s is %d minutes old', (oldestAt, minutes, fraction, tone) => {
  expect(aged(oldestAt)).toEqual({ minutes, fraction, tone })
})

it('has no age where nothing waits', () => {
  expect(aged(null)).toBeNull()
})
