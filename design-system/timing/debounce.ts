import type { Timers } from './timers.ts'

/** An action that waits until its calls have paused. */
export interface Debounced {
  /** Starts the wait, or starts it again. */
  readonly call: () => void
  /** Forgets a wait that is under way. */
  readonly cancel: () => void
}

/** Runs `action` once `milliseconds` have passed since the last call. */
export function debounce(timers: Timers, milliseconds: number, action: () => void): Debounced {
  let stop: (() => void) | null = null
  const cancel = () => {
    stop?.()
    stop = null
  }
  const call = () => {
    cancel()
    stop = timers.after(milliseconds, () => {
      stop = null
      action()
    })
  }
  return { call, cancel }
}
