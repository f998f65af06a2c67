import { useT } from '../../../../locales/useT.ts'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { FigureTable } from '../../../../primitives/table/FigureTable.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { networkName } from '../invoice/merchantInvoice.ts'
import { MonthlyWorth } from './MonthlyWorth.tsx'
import { StatsEmpty } from './StatsEmpty.tsx'
import type { MonthlyPayments, PaidMethod } from './statsShape.ts'
import { useStatsText } from './useStatsText.ts'

interface AttractedPaymentsProps {
  figures: MonthlyPayments
  /** The one that most was paid by comes first. */
  methods: readonly PaidMethod[]
  assets: AssetBook
}

/** What payers paid to stores that somebody has brought: by month, and by what they paid. */
export function AttractedPayments({ figures, methods, assets }: AttractedPaymentsProps) {
  const t = useT('merchantStats')
  const { money, worth, percent } = useStatsText(assets)
  return (
    <SectionCard title={t('attracted.payments')} lead={t('attracted.paymentsLead')}>
      {figures.total.payments === 0 ? (
        <StatsEmpty title={t('attracted.unpaid')}>{t('attracted.unpaidText')}</StatsEmpty>
      ) : (
        <>
          <MonthlyWorth title={t('attracted.payments')} figures={figures} assets={assets} />
          <Stack gap="2">
            <Heading level={3}>{t('attracted.methods')}</Heading>
            <FigureTable
              caption={t('attracted.methods')}
              columns={[t('column.method'), t('column.paid'), t('column.worth')]}
              rows={methods.map(method => ({
                id: `${method.cryptoCurrencyCode} ${method.network}`,
                head: {
                  text: t('attracted.method', {
                    coin: method.cryptoCurrencyCode,
                    network: networkName(method.network),
                  }),
                  note: t('payments', { count: method.payments }),
                },
                figures: [
                  { text: money(method.paid) },
                  { text: worth(method.worth), note: percent(method.worthPercent) },
                ],
              }))}
            />
          </Stack>
        </>
      )}
    </SectionCard>
  )
}
