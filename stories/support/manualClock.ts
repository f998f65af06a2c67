import type { Clock } from '../../design-system/domain/reference/clock/clock.ts'
import { isMomentRunning, momentShift } from './view/storyMoment.ts'

/** A clock that stands still, and moves only when told to, by a play or by the toolbar: for stories and tests. */
export interface ManualClock extends Clock {
  readonly advance: (milliseconds: number) => void
}

/** Makes a {@link ManualClock} that shows `at`. */
export function manualClock(at: string): ManualClock {
  let time = new Date(at).getTime()
  const ticks = new Set<() => void>()
  return {
    now: () => new Date(time + momentShift()),
    every: (milliseconds, tick) => {
      ticks.add(tick)
      const timer = isMomentRunning() ? setInterval(tick, milliseconds) : undefined
      return () => {
        clearInterval(timer)
        ticks.delete(tick)
      }
    },
    advance: milliseconds => {
      time += milliseconds
      for (const tick of ticks) tick()
    },
  }
}
