import type { ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { pretend } from './pretendStates.ts'
import type { PretendedState } from './pretendStates.ts'

interface PretendProps {
  /** Made outside of the component. */
  states: readonly PretendedState[]
  children: ReactNode
}

/** What is in it looks as it does under a pointer, pressed or in use, and can still be used. */
export function Pretend({ states, children }: PretendProps) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (root.current === null ? undefined : pretend(root.current, states)), [states])
  return <div ref={root}>{children}</div>
}
