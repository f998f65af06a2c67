import { use, useCallback, useSyncExternalStore } from 'react'
import { clockSteps } from '../../reference/clock/useNow.ts'
import { ClockContext } from '../../reference/clock/ClockContext.ts'

/** Whether a moment has passed; true without one. Renders anew when it passes, and not with every second before. */
export function useIsOver(moment: string | null): boolean {
  const clock = use(ClockContext)
  const end = moment === null ? null : Date.parse(moment)
  const subscribe = useCallback(
    (tick: () => void) => (end === null ? noWait : clock.every(clockSteps.second, tick)),
    [clock, end],
  )
  const isOver = () => end === null || end <= clock.now().getTime()
  return useSyncExternalStore(subscribe, isOver, isOver)
}

const noWait = () => {}
