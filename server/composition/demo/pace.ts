/** How quickly the market lives, and whether it does. */
export interface Pace {
  isOn: boolean
  /** So many times as quick as in life. */
  speed: number
}

/** People come one after the other: a server that has just started has others to answer. In milliseconds, by the machine. */
export const comingMs = 100

/** The slowest is as in life, the quickest is for tests and for who cannot wait. */
export const speeds = { least: 1, usual: 10, most: 60 } as const
