import { expect, it } from 'vitest'
import { reconnectWait } from './backoff.ts'

it('waits as Fibonacci counts, half a minute at most', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 1000].map(attempt => reconnectWait(attempt, 0))).toEqual([
    1000, 1000, 2000, 3000, 5000, 8000, 13_000, 21_000, 30_000, 30_000, 30_000,
  ])
})

it('spreads clients over a quarter of the wait', () => {
  expect(reconnectWait(9, 1)).toBe(22_500)
  expect(reconnectWait(1, 0.5)).toBe(875)
})
