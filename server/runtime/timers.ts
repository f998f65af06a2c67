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
