import type { ReactNode } from 'react'
import { useT } from '../../../locales/useT.ts'
import { TalkRoot } from './TradeChatCard.styles.ts'
import { isLocked, phaseOf } from '../../reference/status/tradeStatus.ts'
import type { TradeStatus } from '../../reference/status/tradeStatus.ts'

interface TradeChatCardProps {
  /** While a trade goes on, the bar of its actions stands below. */
  trade: { readonly status: TradeStatus }
  /** The `PartnerCard`, then `TalkTabs`. */
  children: ReactNode
}

/** The partner and the conversation beside a trade, as high as the window leaves room. On a phone use `ChatSheet`. */
export function TradeChatCard({ trade, children }: TradeChatCardProps) {
  const t = useT('tradePage')
  return (
    <TalkRoot aria-label={t('tab.label')} data-above={isLocked[phaseOf[trade.status]] ? 'bar' : 'nothing'}>
      {children}
    </TalkRoot>
  )
}
