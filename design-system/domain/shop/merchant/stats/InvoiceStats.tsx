import { useMemo } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { FigureTable } from '../../../../primitives/table/FigureTable.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { MonthlyFigures } from './MonthlyFigures.tsx'
import { StatsEmpty } from './StatsEmpty.tsx'
import type { InvoiceFigures, Monthly } from './statsShape.ts'
import { useStatsText } from './useStatsText.ts'

interface InvoiceStatsProps {
  figures: Monthly<InvoiceFigures>
  assets: AssetBook
  /** Where an invoice is made; null where none can be. */
  makeHref: string | null
}

/** Invoices of six months: how many were made and how many of them paid, and what was asked for in each currency. */
export function InvoiceStats({ figures, assets, makeHref }: InvoiceStatsProps) {
  const t = useT('merchantStats')
  const { count, percent, money, month } = useStatsText(assets)
  const { months, total } = figures
  const series = useMemo(
    () =>
      (['made', 'paid'] as const).map(part => ({
        name: t(`column.${part}`),
        tone: part === 'made' ? ('whole' as const) : ('part' as const),
        values: months.map(one => String(one[part])),
      })),
    [months, t],
  )
  const cells = ({ made, paid, paidPercent }: InvoiceFigures) => [
    count(made),
    count(paid),
    percent(paidPercent),
  ]
  return (
    <SectionCard title={t('invoices.title')} lead={t('invoices.lead')}>
      {total.made === 0 ? (
        <StatsEmpty
          title={t('invoices.empty')}
          verb={makeHref === null ? null : { words: t('invoices.make'), href: makeHref }}
        >
          {t('invoices.emptyText')}
        </StatsEmpty>
      ) : (
        <>
          <MonthlyFigures
            title={t('invoices.title')}
            months={months.map(one => one.month)}
            monthText={month}
            columns={[t('column.made'), t('column.paid'), t('column.share')]}
            figures={months.map(cells)}
            total={cells(total)}
            series={series}
            valueText={value => count(Number(value))}
          />
          <Stack gap="2">
            <Heading level={3}>{t('invoices.byAsset')}</Heading>
            <FigureTable
              caption={t('invoices.byAsset')}
              columns={[t('column.asset'), t('column.asked'), t('column.paid')]}
              rows={total.sums.map(sum => ({
                id: sum.asked.asset,
                head: { text: sum.asked.asset },
                figures: [
                  { text: money(sum.asked), note: t('invoices.count', { count: sum.made }) },
                  { text: money(sum.got), note: t('invoices.count', { count: sum.paid }) },
                ],
              }))}
            />
          </Stack>
        </>
      )}
    </SectionCard>
  )
}
