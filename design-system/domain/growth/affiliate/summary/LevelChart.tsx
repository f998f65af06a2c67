import { useMemo, useState } from 'react'
import type { DecimalString } from '../../../../format/decimal.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { formatMonth } from '../../../../format/date/formatMonth.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { BarChart } from '../../../../primitives/chart/BarChart.tsx'
import type { BarSeries } from '../../../../primitives/chart/barSeries.ts'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { FigureTable } from '../../../../primitives/table/FigureTable.tsx'
import { affiliateLevels, rankOfLevel } from '../affiliateShape.ts'
import type { AffiliateLevel, AffiliateMonthShape } from '../affiliateShape.ts'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'

interface LevelChartProps {
  /** The oldest first; the last one runs yet. */
  months: readonly AffiliateMonthShape[]
  currencyCode: string
  assets: AssetBook
}

/** What was earned, by month and level: bars, the figures of the one that is pointed at, and all of them for screen readers. */
export function LevelChart({ months, currencyCode, assets }: LevelChartProps) {
  const t = useT('affiliate')
  const locale = useLocale()
  const [pointed, setPointed] = useState<number | null>(null)
  const labels = useMemo(
    () => months.map(({ month }) => formatMonth(month, { length: 'short', locale })),
    [months, locale],
  )
  const series = useMemo(
    () =>
      affiliateLevels.map((level): BarSeries => ({
        name: t('level', { level }),
        tone: rankOfLevel[level],
        values: months.map(month => worthOf(month, level)),
      })),
    [months, t],
  )
  const text = (amount: DecimalString) =>
    formatAmount(amount, assets.of(currencyCode), { mode: 'shown', locale })
  const shown = months[pointed ?? months.length - 1]
  return (
    <SectionCard title={t('chart.title')}>
      <BarChart
        label={t('chart.label')}
        labels={labels}
        series={series}
        arrangement="stacked"
        valueText={amount => formatAmount(amount, assets.of(currencyCode), { mode: 'full', locale })}
        onPoint={setPointed}
      />
      {shown !== undefined && (
        <PointedMonth
          name={formatMonth(shown.month, { length: 'long', locale })}
          total={text(shown.worth.amount)}
          levels={affiliateLevels.map(level => ({ level, text: text(worthOf(shown, level)) }))}
        />
      )}
      <VisuallyHidden as="div">
        <FigureTable
          caption={t('chart.title')}
          columns={[
            t('chart.month'),
            ...affiliateLevels.map(level => t('level', { level })),
            t('chart.total'),
          ]}
          rows={months.map((month, index) => ({
            id: month.month,
            head: {
              text: formatMonth(month.month, { length: 'long', locale }),
              ...(index === months.length - 1 ? { note: t('chart.runs') } : {}),
            },
            figures: [...affiliateLevels.map(level => worthOf(month, level)), month.worth.amount].map(
              amount => ({ text: text(amount) }),
            ),
          }))}
        />
      </VisuallyHidden>
    </SectionCard>
  )
}

const worthOf = ({ levels }: AffiliateMonthShape, level: AffiliateLevel): DecimalString =>
  levels.find(one => one.level === level)?.worth.amount ?? '0'

interface PointedMonthProps {
  name: string
  total: string
  levels: readonly { readonly level: AffiliateLevel; readonly text: string }[]
}

/** The figures of one month, for whoever looks at its bar; the table has them for screen readers. */
function PointedMonth({ name, total, levels }: PointedMonthProps) {
  const t = useT('affiliate')
  return (
    <Inline gap="3" align="baseline" aria-hidden>
      <Text size="body-strong">{name}</Text>
      <Text size="body-strong">{total}</Text>
      {levels.map(({ level, text }) => (
        <Text key={level} size="caption" tone="secondary">
          {t('level', { level })}: {text}
        </Text>
      ))}
    </Inline>
  )
}
