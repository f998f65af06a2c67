import { useT } from '../../../locales/useT.ts'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import type { NamedAsset } from '../../reference/asset/assetBook.ts'
import type { RatePointShape } from '../../reference/asset/chartGeometry.ts'
import { useAmountText } from '../calculator/useAmountText.ts'

interface RatePointsProps {
  caption: string
  points: readonly RatePointShape[]
  fiat: NamedAsset
  timeText: (at: string) => string
}

/** More is read out than anybody follows. */
const rowsRead = 12

/** A line in a dozen rows, for those who read it with their ears. */
export function RatePoints({ caption, points, fiat, timeText }: RatePointsProps) {
  const t = useT('calculator')
  const text = useAmountText()
  const last = points.length - 1
  const rows = Math.min(rowsRead, last)
  const read = Array.from(
    { length: rows + 1 },
    (_, row) => points[Math.round((row * last) / Math.max(1, rows))],
  )
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.time')}</th>
            <th scope="col">{t('chart.rate')}</th>
          </tr>
        </thead>
        <tbody>
          {read.map(
            point =>
              point !== undefined && (
                <tr key={point.at}>
                  <th scope="row">{timeText(point.at)}</th>
                  <td>{text.price(point.rate, fiat)}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
