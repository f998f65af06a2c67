import { useEffect, useState } from 'react'
import type { Timers } from '../../timing/timers.ts'

/** So long it is shown. */
const shownFor = 60_000

/** Keeps something private for a minute, and no longer than somebody looks at this page. */
export function useShortly<Value>(timers: Timers) {
  const [kept, keep] = useState<Value | null>(null)
  useEffect(() => {
    if (kept === null) return undefined
    const forget = () => keep(null)
    const forgetUnseen = () => document.hidden && forget()
    const stop = timers.after(shownFor, forget)
    document.addEventListener('visibilitychange', forgetUnseen)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', forgetUnseen)
    }
  }, [kept, timers])
  return [kept, keep] as const
}
