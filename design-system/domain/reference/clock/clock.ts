/** Where components get the time from: the device, the server's time (device plus an offset), or a stopped clock. */
export interface Clock {
  readonly now: () => Date
  /** Calls `tick` about every so many milliseconds until the returned function is called. */
  readonly every: (milliseconds: number, tick: () => void) => () => void
}

/** The device's clock, moved by `offset()` milliseconds: what the server's time was ahead when last heard. */
export function deviceClock(offset: () => number = () => 0): Clock {
  const beats = new Map<number, Beat>()
  return {
    now: () => new Date(Date.now() + offset()),
    every: (milliseconds, tick) => {
      const beat = beats.get(milliseconds) ?? beatOf(milliseconds)
      beats.set(milliseconds, beat)
      return beat.join(tick)
    },
  }
}

/** One timer for all who wait for the same step: a long list has many of them, and they move together. */
interface Beat {
  readonly join: (tick: () => void) => () => void
}

function beatOf(milliseconds: number): Beat {
  const ticks = new Set<{ readonly tick: () => void }>()
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    join(tick) {
      const member = { tick }
      ticks.add(member)
      timer ??= setInterval(() => {
        for (const member of ticks) member.tick()
      }, milliseconds)
      return () => {
        ticks.delete(member)
        if (ticks.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}
