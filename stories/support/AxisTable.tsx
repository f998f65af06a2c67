import type { ReactNode } from 'react'
import { Table } from './AxisTable.styles.ts'

interface AxisTableProps<Row extends string, Column extends string> {
  rows: readonly Row[]
  columns: readonly Column[]
  /** Draws one cell. */
  children: (row: Row, column: Column) => ReactNode
}

/** A component in every combination of two of its axes, made from the axis arrays, so that no variant is forgotten. */
export function AxisTable<Row extends string, Column extends string>({
  rows,
  columns,
  children,
}: AxisTableProps<Row, Column>) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Variant</th>
          {columns.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {columns.map(column => (
              <td key={column}>{children(row, column)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
