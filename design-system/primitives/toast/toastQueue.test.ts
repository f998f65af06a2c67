import { describe, expect, it, vi } from 'vitest'
import type { ToastClock, ToastWords } from './toastQueue.ts'
import { createToastQueue, toastDuration } from './toastQueue.ts'

function handClock() {
  const waiting = new Map<number, { at: number; run: () => void }>()
  let now = 0
  let next = 1
  const clock: ToastClock = {
    start: (after, run) => {
      waiting.set(next, { at: now + after, run })
      return next++
    },
    stop: timer => void waiting.delete(timer),
  }
  const advance = (by: number) => {
    now += by
    for (const [timer, { at, run }] of waiting) {
      if (at > now) continue
      waiting.delete(timer)
      run()
    }
  }
  return { clock, advance }
}

const live: ToastWords = { tone: 'positive', title: 'Ad is live' }
const suspended: ToastWords = { tone: 'critical', title: 'Financial transactions are suspended' }

describe('toast queue', () => {
  it('ends a toast after five seconds, a critical one never', () => {
    const { clock, advance } = handClock()
    const queue = createToastQueue(clock)
    queue.show(live)
    queue.show(suspended)
    advance(toastDuration - 1)
    expect(queue.current().map(toast => toast.title)).toEqual([live.title, suspended.title])
    advance(1)
    expect(queue.current().map(toast => toast.title)).toEqual([suspended.title])
    advance(3_600_000)
    expect(queue.current()).toHaveLength(1)
  })

  it('holds still while someone reads, then gives the whole time again', () => {
    const { clock, advance } = handClock()
    const queue = createToastQueue(clock)
    queue.show(live)
    advance(4000)
    queue.pause()
    queue.show({ tone: 'neutral', title: 'Rates are back' })
    advance(60_000)
    expect(queue.current()).toHaveLength(2)
    queue.resume()
    advance(toastDuration - 1)
    expect(queue.current()).toHaveLength(2)
    advance(1)
    expect(queue.current()).toEqual([])
  })

  it('shows the same words once, and counts their time anew', () => {
    const { clock, advance } = handClock()
    const queue = createToastQueue(clock)
    queue.show(live)
    advance(4000)
    queue.show(live)
    expect(queue.current()).toHaveLength(1)
    advance(4000)
    expect(queue.current()).toHaveLength(1)
    advance(1000)
    expect(queue.current()).toEqual([])
  })

  it('tells its listeners of each change, until they leave', () => {
    const { clock } = handClock()
    const queue = createToastQueue(clock)
    const changed = vi.fn()
    const leave = queue.subscribe(changed)
    const id = queue.show(suspended)
    queue.dismiss(id)
    queue.dismiss(id)
    expect(changed).toHaveBeenCalledTimes(2)
    leave()
    queue.show(live)
    expect(changed).toHaveBeenCalledTimes(2)
  })
})
