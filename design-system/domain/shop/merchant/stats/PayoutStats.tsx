import { isZero } from '../../../../format/decimal.ts'
import { useT } from '../../../../locales/useT.ts'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { FigureTable } from '../../../../primitives/table/FigureTable.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { MonthlyWorth } from './MonthlyWorth.tsx'
import { StatsEmpty } from './StatsEmpty.tsx'
import type { MonthlyPayments, PayoutCoin } from './statsShape.ts'
import { useStatsText } from './useStatsText.ts'

interface PayoutStatsProps {
  figures: MonthlyPayments<PayoutCoin>
  assets: AssetBook
}

/** What came to a merchant's wallet in six months, after the fee: by month, and coin by coin. */
export function PayoutStats({ figures, assets }: PayoutStatsProps) {
  const t = useT('merchantStats')
  const { money, worth } = useStatsText(assets)
  const { total } = figures
  return (
    <SectionCard title={t('payouts.title')} lead={t('payouts.lead')}>
      {total.payments === 0 ? (
        <StatsEmpty title={t('payouts.empty')}>{t('payouts.emptyText')}</StatsEmpty>
      ) : (
        <>
          <MonthlyWorth title={t('payouts.title')} figures={figures} assets={assets} />
          <Stack gap="2">
            <Heading level={3}>{t('byCoin')}</Heading>
            <FigureTable
              caption={t('byCoin')}
              columns={[t('column.coin'), t('column.got'), t('column.worth')]}
              rows={total.coins.map(coin => ({
                id: coin.got.asset,
                head: {
                  text: assets.of(coin.got.asset).name,
                  note: t('payments', { count: coin.payments }),
                },
                figures: [
                  {
                    text: money(coin.got),
                    ...(isZero(coin.fee.amount) ? {} : { note: t('fee', { amount: money(coin.fee) }) }),
                  },
                  { text: worth(coin.worth) },
                ],
              }))}
            />
          </Stack>
        </>
      )}
    </SectionCard>
  )
}
