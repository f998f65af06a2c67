import type { Cancel, Timers } from '../../../server/runtime/timers.ts'

/** Timers whose time passes only by {@link HandTimers.pass}. */
export interface HandTimers extends Timers {
  /** Lets time pass; what falls due is done in order. */
  pass(ms: number): void
  /** Milliseconds until the next work, or null when none is planned. */
  next(): number | null
  /** Milliseconds that have passed. */
  now(): number
  /** How much work still waits. */
  waiting(): number
}

/** Timers for tests. */
export function handTimers(): HandTimers {
  let now = 0
  const planned = new Set<{ at: number; work: () => void }>()
  const after = (ms: number, work: () => void): Cancel => {
    const entry = { at: now + ms, work }
    planned.add(entry)
    return () => void planned.delete(entry)
  }
  const first = () => [...planned].toSorted((a, b) => a.at - b.at)[0]
  return {
    after,
    every(ms, work) {
      let cancel = after(ms, again)
      function again() {
        cancel = after(ms, again)
        work()
      }
      return () => cancel()
    },
    pass(ms) {
      const until = now + ms
      for (let entry = first(); entry && entry.at <= until; entry = first()) {
        now = entry.at
        planned.delete(entry)
        entry.work()
      }
      now = until
    },
    next() {
      const entry = first()
      return entry ? entry.at - now : null
    },
    now: () => now,
    waiting: () => planned.size,
  }
}
