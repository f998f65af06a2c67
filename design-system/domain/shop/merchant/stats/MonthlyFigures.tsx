import { useMemo, useState } from 'react'
import type { DecimalString } from '../../../../format/decimal.ts'
import { useT } from '../../../../locales/useT.ts'
import { BarChart } from '../../../../primitives/chart/BarChart.tsx'
import type { BarSeries } from '../../../../primitives/chart/barSeries.ts'
import { Grid } from '../../../../primitives/layout/Grid.tsx'
import { FigureTable } from '../../../../primitives/table/FigureTable.tsx'

/** Figures of a month, as texts: the first is the month. */
interface MonthlyFiguresProps {
  /** What they are of, for screen readers. */
  title: string
  /** As in `2026-10`, the oldest first. */
  months: readonly string[]
  monthText: (month: string, length: 'long' | 'short') => string
  columns: readonly string[]
  /** What the table says of each month, and of all. */
  figures: readonly (readonly string[])[]
  total: readonly string[]
  series: readonly BarSeries[]
  valueText: (value: DecimalString) => string
}

/** Months as bars, with their figures in a table beside them; the one that is pointed at is marked in it. */
export function MonthlyFigures(props: MonthlyFiguresProps) {
  const { title, months, monthText, columns, figures, total, series, valueText } = props
  const t = useT('merchantStats')
  const [pointed, setPointed] = useState<number | null>(null)
  const labels = useMemo(() => months.map(month => monthText(month, 'short')), [months, monthText])
  return (
    <Grid columns="halves">
      <BarChart
        label={t('chart', { title })}
        labels={labels}
        series={series}
        valueText={valueText}
        onPoint={setPointed}
      />
      <FigureTable
        caption={title}
        columns={[t('column.month'), ...columns]}
        rows={months.map((month, index) => ({
          id: month,
          head: {
            text: monthText(month, 'long'),
            ...(index === months.length - 1 ? { note: t('runs') } : {}),
          },
          figures: (figures[index] ?? []).map(text => ({ text })),
        }))}
        total={{ id: 'total', head: { text: t('total') }, figures: total.map(text => ({ text })) }}
        pointed={pointed}
      />
    </Grid>
  )
}
