import { useQuery } from '@apollo/client/react'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { TradeHistory } from '@souk/design-system/domain/trading/trade/info/TradeHistory.tsx'
import type { HistoryContent } from '@souk/design-system/domain/trading/trade/info/TradeHistory.tsx'
import { answerState } from '../../network/apollo/answerState.ts'
import { useUserEvent } from '../../services/useUserEvent.ts'
import { TradeHistoryQuery } from './Record.queries.ts'

interface HistoryTabProps {
  tradeId: string
  assets: AssetBook
}

/** Every step of a trade, live. */
export function HistoryTab({ tradeId, assets }: HistoryTabProps) {
  const asked = useQuery(TradeHistoryQuery, { variables: { id: tradeId } })
  const ask = () => {
    // What it fails with shows in place.
    asked.refetch().catch(() => {})
  }
  useUserEvent('TradeChangedEvent', event => {
    // What is said is no step of it.
    if (event.tradeId === tradeId && event.unreadCount === null) ask()
  })
  const found = asked.data?.tradeHistory
  const content: HistoryContent = answerState(asked, found && { steps: found.items })
  return <TradeHistory content={content} assets={assets} />
}
