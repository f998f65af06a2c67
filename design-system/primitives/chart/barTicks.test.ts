import { expect, it } from 'vitest'
import { tickText } from './barTicks.ts'

it.each([
  [0, '0'],
  [0.1 + 0.2, '0.3'],
  [1500, '1500'],
  [20_000_000_000, '20000000000'],
  [2e-8, '0.00000002'],
])('writes the line at %d as %s', (height, text) => {
  expect(tickText(height)).toBe(text)
})
