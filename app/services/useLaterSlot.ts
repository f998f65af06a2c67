import { createElement, useSyncExternalStore, type ReactNode } from 'react'
import type { LaterSlot } from './laterSlot.ts'

/** What has come to a place that is filled after the first page; null until then. */
export function useLaterSlot({ subscribe, current }: LaterSlot<object>): ReactNode {
  const shown = useSyncExternalStore(subscribe, current, current)
  return shown && createElement(shown)
}
