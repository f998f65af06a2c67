import { describe, expect, test } from 'vitest'
import { averageReleaseMinutes, cancelledPercent, ratingPercent } from './reputation.ts'

describe('the rating', () => {
  test.each([
    [0, 0, 0, null],
    [0, 5, 0, null],
    [1, 0, 0, '100'],
    [0, 0, 1, '0'],
    [994, 20, 6, '99.4'],
    [9999, 0, 1, '99.9'],
    [2, 0, 1, '66.6'],
  ])('of %i positive, %i neutral, %i negative is %s', (positive, neutral, negative, percent) => {
    expect(ratingPercent({ positive, neutral, negative })).toBe(percent)
  })
})

describe('the time to release', () => {
  const seconds = (...values: number[]) => values.map(value => value * 1000)

  test.each([
    [seconds(), null],
    [seconds(59), 1],
    [seconds(60), 1],
    [seconds(61), 2],
    [seconds(600, 60, 120), 5],
    [seconds(300, 60, 60, 120), 3],
  ])('of %j is %s minutes on average', (times, average) => {
    expect(averageReleaseMinutes(times)).toBe(average)
  })
})

test('the share of trades that were not completed has one decimal place, and a newcomer has none', () => {
  expect(cancelledPercent({ completed: 150, cancelled: 10 })).toBe('6.2')
  expect(cancelledPercent({ completed: 0, cancelled: 0 })).toBeNull()
})
