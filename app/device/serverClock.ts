import { deviceClock, type Clock } from '@souk/design-system/domain/reference/clock/clock.ts'

/** Times of the service are so old at most when they arrive, in milliseconds: rates tick every five seconds. */
const oldest = 7000

/** The service's time: what deadlines are measured against, however wrong the device's clock is. */
export interface ServerClock extends Clock {
  /** A moment that the service has just said, in ISO-8601. It was not later than now. */
  readonly observe: (moment: string) => void
}

/**
 * Makes the {@link ServerClock}: the device's clock, corrected by what the service says. The latest of its moments is the
 * nearest to its present; a difference that age alone explains is none.
 * @param deviceNow the device's time, in milliseconds since the epoch
 */
export function createServerClock(deviceNow: () => number): ServerClock {
  let ahead: number | null = null
  const offset = () => (ahead === null || (ahead <= 0 && ahead > -oldest) ? 0 : ahead)
  const clock = deviceClock(offset)
  return {
    now: () => new Date(deviceNow() + offset()),
    every: clock.every,
    observe: moment => {
      const difference = Date.parse(moment) - deviceNow()
      if (Number.isFinite(difference)) ahead = Math.max(ahead ?? difference, difference)
    },
  }
}
