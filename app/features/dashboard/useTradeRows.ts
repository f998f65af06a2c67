import { useFragment } from '@apollo/client/react'
import type { TradeListItem } from '@souk/design-system/domain/trading/dashboard/trades/tradeListItem.ts'
import type { DashboardTradesQuery } from '../../__generated__/graphql.ts'
import { TradeListItemFragment } from './TradeListItem.fragment.ts'

type Trades = NonNullable<DashboardTradesQuery['searchTrades']>['items']

/** The rows of a list out of the cache, where events change them; null while one of them is not whole. */
export function useTradeRows(trades: Trades): readonly TradeListItem[] | null {
  const { data, complete } = useFragment({ fragment: TradeListItemFragment, from: [...trades] })
  return complete ? data : null
}
