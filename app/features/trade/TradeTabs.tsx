import type { AssetBook } from '@souk/design-system/domain/asset/assetBook.ts'
import { TalkTabs } from '@souk/design-system/domain/trade/TalkTabs.tsx'
import type { TalkTab } from '@souk/design-system/domain/trade/TalkTabs.tsx'
import { TradeInfo } from '@souk/design-system/domain/trade/TradeInfo.tsx'
import { TradeTerms } from '@souk/design-system/domain/trade/TradeTerms.tsx'
import { useState } from 'react'
import type { TradeTalk_TradeFragment } from '../../__generated__/graphql.ts'
import { ChatPanel } from './chat/ChatPanel.tsx'
import type { Talk } from './chat/useTalk.ts'

interface TradeTabsProps {
  trade: TradeTalk_TradeFragment
  talk: Talk
  assets: AssetBook
}

/** The tabs beside a trade; it opens with the chat. */
export function TradeTabs({ trade, talk, assets }: TradeTabsProps) {
  const [tab, setTab] = useState<TalkTab>('chat')
  return (
    <TalkTabs selected={tab} onSelect={setTab} unreadCount={trade.unreadCount}>
      {tab === 'info' && (
        <TradeInfo
          trade={trade}
          coin={assets.of(trade.cryptoCurrencyCode)}
          fiat={assets.of(trade.currencyCode)}
        />
      )}
      {tab === 'chat' && <ChatPanel talk={talk} assets={assets} partnerName={trade.counterparty.userName} />}
      {tab === 'terms' && <TradeTerms terms={trade.terms} />}
    </TalkTabs>
  )
}
