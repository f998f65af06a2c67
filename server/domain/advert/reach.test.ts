import { expect, test } from 'vitest'
import { fewerPercent, sharePercent } from './reach.ts'

test('shares are whole, rounded down, and nothing is divided by nobody', () => {
  expect(sharePercent(999, 1000)).toBe(99)
  expect(sharePercent(1000, 1000)).toBe(100)
  expect(sharePercent(0, 0)).toBe(0)
  expect(fewerPercent({ others: 8, both: 7 })).toBe(12)
  expect(fewerPercent({ others: 0, both: 0 })).toBe(0)
})
