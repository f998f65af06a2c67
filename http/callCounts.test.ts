import { expect, it } from 'vitest'
import { callCounts } from './callCounts.ts'

const minute = 60_000

it('counts the calls of each key for itself, from its first one on', () => {
  const counts = callCounts(10)
  expect(counts.count('amina', minute, 0)).toEqual({ current: 1, ttl: minute })
  expect(counts.count('amina', minute, 20_000)).toEqual({ current: 2, ttl: 40_000 })
  expect(counts.count('kunle', minute, 20_000)).toEqual({ current: 1, ttl: minute })
  expect(counts.count('amina', minute, 59_999)).toEqual({ current: 3, ttl: 1 })
  expect(counts.count('amina', minute, 60_000)).toEqual({ current: 1, ttl: minute })
})

it('keeps five thousand of 200,000 keys, and among them whoever goes on calling', () => {
  const counts = callCounts(5000)
  let largest = 0
  for (let key = 1; key <= 200_000; key++) {
    counts.count(`made up ${key}`, minute, 0)
    if (key % 1000 === 0) counts.count('somebody', minute, 0)
    largest = Math.max(largest, counts.size)
  }
  expect(largest).toBeLessThanOrEqual(5000)
  expect(counts.count('somebody', minute, 0).current).toBe(201)
  expect(counts.count('made up 1', minute, 0).current).toBe(1)
})
