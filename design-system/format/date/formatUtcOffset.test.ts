import { expect, it } from 'vitest'
import { formatUtcOffset } from './formatUtcOffset.ts'

it.each([
  [0, 'UTC'],
  [60, 'UTC+1'],
  [345, 'UTC+5:45'],
  [-210, 'UTC−3:30'],
  [-600, 'UTC−10'],
])('%d minutes is %s', (minutes, text) => {
  expect(formatUtcOffset(minutes)).toBe(text)
})
