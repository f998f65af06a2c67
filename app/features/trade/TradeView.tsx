import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { FocusLayout } from '@souk/design-system/domain/page/layout/FocusLayout.tsx'
import { MainSideLayout } from '@souk/design-system/domain/page/layout/MainSideLayout.tsx'
import { useState } from 'react'
import type { Trade_PageQuery } from '../../__generated__/graphql.ts'
import { ConnectionLine } from '../../parts/frame/ConnectionLine.tsx'
import { useGuestTrade } from '../../parts/guest/useGuestTrade.ts'
import { usePageWords } from '../../parts/frame/usePageWords.ts'
import { useTradeCase } from './dispute/useTradeCase.ts'
import { TradeAsks } from './TradeAsks.tsx'
import { TradeBar } from './TradeBar.tsx'
import { TradeDeal } from './TradeDeal.tsx'
import { TradeHead } from './TradeHead.tsx'
import { TradeTalk } from './TradeTalk.tsx'
import { useTradeEnd } from './useTradeEnd.ts'
import { useTradeActions } from './useTradeActions.ts'
import { useTradeDue } from './useTradeDue.ts'

interface TradeViewProps {
  trade: NonNullable<Trade_PageQuery['trade']>
  assets: AssetBook
  /** Null while they cannot be read. */
  settings: Trade_PageQuery['tradeSettings']
  refetch: () => void
}

/** A trade that its viewer may see: its matter, the chat beside it, what can be done at the lower edge. */
export function TradeView({ trade, assets, settings, refetch }: TradeViewProps) {
  const actions = useTradeActions({
    tradeId: trade.id,
    answerMinutes: settings?.askToCancelMinutes ?? 0,
  })
  const [isChatOpen, setChatOpen] = useState(false)
  useTradeDue(trade, refetch)
  usePageWords({ tradeId: trade.id, ...(trade.unreadCount > 0 ? { unread: String(trade.unreadCount) } : {}) })
  const shown = { trade, assets, actions }
  const showCase = useTradeCase(trade)
  const showEnd = useTradeEnd(trade.status)
  const guest = useGuestTrade(trade, assets)
  return (
    <FocusLayout
      header={<TradeHead trade={trade} onOpenChat={() => setChatOpen(true)} />}
      banner={<ConnectionLine />}
      bar={
        <TradeBar
          {...shown}
          disputeAfter={{
            instant: settings?.disputeAfterMinutesInstant ?? 0,
            slow: settings?.disputeAfterMinutesSlow ?? 0,
          }}
        />
      }
    >
      <MainSideLayout
        keepsSide
        sideWidth="wide"
        side={<TradeTalk {...shown} isOpen={isChatOpen} onClose={() => setChatOpen(false)} />}
      >
        <TradeDeal trade={trade} assets={assets}>
          {showEnd?.(shown)}
          {guest.first}
          {showCase?.(shown)}
          <TradeAsks trade={trade} actions={actions} />
        </TradeDeal>
        {guest.last}
      </MainSideLayout>
    </FocusLayout>
  )
}
