import { createElement, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import type { LaterSlot } from './laterSlot.ts'

/** What has come to a place that is filled after the first page, with what it is given there; null until then. */
export function useLaterSlot<Props extends object>(
  { subscribe, current }: LaterSlot<Props>,
  props?: Props,
): ReactNode {
  const shown = useSyncExternalStore(subscribe, current, current)
  return shown && createElement<object>(shown as ComponentType<object>, props)
}
