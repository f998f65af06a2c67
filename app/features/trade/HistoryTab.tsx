import { useQuery } from '@apollo/client/react'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { TradeHistory } from '@souk/design-system/domain/trading/trade/info/TradeHistory.tsx'
import type { HistoryContent } from '@souk/design-system/domain/trading/trade/info/TradeHistory.tsx'
import { useUserEvent } from '../../services/useUserEvent.ts'
import { TradeHistoryQuery } from './Record.queries.ts'

interface HistoryTabProps {
  tradeId: string
  assets: AssetBook
}

/** Every step of a trade, live. */
export function HistoryTab({ tradeId, assets }: HistoryTabProps) {
  const { data, error, refetch } = useQuery(TradeHistoryQuery, {
    variables: { id: tradeId },
    fetchPolicy: 'cache-and-network',
  })
  const ask = () => {
    // What it fails with shows in place.
    refetch().catch(() => {})
  }
  useUserEvent('TradeChangedEvent', event => {
    // What is said is no step of it.
    if (event.tradeId === tradeId && event.unreadCount === null) ask()
  })
  const content = (): HistoryContent => {
    if (data?.tradeHistory) return { status: 'ready', steps: data.tradeHistory.items }
    return error === undefined ? { status: 'loading' } : { status: 'failed', onRetry: ask }
  }
  return <TradeHistory content={content()} assets={assets} />
}
