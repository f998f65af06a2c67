import type { KeyStorage } from '../storage/keyStorage.ts'

/** For which version this tab was loaded anew already. */
const name = 'souk:refreshed-for'

interface VersionParts {
  /** The build that this page is. */
  readonly own: string
  /** Asks which build is served now; null where nobody says. */
  readonly ask: () => Promise<string | null>
  /** `sessionStorage` */
  readonly storage: KeyStorage
}

/** Whether another build is served than the one that this page is. */
export interface VersionStore {
  /** The other version; null while there is none. */
  readonly current: () => string | null
  readonly subscribe: (listener: () => void) => () => void
  /** Asks; what fails says nothing, and is asked again at the next occasion. */
  readonly check: () => Promise<void>
  /** The page is about to be loaded anew for the other version. */
  readonly taken: () => void
}

/** Makes the {@link VersionStore} of a page. */
export function createVersionStore({ own, ask, storage }: VersionParts): VersionStore {
  let other: string | null = null
  let asking: Promise<void> | null = null
  const listeners = new Set<() => void>()

  const set = (next: string | null) => {
    if (next === other) return
    other = next
    for (const listener of listeners) listener()
  }
  const compare = async () => {
    const served = await ask().catch(() => null)
    if (served === null) return
    // A refresh that did not bring it (one of several gateways is still the old one) is not offered in circles.
    set(served === own || served === storage.getItem(name) ? null : served)
  }

  return {
    current: () => other,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    check: () => {
      asking ??= compare().finally(() => {
        asking = null
      })
      return asking
    },
    taken: () => {
      if (other !== null) storage.setItem(name, other)
    },
  }
}
