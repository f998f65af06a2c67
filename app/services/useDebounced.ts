import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useEffect, useState } from 'react'

/** A value once it has stopped changing for so long, in milliseconds; the first at once. */
export function useDebounced<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => browserTimers.after(pause, () => setSettled(value)), [value, pause])
  return settled
}
