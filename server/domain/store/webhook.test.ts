import { describe, expect, it } from 'vitest'
import { isTaken, nextAttempt } from './webhook.ts'

const from = new Date('2026-03-01T12:00:00Z')
const second = 1000

/** All attempts of an event that nobody takes, in seconds since the first. */
function plan(): number[] {
  const seconds = [0]
  let at = from
  for (let failed = 1; ; failed += 1) {
    const next = nextAttempt(failed, from, at)
    if (!next) return seconds
    seconds.push((next.getTime() - from.getTime()) / second)
    at = next
  }
}

describe('an event that nobody takes', () => {
  it('is sent soon at first, then every hour, for a day', () => {
    const seconds = plan()
    expect(seconds.slice(0, 8)).toEqual([0, 10, 40, 160, 760, 2560, 6160, 9760])
    expect(seconds.at(-1)).toBeLessThanOrEqual(24 * 3600)
    expect(seconds.at(-1)).toBeGreaterThan(23 * 3600)
  })
})

describe('an answer', () => {
  it.each([
    [200, true],
    [204, true],
    [299, true],
    [199, false],
    [301, false],
    [404, false],
    [500, false],
  ])('of %i counts as taken: %s', (statusCode, taken) => {
    expect(isTaken({ statusCode, answer: '', fault: null })).toBe(taken)
  })
})
