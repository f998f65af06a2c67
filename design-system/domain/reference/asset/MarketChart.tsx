import type { CSSProperties, PointerEvent } from 'react'
import { useMemo } from 'react'
import type { DecimalString } from '../../../format/decimal.ts'
import { formatAmount } from '../../../format/formatAmount.ts'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import type { NamedAsset } from './assetBook.ts'
import { chartBox, chartGeometry, nearestPoint } from './chartGeometry.ts'
import type { RatePointShape } from './chartGeometry.ts'
import {
  Bound,
  BoundWords,
  Curve,
  Cursor,
  Drawing,
  Ground,
  Plot,
  Slider,
  Times,
} from './MarketChart.styles.ts'
import { RateTable } from './RateTable.tsx'
import { timesOfPeriod } from './ratePeriod.ts'
import type { RatePeriod } from './ratePeriod.ts'

interface MarketChartProps {
  /** Two or more, oldest first. */
  points: readonly RatePointShape[]
  low: DecimalString
  high: DecimalString
  period: RatePeriod
  coin: NamedAsset
  fiat: NamedAsset
  /** The number of the point that is looked at; null when none is. */
  pointed: number | null
  onPoint: (index: number | null) => void
}

/** How a rate went, as a curve: pointed at, dragged over or walked with the arrow keys; and as a table for screen readers. */
export function MarketChart(props: MarketChartProps) {
  const { points, low, high, period, coin, fiat, pointed, onPoint } = props
  const t = useT('market')
  const locale = useLocale()
  const geometry = useMemo(() => chartGeometry(points), [points])
  const last = points.length - 1
  // A shorter history may come while one of its points is looked at.
  const now = Math.min(pointed ?? last, last)
  const place = pointed === null ? undefined : geometry.places[now]
  const rateText = (rate: DecimalString) => formatAmount(rate, fiat, { mode: 'price', locale })
  const timeText = (index: number, format: 'axis' | 'point') =>
    formatDate(points[index]?.at ?? '', { format: timesOfPeriod[period][format], locale })
  const label = t('chart', { coin: coin.name, fiat: fiat.code })
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onPoint(nearestPoint(geometry.places, (clientX - left) / width))
  }
  const leave = () => onPoint(null)
  const quarters = [0, Math.round(last / 3), Math.round((last * 2) / 3), last]
  return (
    <div>
      <Plot onPointerMove={onPointerMove} onPointerLeave={leave}>
        <Drawing
          viewBox={`0 0 ${chartBox.width} ${chartBox.height}`}
          preserveAspectRatio="none"
          aria-hidden
          focusable="false"
        >
          <Ground d={geometry.area} />
          {[geometry.high, geometry.low].map(y => (
            <Bound key={y} x1={0} x2={chartBox.width} y1={y * chartBox.height} y2={y * chartBox.height} />
          ))}
          <Curve d={geometry.line} />
        </Drawing>
        <BoundWords data-bound="high" style={at({ y: geometry.high })} aria-hidden>
          {t('high', { rate: rateText(high) })}
        </BoundWords>
        <BoundWords data-bound="low" style={at({ y: geometry.low })} aria-hidden>
          {t('low', { rate: rateText(low) })}
        </BoundWords>
        {place !== undefined && <Cursor style={at(place)} />}
        <Slider
          type="range"
          min={0}
          max={last}
          value={now}
          aria-label={label}
          aria-valuetext={t('point', {
            rate: rateText(points[now]?.rate ?? low),
            time: timeText(now, 'point'),
          })}
          onChange={({ currentTarget }) => onPoint(currentTarget.valueAsNumber)}
          onBlur={leave}
        />
      </Plot>
      <Times aria-hidden>
        {quarters.map((index, number) => (
          <span key={number}>{timeText(index, 'axis')}</span>
        ))}
      </Times>
      <RateTable
        caption={label}
        columns={{ time: t('time'), rate: t('rate') }}
        points={points}
        rateText={rateText}
        timeText={index => timeText(index, 'point')}
      />
    </div>
  )
}

/** A place in the plot, from 0 to 1 each way. */
const at = (place: { readonly x?: number; readonly y: number }): CSSProperties =>
  ({ '--x': place.x, '--y': place.y }) as CSSProperties
