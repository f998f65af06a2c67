/** What time it is. An argument of everything that asks; SQL gets the time as a parameter. */
export interface Clock {
  now(): Date
}

/** The machine's own time, without the stored offset: for leases and outages, which advancing the clock must not touch. */
export const machineClock: Clock = { now: () => new Date() }
