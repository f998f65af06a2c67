import { useMemo } from 'react'
import { useT } from '../../../../locales/useT.ts'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { MonthlyFigures } from './MonthlyFigures.tsx'
import type { MonthlyPayments, PaymentFigures } from './statsShape.ts'
import { useStatsText } from './useStatsText.ts'

interface MonthlyWorthProps {
  title: string
  figures: MonthlyPayments<unknown>
  assets: AssetBook
}

/** Payments of six months, and what they are worth now. */
export function MonthlyWorth({ title, figures, assets }: MonthlyWorthProps) {
  const t = useT('merchantStats')
  const { count, money, worth, month } = useStatsText(assets)
  const { months, total, currencyCode } = figures
  const series = useMemo(
    () => [{ name: title, tone: 'part' as const, values: months.map(one => one.worth.amount) }],
    [months, title],
  )
  const cells = (one: PaymentFigures<unknown>) => [count(one.payments), worth(one.worth)]
  return (
    <MonthlyFigures
      title={title}
      months={months.map(one => one.month)}
      monthText={month}
      columns={[t('column.payments'), t('column.worth')]}
      figures={months.map(cells)}
      total={cells(total)}
      series={series}
      valueText={amount => money({ amount, asset: currencyCode })}
    />
  )
}
