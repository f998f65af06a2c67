import type { DecimalString } from '../../../../format/decimal.ts'
import { directionOf } from '../../../reference/asset/rateDirection.ts'
import { SparkCurve, SparkEnd, SparkRoot } from './Sparkline.styles.ts'
import { sparkline, sparklineBox } from './sparklinePath.ts'

interface SparklineProps {
  /** Prices, equally far apart, the oldest first. */
  prices: readonly DecimalString[]
  /** By how much they moved, in percent points: its sign gives the colour. */
  percent: DecimalString | null
}

/** How a price went, as a line without figures. It is drawn only: a `RateChange` beside it says the move. */
export function Sparkline({ prices, percent }: SparklineProps) {
  const drawing = sparkline(prices)
  if (drawing === null) return null
  const { width, height } = sparklineBox
  return (
    <SparkRoot
      aria-hidden
      data-direction={percent === null ? 'flat' : directionOf(percent)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <SparkCurve d={drawing.path} />
      <SparkEnd cx={drawing.end.x} cy={drawing.end.y} r={2} />
    </SparkRoot>
  )
}
