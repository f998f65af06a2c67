import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useEffect, useState } from 'react'

/** What is being written, once its writer has paused for so many milliseconds. */
export function usePaused<Value>(value: Value, milliseconds: number): Value {
  const [paused, setPaused] = useState(value)
  useEffect(() => browserTimers.after(milliseconds, () => setPaused(value)), [value, milliseconds])
  return paused
}
