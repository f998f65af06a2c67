import type { ReactNode } from 'react'
import { KeyCap } from '../../frame/KeyCap.tsx'
import { KeyLine } from './PeopleTable.styles.ts'

/** Says which two keys go on and back here. */
export function ListKeys({ children }: { children: ReactNode }) {
  return (
    <KeyLine>
      <KeyCap>J</KeyCap>
      <KeyCap>K</KeyCap>
      <span>{children}</span>
    </KeyLine>
  )
}
