import type { DecimalString } from '../../../format/decimal.ts'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import type { RatePointShape } from './chartGeometry.ts'

interface RateTableProps {
  caption: string
  /** What its columns are called. */
  columns: { readonly time: string; readonly rate: string }
  points: readonly RatePointShape[]
  rateText: (rate: DecimalString) => string
  timeText: (index: number) => string
}

/** More is read out than anybody follows; the chart itself has every point. */
const rowsRead = 12

/** A chart in a dozen rows, for those who read it with their ears. */
export function RateTable({ caption, columns, points, rateText, timeText }: RateTableProps) {
  const last = points.length - 1
  const rows = Math.min(rowsRead, last)
  const read = Array.from({ length: rows + 1 }, (_, row) => Math.round((row * last) / Math.max(1, rows)))
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.time}</th>
            <th scope="col">{columns.rate}</th>
          </tr>
        </thead>
        <tbody>
          {read.map(index => (
            <tr key={index}>
              <th scope="row">{timeText(index)}</th>
              <td>{rateText(points[index]?.rate ?? '0')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
