import type { AssetBook } from '@souk/design-system/domain/asset/assetBook.ts'
import { FocusLayout } from '@souk/design-system/domain/shell/FocusLayout.tsx'
import { MainSideLayout } from '@souk/design-system/domain/shell/MainSideLayout.tsx'
import { useState } from 'react'
import type { Trade_PageQuery } from '../../__generated__/graphql.ts'
import { ConnectionLine } from '../../connection/ConnectionLine.tsx'
import { usePageWords } from '../../frame/usePageWords.ts'
import { TradeAsks } from './TradeAsks.tsx'
import { TradeBar } from './TradeBar.tsx'
import { TradeDeal } from './TradeDeal.tsx'
import { TradeEnd } from './TradeEnd.tsx'
import { TradeHead } from './TradeHead.tsx'
import { TradeTalk } from './TradeTalk.tsx'
import { useTradeActions } from './useTradeActions.ts'
import { useTradeDue } from './useTradeDue.ts'

interface TradeViewProps {
  trade: NonNullable<Trade_PageQuery['trade']>
  assets: AssetBook
  /** How long the buyer has to answer an ask to cancel. */
  answerMinutes: number
  refetch: () => void
}

/** A trade that its viewer may see: its matter, the chat beside it, what can be done at the lower edge. */
export function TradeView({ trade, assets, answerMinutes, refetch }: TradeViewProps) {
  const actions = useTradeActions({ tradeId: trade.id, answerMinutes })
  const [isChatOpen, setChatOpen] = useState(false)
  useTradeDue(trade, refetch)
  usePageWords({ tradeId: trade.id, ...(trade.unreadCount > 0 ? { unread: String(trade.unreadCount) } : {}) })
  const shown = { trade, assets, actions }
  return (
    <FocusLayout
      header={<TradeHead trade={trade} onOpenChat={() => setChatOpen(true)} />}
      banner={<ConnectionLine />}
      bar={<TradeBar {...shown} />}
    >
      <MainSideLayout
        keepsSide
        sideWidth="wide"
        side={<TradeTalk {...shown} isOpen={isChatOpen} onClose={() => setChatOpen(false)} />}
      >
        <TradeDeal trade={trade} assets={assets}>
          <TradeEnd {...shown} />
          <TradeAsks trade={trade} actions={actions} />
        </TradeDeal>
      </MainSideLayout>
    </FocusLayout>
  )
}
