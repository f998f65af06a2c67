import type { ReactNode } from 'react'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import { ColumnHead, Figure, FigureNote, FigureRow, RowHead, TableRoot } from './FigureTable.styles.ts'

/** A figure, and what it is of. */
export interface FigureCell {
  readonly text: ReactNode
  readonly note?: ReactNode
}

export interface FigureTableRow {
  readonly id: string
  readonly head: FigureCell
  /** One for each column after the first. */
  readonly figures: readonly FigureCell[]
}

interface FigureTableProps {
  /** What the figures are, for screen readers: a title beside it says it to everybody else. */
  caption: string
  /** What each column is, the one of the heads first. At most four fit on a phone. */
  columns: readonly string[]
  rows: readonly FigureTableRow[]
  /** All of them together, in the last row. */
  total?: FigureTableRow | undefined
  /** The number of the row that is pointed at elsewhere; null for none. */
  pointed?: number | null | undefined
  /** The last column is for those who have room: a phone leaves it out. */
  dropsLast?: boolean | undefined
}

/** Figures in rows and columns. Use `DefinitionList` for one figure of each kind. */
export function FigureTable({ caption, columns, rows, total, pointed = null, dropsLast }: FigureTableProps) {
  return (
    <TableRoot {...(dropsLast === true ? { 'data-drops-last': '' } : {})}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {columns.map(column => (
            <ColumnHead key={column} scope="col">
              {column}
            </ColumnHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <FigureRow key={row.id} {...(index === pointed ? { 'data-pointed': '' } : {})}>
            <Cells row={row} />
          </FigureRow>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <FigureRow data-total="">
            <Cells row={total} />
          </FigureRow>
        </tfoot>
      )}
    </TableRoot>
  )
}

function Cells({ row }: { row: FigureTableRow }) {
  return (
    <>
      <RowHead scope="row">
        <Noted cell={row.head} />
      </RowHead>
      {row.figures.map((cell, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column is its place
        <Figure key={index}>
          <Noted cell={cell} />
        </Figure>
      ))}
    </>
  )
}

function Noted({ cell: { text, note } }: { cell: FigureCell }) {
  return (
    <>
      {text}
      {note !== undefined && <FigureNote>{note}</FigureNote>}
    </>
  )
}
