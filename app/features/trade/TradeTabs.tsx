import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { TalkTabs, type TalkTab } from '@souk/design-system/domain/trading/trade/TalkTabs.tsx'
import { TradeInfo } from '@souk/design-system/domain/trading/trade/info/TradeInfo.tsx'
import { TradeTerms } from '@souk/design-system/domain/trading/trade/info/TradeTerms.tsx'
import { useState } from 'react'
import type { TradeChatPanel_TradeFragment } from '../../__generated__/graphql.ts'
import { usePart } from '../../services/usePart.ts'
import { useWordedPart } from '../../services/useWordedPart.ts'
import { useStanding } from '../../services/useViewer.ts'
import { ChatPanel } from './chat/ChatPanel.tsx'
import type { TradeChat } from './chat/useTradeChat.ts'
import { useAllowance } from './dispute/useAllowance.tsx'

/** Few open these: they come when somebody does. */
const loadHistory = () => import('./HistoryTab.tsx').then(module => module.HistoryTab)
const loadNotes = () => import('./NotesTab.tsx').then(module => module.NotesTab)

interface TradeTabsProps {
  trade: TradeChatPanel_TradeFragment
  talk: TradeChat
  assets: AssetBook
}

/** The tabs beside a trade; it opens with the chat, but for a swap, of which there is nothing to agree on. */
export function TradeTabs({ trade, talk, assets }: TradeTabsProps) {
  const [tab, setTab] = useState<TalkTab>(trade.type === 'swap' ? 'info' : 'chat')
  const standing = useStanding()
  const allowance = useAllowance(trade.id)
  // Guests have nothing kept, and an arbiter has no partner.
  const hasNotes = standing === 'member' && trade.viewerSide !== 'arbiter'
  const showHistory = usePart(tab === 'history', loadHistory)
  const showNotes = useWordedPart(tab === 'notes', loadNotes, 'person')
  return (
    <TalkTabs selected={tab} onSelect={setTab} unreadCount={trade.unreadCount} hasNotes={hasNotes}>
      {tab === 'info' && (
        <TradeInfo
          trade={trade}
          coin={assets.of(trade.cryptoCurrencyCode)}
          fiat={assets.of(trade.currencyCode)}
        />
      )}
      {tab === 'chat' && (
        <ChatPanel
          partnerName={trade.counterparty.userName}
          viewerSide={trade.viewerSide}
          allowance={allowance}
          {...{ talk, assets }}
        />
      )}
      {tab === 'terms' && <TradeTerms terms={trade.terms} />}
      {tab === 'history' && showHistory?.({ tradeId: trade.id, assets })}
      {tab === 'notes' && showNotes?.({ tradeId: trade.id, partnerName: trade.counterparty.userName })}
    </TalkTabs>
  )
}
