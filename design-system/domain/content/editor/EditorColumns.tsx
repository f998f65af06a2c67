import type { ReactNode } from 'react'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { EditorGrid } from './EditorLayout.styles.ts'

interface EditorColumnsProps {
  /** What is written. */
  children: ReactNode
  /** What becomes of it. */
  side: ReactNode
}

/** A text, and beside it what becomes of it; on smaller screens under it. */
export function EditorColumns({ children, side }: EditorColumnsProps) {
  return (
    <EditorGrid>
      <Stack gap="4">{children}</Stack>
      <div>{side}</div>
    </EditorGrid>
  )
}
