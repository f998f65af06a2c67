import type { Timers } from '../../design-system/timing/timers.ts'

/** Time that stands still until it is told to move. */
export interface ManualTimers extends Timers {
  /** Moves time on and runs what became due, in order, each at its own moment. */
  readonly advance: (milliseconds: number) => void
  /** How many actions still wait. */
  readonly waiting: () => number
}

/** Timers for tests and stories: nothing happens by itself. */
export function manualTimers(): ManualTimers {
  let time = 0
  const due = new Map<symbol, { at: number; action: () => void }>()

  const nextUntil = (end: number) =>
    [...due]
      .filter(([, { at }]) => at <= end)
      .reduce<[symbol, { at: number; action: () => void }] | null>(
        (first, entry) => (first === null || entry[1].at < first[1].at ? entry : first),
        null,
      )

  return {
    now: () => time,
    after: (milliseconds, action) => {
      const key = Symbol('wait')
      due.set(key, { at: time + milliseconds, action })
      return () => due.delete(key)
    },
    advance: milliseconds => {
      const end = time + milliseconds
      for (let next = nextUntil(end); next; next = nextUntil(end)) {
        due.delete(next[0])
        time = Math.max(time, next[1].at)
        next[1].action()
      }
      time = end
    },
    waiting: () => due.size,
  }
}
