import type { ComponentType } from 'react'

/** What the pages give to whatever says that there is a newer version. */
export interface NewVersionProps {
  /** It may be said now: nothing more pressing stands in its place. */
  readonly isFree: boolean
}

/** Where pages show that a newer version is served. What is shown there is fetched after the first page. */
export interface NewVersionPlace {
  readonly current: () => ComponentType<NewVersionProps> | null
  readonly subscribe: (listener: () => void) => () => void
  readonly fill: (shown: ComponentType<NewVersionProps>) => void
}

/** Makes the {@link NewVersionPlace} of an application: empty. */
export function createNewVersionPlace(): NewVersionPlace {
  let current: ComponentType<NewVersionProps> | null = null
  const listeners = new Set<() => void>()
  return {
    current: () => current,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    fill: shown => {
      current = shown
      for (const listener of listeners) listener()
    },
  }
}
