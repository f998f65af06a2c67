import { describe, expect, test } from 'vitest'
import { averageReleaseMinutes, medianReleaseMinutes, ratingPercent, reputationOf } from './reputation.ts'

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
    [seconds(), null, null],
    [seconds(59), 1, 1],
    [seconds(60), 1, 1],
    [seconds(61), 2, 2],
    [seconds(600, 60, 120), 2, 5],
    [seconds(60, 180), 2, 2],
    [seconds(300, 60, 60, 120), 2, 3],
  ])('of %j is %s in the middle and %s on average', (times, median, average) => {
    expect(medianReleaseMinutes(times)).toBe(median)
    expect(averageReleaseMinutes(times)).toBe(average)
  })
})

test('a trader is summed up, and a newcomer is not judged', () => {
  expect(
    reputationOf(
      { positive: 99, neutral: 3, negative: 1 },
      { completed: 150, cancelled: 10 },
      [90_000, 30_000],
    ),
  ).toEqual({
    ratingPercent: '99',
    tradesCount: 150,
    cancelledPercent: '6.2',
    medianReleaseMinutes: 1,
    averageReleaseMinutes: 1,
  })
  expect(reputationOf({ positive: 0, neutral: 0, negative: 0 }, { completed: 0, cancelled: 0 }, [])).toEqual({
    ratingPercent: null,
    tradesCount: 0,
    cancelledPercent: null,
    medianReleaseMinutes: null,
    averageReleaseMinutes: null,
  })
})
