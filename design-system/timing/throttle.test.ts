import { expect, it } from 'vitest'
import { manualTimers } from '../../tests/support/time/manualTimers.ts'
import { throttle } from './throttle.ts'

function acting() {
  const timers = manualTimers()
  const at: number[] = []
  return { timers, at, throttled: throttle(timers, 250, () => at.push(timers.now())) }
}

it('acts at once, and then once in its time, however often it is called', () => {
  const { timers, at, throttled } = acting()
  for (let step = 0; step < 60; step += 1) {
    throttled.call()
    timers.advance(10)
  }
  timers.advance(1000)
  expect(at).toEqual([0, 250, 500, 750])
})

it('acts on the last call after it has acted', () => {
  const { timers, at, throttled } = acting()
  throttled.call()
  timers.advance(249)
  throttled.call()
  expect(at).toEqual([0])
  timers.advance(1)
  expect(at).toEqual([0, 250])
})

it('waits for nothing when nobody called, and acts at once again', () => {
  const { timers, at, throttled } = acting()
  throttled.call()
  timers.advance(250)
  expect(timers.waiting()).toBe(0)
  timers.advance(50)
  throttled.call()
  expect(at).toEqual([0, 300])
})

it('forgets what waits when it is called off', () => {
  const { timers, at, throttled } = acting()
  throttled.call()
  throttled.call()
  throttled.cancel()
  timers.advance(1000)
  expect(at).toEqual([0])
})
