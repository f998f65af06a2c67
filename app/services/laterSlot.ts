import type { ComponentType } from 'react'

/** A place that pages keep for what is fetched after the first page, and may never come. */
export interface LaterSlot<Props extends object> {
  readonly current: () => ComponentType<Props> | null
  readonly subscribe: (listener: () => void) => () => void
  readonly fill: (shown: ComponentType<Props>) => void
}

/** What the pages give to whatever says that there is a newer version. */
export interface NewVersionProps {
  /** It may be said now: nothing more pressing stands in its place. */
  readonly isFree: boolean
}

/** What the frames give to the list of all that can be done from anywhere. */
export interface CommandsProps {
  /** What opens it, where it is not the usual sign. */
  readonly opener?: ComponentType<{ readonly onPress: () => void }>
}

/** Makes a {@link LaterSlot}: empty. */
export function createLaterSlot<Props extends object>(): LaterSlot<Props> {
  let current: ComponentType<Props> | null = null
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
