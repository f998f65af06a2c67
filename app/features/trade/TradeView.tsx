import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { FocusLayout } from '@souk/design-system/domain/page/layout/FocusLayout.tsx'
import { MainSideLayout } from '@souk/design-system/domain/page/layout/MainSideLayout.tsx'
import { useState } from 'react'
import type { Trade_PageQuery } from '../../__generated__/graphql.ts'
import { ConnectionLine } from '../../parts/frame/ConnectionLine.tsx'
import { useGuestTrade } from '../../parts/guest/useGuestTrade.ts'
import { usePageWords } from '../../parts/frame/usePageWords.ts'
import { TradeNotices } from './TradeNotices.tsx'
import { TradeBar } from './TradeBar.tsx'
import { TradeDeal } from './TradeDeal.tsx'
import { TradeHead } from './TradeHead.tsx'
import { TradeChatPanel } from './TradeChatPanel.tsx'
import { useTradeActions } from './useTradeActions.ts'
import { useTradeMoments } from './useTradeMoments.ts'
import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useWordedPart } from '../../services/useWordedPart.ts'
import { CaseMarkFragment } from './dispute/TradeCase.fragment.ts'
import { isLocked, phaseOf } from '@souk/design-system/domain/reference/status/tradeStatus.ts'
import type { TradeStatus } from '@souk/design-system/domain/reference/status/tradeStatus.ts'

/** What begins a case. Its dialog says words that come with the case's part. */
const beginnings: ReadonlySet<string> = new Set(['create_dispute', 'claim'])

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
  useTradeMoments(trade, refetch)
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
        side={<TradeChatPanel {...shown} isOpen={isChatOpen} onClose={() => setChatOpen(false)} />}
      >
        <TradeDeal trade={trade} assets={assets}>
          {showEnd?.(shown)}
          {guest.first}
          {showCase?.(shown)}
          <TradeNotices trade={trade} actions={actions} />
        </TradeDeal>
        {guest.last}
      </MainSideLayout>
    </FocusLayout>
  )
}

const loadCase = () => import('./dispute/TradeCase.tsx').then(module => module.TradeCase)

/** The dispute or claim of a trade, fetched with its words for the few trades that have one, or could. */
function useTradeCase(trade: FragmentType<typeof CaseMarkFragment>) {
  const { data } = useSuspenseFragment({ fragment: CaseMarkFragment, from: trade })
  const { dispute, claim, actions } = data
  const hasCase = dispute !== null || claim !== null || actions.some(({ action }) => beginnings.has(action))
  return useWordedPart(hasCase, loadCase, 'dispute')
}

const loadEnd = () => import('./TradeEnd.tsx').then(module => module.TradeEnd)

/** How a trade ended, and what both sides say of it: fetched with its words once it has. */
const useTradeEnd = (status: TradeStatus) => useWordedPart(!isLocked[phaseOf[status]], loadEnd, 'feedback')
