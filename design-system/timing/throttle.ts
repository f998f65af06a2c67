import type { Timers } from './timers.ts'

/** An action that its callers cannot hurry. */
export interface Throttled {
  /** Acts at once, or, when it has just acted, as soon as it may again. */
  readonly call: () => void
  /** Forgets an act that waits. */
  readonly cancel: () => void
}

/** Runs `action` at the first call, and then at most once in so many `milliseconds`; the last of many calls is never lost. */
export function throttle(timers: Timers, milliseconds: number, action: () => void): Throttled {
  let stop: (() => void) | null = null
  let isAsked = false
  const act = () => {
    isAsked = false
    stop = timers.after(milliseconds, () => {
      stop = null
      if (isAsked) act()
    })
    action()
  }
  return {
    call: () => {
      if (stop === null) act()
      else isAsked = true
    },
    cancel: () => {
      stop?.()
      stop = null
      isAsked = false
    },
  }
}
