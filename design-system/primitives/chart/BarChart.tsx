import { useEffect, useRef } from 'react'
import type { DecimalString } from '../../format/decimal.ts'
import { Text } from '../text/Text.tsx'
import { Canvas, Key, Swatch } from './BarChart.styles.ts'
import type { BarPlot } from './barPlot.ts'
import type { BarArrangement, BarSeries } from './barSeries.ts'

interface BarChartProps {
  /** What it shows, for screen readers: that its figures are in the table beside it. */
  label: string
  /** What stands under each bar. */
  labels: readonly string[]
  /** One, or a whole and then its part; where they are stacked, from the ground up. */
  series: readonly BarSeries[]
  arrangement?: BarArrangement | undefined
  /** What is written beside a line: an amount in an asset, a number of things. */
  valueText: (value: DecimalString) => string
  /** Which bar is pointed at; null when none is. Show it in the table beside the chart: the bars have no words. */
  onPoint: (index: number | null) => void
}

/**
 * Figures as bars, for those who see them; its figures belong in a `FigureTable` beside it. It is painted by uPlot, which comes when
 * the first chart is shown.
 */
export function BarChart(props: BarChartProps) {
  const { label, labels, series, arrangement = 'over', valueText, onPoint } = props
  const place = useRef<HTMLDivElement>(null)
  const plot = useRef<BarPlot>(null)
  const shown = useRef({ labels, series, arrangement, valueText, onPoint })
  useEffect(() => {
    shown.current = { labels, series, arrangement, valueText, onPoint }
  }, [labels, series, arrangement, valueText, onPoint])
  useEffect(() => plot.current?.show(labels, series, arrangement), [labels, series, arrangement])
  useEffect(() => {
    const root = place.current
    if (!root) return undefined
    let isGone = false
    const draw = async () => {
      const { barPlot } = await import('./barPlot.ts')
      if (isGone) return
      plot.current = barPlot(root, {
        labelAt: index => shown.current.labels[index] ?? '',
        valueText: value => shown.current.valueText(value),
        onPoint: index => shown.current.onPoint(index),
      })
      plot.current.show(shown.current.labels, shown.current.series, shown.current.arrangement)
    }
    // Without its program there is no drawing; the table has every figure.
    draw().catch(() => {})
    return () => {
      isGone = true
      plot.current?.close()
      plot.current = null
    }
  }, [])
  return (
    <div>
      {series.length > 1 && (
        <Key aria-hidden>
          {series.map(({ name, tone }) => (
            <Text as="li" size="caption" key={name}>
              <Swatch data-tone={tone} />
              {name}
            </Text>
          ))}
        </Key>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- uPlot paints it: there is no file for an <img> */}
      <Canvas ref={place} role="img" aria-label={label} />
    </div>
  )
}
