import { formatAmount } from '../../../format/formatAmount.ts'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { GradeMark } from '../feedback/GradeMark.tsx'
import { StatusChip } from '../trade/status/StatusChip.tsx'
import type { SharedTradeShape } from '../../people/profile/person.ts'
import { SharedLine, SharedRow } from './SharedHistory.styles.ts'

interface SharedTradeProps {
  trade: SharedTradeShape
  assets: AssetBook
  /** The trade's page. */
  href: string
}

/** One trade with somebody: what it was, how it ended, what each said of the other. */
export function SharedTrade({ trade, assets, href }: SharedTradeProps) {
  const t = useT('person')
  const locale = useLocale()
  const { viewerSide, myGrade, theirGrade } = trade
  const at = trade.finishedAt ?? trade.openedAt
  const options = { mode: 'full', locale } as const
  return (
    <SharedRow>
      <SharedLine>
        <TextLink href={href} data-standing="">
          {t('history.trade', { id: trade.tradeId })}
        </TextLink>
        <StatusChip status={trade.status} viewerSide={viewerSide} />
        <Text as="time" size="caption" tone="tertiary" dateTime={at}>
          {formatDate(at, { format: 'date', locale })}
        </Text>
      </SharedLine>
      <Text as="p">
        {t(viewerSide === 'seller' ? 'history.sold' : 'history.bought', {
          amount: formatAmount(trade.amount, assets.of(trade.cryptoCurrencyCode), options),
          fiat: formatAmount(trade.fiatAmount, assets.of(trade.currencyCode), options),
        })}
      </Text>
      {myGrade !== null && (
        <SharedLine>
          <Caption>{t('history.youSaid')}</Caption>
          <GradeMark grade={myGrade} />
        </SharedLine>
      )}
      {theirGrade !== null && (
        <SharedLine>
          <Caption>{t('history.theySaid')}</Caption>
          <GradeMark grade={theirGrade} />
        </SharedLine>
      )}
    </SharedRow>
  )
}
