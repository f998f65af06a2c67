import { use, useCallback, useSyncExternalStore } from 'react'
import { ClockContext } from '../clock/ClockContext.ts'
import { clockSteps } from '../clock/useNow.ts'

/** Whether something of a moment is older than `seconds` by the nearest clock. Renders only when that changes. */
export function useIsStale(at: string, seconds: number): boolean {
  const clock = use(ClockContext)
  const subscribe = useCallback((tick: () => void) => clock.every(clockSteps.second, tick), [clock])
  return useSyncExternalStore(
    subscribe,
    () => clock.now().getTime() - new Date(at).getTime() > seconds * clockSteps.second,
    () => false,
  )
}
