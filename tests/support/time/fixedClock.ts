import type { Clock } from '../../../server/runtime/clock.ts'

/** A clock that stands still until it is moved. */
export interface FixedClock extends Clock {
  advance(ms: number): void
}

/** A clock for tests. */
export function fixedClock(at: Date | string): FixedClock {
  let ms = new Date(at).getTime()
  return {
    now: () => new Date(ms),
    advance(by) {
      ms += by
    },
  }
}
