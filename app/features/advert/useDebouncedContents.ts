import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useEffect, useState } from 'react'

/** A value as it stood when its changes had paused for so long; equal contents are the same value. */
export function useDebouncedContents<Value>(value: Value, milliseconds: number): Value {
  const [quiet, setQuiet] = useState(value)
  const contents = JSON.stringify(value)
  useEffect(
    () => browserTimers.after(milliseconds, () => setQuiet(JSON.parse(contents) as Value)),
    [contents, milliseconds],
  )
  return quiet
}
