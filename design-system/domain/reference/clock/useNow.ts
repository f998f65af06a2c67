import { use, useCallback, useMemo, useSyncExternalStore } from 'react'
import { ClockContext } from './ClockContext.ts'

/**
 * Steps of a component's time, and how it is rounded to them. A countdown needs seconds, and begins with the whole of its
 * time: 60 seconds, never 61. "4 min ago" moves by half minutes that have passed.
 */
export const clockSteps = { second: 1000, halfMinute: 30_000 } as const
const rounding = { second: Math.ceil, halfMinute: Math.floor } as const

/**
 * The time of the nearest `ClockProvider`, in whole steps, so that a component renders once per step and all rows of a
 * list move together.
 */
export function useNow(step: keyof typeof clockSteps): Date {
  const clock = use(ClockContext)
  const milliseconds = clockSteps[step]
  const round = rounding[step]
  const subscribe = useCallback((tick: () => void) => clock.every(milliseconds, tick), [clock, milliseconds])
  const shown = () => round(clock.now().getTime() / milliseconds) * milliseconds
  const time = useSyncExternalStore(subscribe, shown, shown)
  return useMemo(() => new Date(time), [time])
}
