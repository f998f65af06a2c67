import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceClock } from './clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('all who wait for the same step share one timer, and move together', () => {
  const clock = deviceClock()
  const heard: string[] = []
  const leave = clock.every(1000, () => heard.push('first'))
  vi.advanceTimersByTime(400)
  clock.every(1000, () => heard.push('second'))
  clock.every(5000, () => heard.push('slow'))
  expect(vi.getTimerCount()).toBe(2)
  vi.advanceTimersByTime(600)
  expect(heard).toEqual(['first', 'second'])
  leave()
  vi.advanceTimersByTime(1000)
  expect(heard).toEqual(['first', 'second', 'second'])
})

test('a step that nobody waits for any more has no timer, and begins anew with the next', () => {
  const clock = deviceClock()
  const heard: string[] = []
  const tick = () => heard.push('tick')
  const [leave, leaveToo] = [clock.every(1000, tick), clock.every(1000, tick)]
  leave()
  leave()
  vi.advanceTimersByTime(1000)
  expect(heard).toEqual(['tick'])
  leaveToo()
  expect(vi.getTimerCount()).toBe(0)
  clock.every(1000, tick)
  vi.advanceTimersByTime(1000)
  expect(heard).toEqual(['tick', 'tick'])
})
