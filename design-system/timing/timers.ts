/** Waiting, as an argument: stores that wait take it, so that a test moves time instead of sleeping. */
export interface Timers {
  /** Milliseconds since any fixed moment; only differences are meant. */
  readonly now: () => number
  /** Runs `action` once, `milliseconds` from now; what it returns calls that off. */
  readonly after: (milliseconds: number, action: () => void) => () => void
}

/** The browser's own time. */
export const browserTimers: Timers = {
  now: () => performance.now(),
  after: (milliseconds, action) => {
    const timer = setTimeout(action, milliseconds)
    return () => clearTimeout(timer)
  },
}
