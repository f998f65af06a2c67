import type { ComponentProps } from 'react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useT } from '../../../../locales/useT.ts'
import { Badge } from '../../../../primitives/badge/Badge.tsx'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Amount } from '../../../reference/asset/Amount.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { CoinIcon } from '../../../reference/asset/CoinIcon.tsx'
import { TraderSummary } from '../../../people/profile/trader/TraderSummary.tsx'
import { SideTag } from '../../trade/status/SideTag.tsx'
import { StatusChip } from '../../trade/status/StatusChip.tsx'
import { TradeTimer } from '../../trade/status/TradeTimer.tsx'
import {
  AmountCell,
  Amounts,
  EndCell,
  MethodCell,
  RowLink,
  RowRoot,
  StatusCell,
  TradeCell,
  Unread,
  WhoCell,
} from './TradeRow.styles.ts'
import type { TradeListItem } from './tradeListItem.ts'

type TradeRowProps = Omit<ComponentProps<'li'>, 'children'> & {
  trade: TradeListItem
  assets: AssetBook
  /** The trade's page. */
  href: string
  /** The partner's public profile; left out, the name leads nowhere. */
  partnerHref?: string | undefined
}

/** One trade in a `TradeList`: side, amounts, partner, status with its time, unread messages. All of it opens the trade. */
export function TradeRow({ trade, assets, href, partnerHref, ...rest }: TradeRowProps) {
  const t = useT('dashboard')
  const tTrade = useT('trade')
  const waits = trade.status === 'disput' ? 'dispute' : 'action'
  const fiat = assets.of(trade.currencyCode)
  return (
    <RowRoot {...(trade.needsViewer ? { 'data-waits': waits } : {})} {...rest}>
      <TradeCell>
        <SideTag type={trade.type} />
        <RowLink>
          <TextLink look="inherit" href={href} aria-label={tTrade('number', { id: trade.id })}>
            #{trade.id}
          </TextLink>
          {trade.needsViewer && <VisuallyHidden> {t('needsYou')}</VisuallyHidden>}
        </RowLink>
      </TradeCell>
      <AmountCell>
        <CoinIcon code={trade.cryptoCurrencyCode} size="l" />
        <Amounts>
          <Amount amount={trade.amount} asset={assets.of(trade.cryptoCurrencyCode)} mode="full" />
          <Amount size="s" weight="quiet" amount={trade.fiatAmount} asset={fiat} mode="full" code="always" />
        </Amounts>
      </AmountCell>
      <WhoCell>
        <TraderSummary trader={trade.counterparty} avatarSize="m" layout="brief" href={partnerHref} />
      </WhoCell>
      <MethodCell data-column="method" data-compact="">
        {trade.paymentMethod.name}
      </MethodCell>
      <StatusCell>
        <StatusChip
          status={trade.status}
          viewerSide={trade.viewerSide}
          isWaitingForRequisites={trade.isWaitingForRequisites}
        />
        {trade.timer !== null && <TradeTimer data-part="time" timer={trade.timer} look="text" />}
      </StatusCell>
      <EndCell>
        <Unread>
          <Icon of={MessageCircle} size="l" />
          {trade.unreadCount > 0 && (
            <>
              <Badge aria-hidden data-part="count" count={trade.unreadCount} />
              <VisuallyHidden>{t('unread', { count: trade.unreadCount })}</VisuallyHidden>
            </>
          )}
        </Unread>
        <Icon of={ChevronRight} size="m" />
      </EndCell>
    </RowRoot>
  )
}
