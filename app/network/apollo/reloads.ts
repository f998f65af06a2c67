import type { Timers } from '@souk/design-system/timing/timers.ts'
import type { KeyStorage } from '../../device/storage/keyStorage.ts'

/** The page is loaded again so often for a service that is not available (specification 000 §8, decisions, Wire). */
export const mostReloads = 3

const name = 'souk:reloads'
/** 1, 2, 3 s: as the socket waits. */
const waits = [1000, 2000, 3000] as const

/**
 * A page that stands for so long after an answer has its service back, in milliseconds. One answer alone says less: another
 * call of the same page may come to nothing each time.
 */
export const steadyAfter = 10_000

/** Counts the reloads of this tab, so that a service that stays away ends on the error page and not in a circle. */
export interface Reloads {
  /** How long to wait before the next reload, in milliseconds; null when there have been enough. */
  readonly next: () => number | null
  /** An answer came: when no reload follows for a while, the next loss counts from the beginning. */
  readonly answered: () => void
}

/** Makes the {@link Reloads} of a tab. @param storage `sessionStorage`, which a reload keeps */
export function createReloads(storage: KeyStorage, timers: Pick<Timers, 'after'>): Reloads {
  const count = () => Number(storage.getItem(name) ?? 0)
  let callOff: (() => void) | null = null
  return {
    next: () => {
      callOff?.()
      callOff = null
      const done = count()
      const wait = waits[done]
      if (done >= mostReloads || wait === undefined) return null
      storage.setItem(name, String(done + 1))
      return wait
    },
    answered: () => {
      if (callOff !== null || count() === 0) return
      callOff = timers.after(steadyAfter, () => {
        callOff = null
        storage.removeItem(name)
      })
    },
  }
}
