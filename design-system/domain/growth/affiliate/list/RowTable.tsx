import type { ReactNode } from 'react'
import { Rows, RowsHead, RowsPlace } from './Rows.styles.ts'
import type { RowList } from './rowCell.ts'

interface RowTableProps {
  list: RowList
  /** What the rows are, for screen readers. */
  label: string
  columns: readonly { readonly text: string; readonly align?: 'end' }[]
  /** `Row`s. */
  children: ReactNode
}

/** Rows of figures under their heads; cards on a phone. Every cell names itself: the heads are for the eye. */
export function RowTable({ list, label, columns, children }: RowTableProps) {
  return (
    <RowsPlace data-rows={list}>
      <RowsHead aria-hidden>
        {columns.map(({ text, align }) => (
          <span key={text} data-align={align ?? 'start'}>
            {text}
          </span>
        ))}
      </RowsHead>
      <Rows aria-label={label}>{children}</Rows>
    </RowsPlace>
  )
}
