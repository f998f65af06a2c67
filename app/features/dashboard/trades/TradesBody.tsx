import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { TradeList } from '@souk/design-system/domain/trading/dashboard/trades/TradeList.tsx'
import { TradeListEmpty } from '@souk/design-system/domain/trading/dashboard/trades/TradeListEmpty.tsx'
import { TradeListFailed } from '@souk/design-system/domain/trading/dashboard/trades/TradeListFailed.tsx'
import { TradeListLoading } from '@souk/design-system/domain/trading/dashboard/trades/TradeListLoading.tsx'
import type { DashboardTradesQuery } from '../../../__generated__/graphql.ts'
import { paths } from '../../../routes/paths.ts'
import { useFragment } from '@apollo/client/react'
import type { TradeListItem } from '@souk/design-system/domain/trading/dashboard/trades/tradeListItem.ts'
import { TradeListItemFragment } from './TradeListItem.fragment.ts'

interface TradesBodyProps {
  /** Null while nothing is known. */
  found: DashboardTradesQuery['searchTrades']
  assets: AssetBook | null
  isFailed: boolean
  isRetrying: boolean
  onRetry: () => void
  pageHref: (page: number) => string
  allHref: string
}

/** The list of trades, whatever has become of asking for it. */
export function TradesBody(props: TradesBodyProps) {
  const { found, assets, isFailed, isRetrying, onRetry, pageHref, allHref } = props
  const trades = useTradeRows(found?.items ?? [])
  if (isFailed && found === null) return <TradeListFailed onRetry={onRetry} isRetrying={isRetrying} />
  if (found === null || trades === null || assets === null) return <TradeListLoading />
  if (trades.length === 0) {
    return <TradeListEmpty hasOthers={found.counts.all > 0} allHref={allHref} offersHref={paths.buy()} />
  }
  return (
    <TradeList
      trades={trades}
      assets={assets}
      hrefOf={paths.trade}
      partnerHrefOf={paths.user}
      page={found.page}
      pages={found.pages}
      pageHref={pageHref}
    />
  )
}

type Trades = NonNullable<DashboardTradesQuery['searchTrades']>['items']

/** The rows of a list out of the cache, where events change them; null while one of them is not whole. */
function useTradeRows(trades: Trades): readonly TradeListItem[] | null {
  const { data, complete } = useFragment({ fragment: TradeListItemFragment, from: [...trades] })
  return complete ? data : null
}
