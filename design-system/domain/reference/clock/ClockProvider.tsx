import type { ReactNode } from 'react'
import { ClockContext } from './ClockContext.ts'
import type { Clock } from './clock.ts'

interface ClockProviderProps {
  /** Made once, outside of render. */
  clock: Clock
  children: ReactNode
}

/** Gives everything inside its time: countdowns, "4 min ago", presence. Without it the device's clock counts. */
export function ClockProvider({ clock, children }: ClockProviderProps) {
  return <ClockContext value={clock}>{children}</ClockContext>
}
