import type { AssetBook } from '@souk/design-system/domain/asset/assetBook.ts'
import { TalkTabs } from '@souk/design-system/domain/trade/TalkTabs.tsx'
import type { TalkTab } from '@souk/design-system/domain/trade/TalkTabs.tsx'
import { TradeInfo } from '@souk/design-system/domain/trade/TradeInfo.tsx'
import { TradeNotes } from '@souk/design-system/domain/trade/TradeNotes.tsx'
import { TradeTerms } from '@souk/design-system/domain/trade/TradeTerms.tsx'
import { useState } from 'react'
import type { TradeTalk_TradeFragment } from '../../__generated__/graphql.ts'
import { usePart } from '../../services/usePart.ts'
import { useStanding } from '../../session/useViewer.ts'
import { ChatPanel } from './chat/ChatPanel.tsx'
import type { Talk } from './chat/useTalk.ts'

/** Few open the notes: their form comes when somebody does. */
const loadMemo = () => import('../../person/Memo.tsx').then(module => module.Memo)

interface TradeTabsProps {
  trade: TradeTalk_TradeFragment
  talk: Talk
  assets: AssetBook
}

/** The tabs beside a trade; it opens with the chat. */
export function TradeTabs({ trade, talk, assets }: TradeTabsProps) {
  const [tab, setTab] = useState<TalkTab>('chat')
  const standing = useStanding()
  // Guests have nothing kept, and an arbiter has no partner.
  const hasNotes = standing === 'member' && trade.viewerSide !== 'arbiter'
  const showMemo = usePart(tab === 'notes', loadMemo)
  return (
    <TalkTabs selected={tab} onSelect={setTab} unreadCount={trade.unreadCount} hasNotes={hasNotes}>
      {tab === 'info' && (
        <TradeInfo
          trade={trade}
          coin={assets.of(trade.cryptoCurrencyCode)}
          fiat={assets.of(trade.currencyCode)}
        />
      )}
      {tab === 'chat' && <ChatPanel talk={talk} assets={assets} partnerName={trade.counterparty.userName} />}
      {tab === 'terms' && <TradeTerms terms={trade.terms} />}
      {tab === 'notes' && <TradeNotes>{showMemo?.({ userName: trade.counterparty.userName })}</TradeNotes>}
    </TalkTabs>
  )
}
