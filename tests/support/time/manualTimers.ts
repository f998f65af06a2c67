import type { Timers } from '../../../design-system/timing/timers.ts'
import { handTimers } from './handTimers.ts'

/** Time that stands still until it is told to move. */
export interface ManualTimers extends Timers {
  /** Moves time on and runs what became due, in order, each at its own moment. */
  readonly advance: (milliseconds: number) => void
  /** How many actions still wait. */
  readonly waiting: () => number
}

/** Timers for tests and stories of pages: nothing happens by itself. */
export function manualTimers(): ManualTimers {
  const timers = handTimers()
  return { ...timers, advance: milliseconds => timers.pass(milliseconds) }
}
