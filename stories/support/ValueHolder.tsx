import type { ReactNode } from 'react'
import { useState } from 'react'

interface ValueHolderProps<Value> {
  initial: Value
  children: (value: Value, set: (value: Value) => void) => ReactNode
}

/** Holds the value of a controlled component in a story, as a form would. */
export function ValueHolder<Value>({ initial, children }: ValueHolderProps<Value>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}
