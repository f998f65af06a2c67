import { useQuery } from '@apollo/client/react'
import { TradeFilters } from '@souk/design-system/domain/dashboard/TradeFilters.tsx'
import { Card } from '@souk/design-system/primitives/card/Card.tsx'
import { useAssets } from '../../session/useAssets.ts'
import { DashboardTradesQuery } from './DashboardTrades.query.ts'
import { TradesBody } from './TradesBody.tsx'
import { useTradeFilters } from './useTradeFilters.ts'

/** The viewer's trades under the filters of the address, live. */
export function TradesCard() {
  const { filters, change, pageHref, allHref } = useTradeFilters()
  const { state, coin, sort, page } = filters
  const { data, previousData, error, loading, refetch } = useQuery(DashboardTradesQuery, {
    variables: { state, cryptoCurrencyCode: coin, sort, page },
  })
  const assets = useAssets()
  // The numbers are of all trades: they stay while another filter is coming.
  const counts = (data ?? previousData)?.trades?.counts ?? null
  return (
    <Card as="section" padding="none">
      <TradeFilters
        {...{ state, counts, coin, sort }}
        coins={assets?.coins.map(({ code }) => code) ?? []}
        onChange={change}
      />
      <TradesBody
        found={data?.trades ?? null}
        isFailed={error !== undefined}
        isRetrying={loading}
        // The card says by itself that it did not load.
        onRetry={() => void refetch().catch(() => {})}
        {...{ assets, pageHref, allHref }}
      />
    </Card>
  )
}
