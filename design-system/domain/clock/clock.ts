/** Where components get the time from: the device, the server's time (device plus an offset), or a stopped clock. */
export interface Clock {
  readonly now: () => Date
  /** Calls `tick` about every so many milliseconds until the returned function is called. */
  readonly every: (milliseconds: number, tick: () => void) => () => void
}

/** The device's clock, moved by `offset()` milliseconds: what the server's time was ahead when last heard. */
export function deviceClock(offset: () => number = () => 0): Clock {
  return {
    now: () => new Date(Date.now() + offset()),
    every: (milliseconds, tick) => {
      const timer = setInterval(tick, milliseconds)
      return () => clearInterval(timer)
    },
  }
}
