import { expect, test } from 'vitest'
import { reconnectDelay } from './backoff.ts'

test('grows as Fibonacci seconds up to 30 s, and no further', () => {
  const longest = Array.from({ length: 10 }, (_, index) => reconnectDelay(index + 1, () => 1))
  expect(longest).toEqual([1000, 1000, 2000, 3000, 5000, 8000, 13_000, 21_000, 30_000, 30_000])
  expect(reconnectDelay(10_000, () => 1)).toBe(30_000)
})

test('is spread over its upper half', () => {
  expect([0, 0.5].map(random => reconnectDelay(5, () => random))).toEqual([2500, 3750])
})
