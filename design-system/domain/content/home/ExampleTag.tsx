import Pencil from 'lucide-react/icons/pencil'
import type { ReactNode } from 'react'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { ExampleRoot } from './ExampleTag.styles.ts'

/** Stands on whatever nobody has said or paid: dashed, with a pencil. */
export function ExampleTag({ children }: { children: ReactNode }) {
  return (
    <ExampleRoot data-compact="">
      <Icon of={Pencil} size="xs" />
      {children}
    </ExampleRoot>
  )
}
