/** Takes back what was planned. Calling it again, or too late, does nothing. */
export type Cancel = () => void

/** How long-running parts wait: a real machine in production, by hand in tests. */
export interface Timers {
  /** Does the work once, after so many milliseconds. */
  after(ms: number, work: () => void): Cancel
  /** Does the work again and again. */
  every(ms: number, work: () => void): Cancel
}

/** What setTimeout can hold. */
const longestMs = 2 ** 31 - 1

/** The machine's timers. They do not keep the process alive. */
export const machineTimers: Timers = {
  after(ms, work) {
    const timer = setTimeout(work, Math.min(Math.max(ms, 0), longestMs)).unref()
    return () => clearTimeout(timer)
  },
  every(ms, work) {
    const timer = setInterval(work, ms).unref()
    return () => clearInterval(timer)
  },
}

/** Timers whose time passes only by {@link HandTimers.pass}. */
export interface HandTimers extends Timers {
  /** Lets time pass; what falls due is done in order. */
  pass(ms: number): void
  /** Milliseconds until the next work, or null when none is planned. */
  next(): number | null
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
  }
}
