import Scale from 'lucide-react/icons/scale'
import { formatAmount } from '../../../format/formatAmount.ts'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Chip } from '../../../primitives/chip/Chip.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { StatusChip } from '../trade/status/StatusChip.tsx'
import { Line, PastTrade, Rows } from './Case.styles.ts'
import type { CaseTrade } from './caseView.ts'

interface CaseTradesProps {
  trades: readonly CaseTrade[]
  assets: Pick<AssetBook, 'of'>
}

/** Past trades of a side: what, with whom, how it ended, and whether it was disputed. */
export function CaseTrades({ trades, assets }: CaseTradesProps) {
  const t = useT('dispute')
  const locale = useLocale()
  const full = { mode: 'full', locale } as const
  return (
    <Rows>
      {trades.map(trade => {
        const at = trade.finishedAt ?? trade.openedAt
        return (
          <PastTrade key={trade.tradeId}>
            <Line>
              <StatusChip status={trade.status} viewerSide="arbiter" />
              {trade.wasDisputed && (
                <Chip tone="warning" icon={Scale}>
                  {t('case.disputed')}
                </Chip>
              )}
              <Caption as="time" dateTime={at}>
                {formatDate(at, { format: 'date', locale })}
              </Caption>
            </Line>
            <Text size="caption">
              {t(trade.side === 'buyer' ? 'case.bought' : 'case.sold', {
                amount: formatAmount(trade.amount, assets.of(trade.cryptoCurrencyCode), full),
                fiat: formatAmount(trade.fiatAmount, assets.of(trade.currencyCode), full),
                name: trade.partnerName,
              })}
            </Text>
          </PastTrade>
        )
      })}
    </Rows>
  )
}
