import type { ReactNode } from 'react'
import { CellLabel, CellRoot } from './Rows.styles.ts'
import type { RowCell } from './rowCell.ts'

interface CellProps {
  of: RowCell
  /** What stands over its column. */
  label: string
  /** `phone`: a card says it too, because the figure alone would not be understood. */
  labelLook?: 'heard' | 'phone' | undefined
  align?: 'start' | 'end' | undefined
  children: ReactNode
}

/** One figure of a row. */
export function Cell({ of, label, labelLook = 'heard', align = 'start', children }: CellProps) {
  return (
    <CellRoot data-cell={of} data-align={align}>
      <CellLabel data-look={labelLook}>{label} </CellLabel>
      {children}
    </CellRoot>
  )
}
