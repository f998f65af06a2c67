import type { KeyStorage } from './intentKeys.ts'

/** The page is loaded again so often for a service that is not available (specification 000 §8, decisions, Wire). */
export const mostReloads = 3

const name = 'souk:reloads'
/** 1, 2, 3 s: as the socket waits. */
const waits = [1000, 2000, 3000] as const

/** Counts the reloads of this tab, so that a service that stays away ends on the error page and not in a circle. */
export interface Reloads {
  /** How long to wait before the next reload, in milliseconds; null when there have been enough. */
  readonly next: () => number | null
  /** An answer came: the next loss counts from the beginning. */
  readonly forget: () => void
}

/** Makes the {@link Reloads} of a tab. @param storage `sessionStorage`, which a reload keeps */
export function createReloads(storage: KeyStorage): Reloads {
  const count = () => Number(storage.getItem(name) ?? 0)
  return {
    next: () => {
      const done = count()
      const wait = waits[done]
      if (done >= mostReloads || wait === undefined) return null
      storage.setItem(name, String(done + 1))
      return wait
    },
    forget: () => {
      if (count() > 0) storage.removeItem(name)
    },
  }
}
