import { use, useCallback, useSyncExternalStore } from 'react'
import type { Moment } from '../../../format/date/formatDate.ts'
import { ClockContext } from './ClockContext.ts'
import { clockSteps } from './useNow.ts'

const second = clockSteps.second

/**
 * Milliseconds until a moment, a step per second and rounded as `useNow` rounds; 0 once it has passed, and without one.
 * Renders nothing anew while there is nothing to wait for.
 */
export function useTimeLeft(until: Moment | null): number {
  const clock = use(ClockContext)
  const end = until === null ? null : new Date(until).getTime()
  const subscribe = useCallback(
    (tick: () => void) => (end === null ? noWait : clock.every(second, tick)),
    [clock, end],
  )
  const left = () =>
    end === null ? 0 : Math.max(0, end - Math.ceil(clock.now().getTime() / second) * second)
  return useSyncExternalStore(subscribe, left, left)
}

const noWait = () => {}
