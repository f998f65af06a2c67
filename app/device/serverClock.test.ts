import { expect, it } from 'vitest'
import { createServerClock } from './serverClock.ts'

const device = Date.parse('2030-01-31T12:00:00.000Z')
const clockAt = (...moments: string[]) => {
  const clock = createServerClock(() => device)
  for (const moment of moments) clock.observe(moment)
  return clock.now().toISOString()
}

it.each([
  ['without a word of the service', [], '2030-01-31T12:00:00.000Z'],
  ['right, as a moment is always a little old', ['2030-01-31T11:59:56.000Z'], '2030-01-31T12:00:00.000Z'],
  ['behind', ['2030-01-31T12:10:00.000Z'], '2030-01-31T12:10:00.000Z'],
  ['ahead', ['2030-01-31T11:00:00.000Z', '2030-01-31T11:00:04.000Z'], '2030-01-31T11:00:04.000Z'],
  [
    'behind, and told older moments after',
    ['2030-01-31T12:10:00.000Z', '2030-01-31T12:09:00.000Z'],
    '2030-01-31T12:10:00.000Z',
  ],
  ['told nonsense', ['soon'], '2030-01-31T12:00:00.000Z'],
])('a device’s clock that is %s', (_, moments, now) => {
  expect(clockAt(...moments)).toBe(now)
})
