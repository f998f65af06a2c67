import { useQuery } from '@apollo/client/react'
import { DashboardCard } from '@souk/design-system/domain/trading/dashboard/DashboardCard.tsx'
import { TradeFilters } from '@souk/design-system/domain/trading/dashboard/trades/TradeFilters.tsx'
import { useAssets } from '../../../session/useAssets.ts'
import { DashboardTradesQuery } from './DashboardTrades.query.ts'
import { DashboardHead } from '../DashboardHead.tsx'
import { defaultFilters } from './tradeFilters.ts'
import { TradesBody } from './TradesBody.tsx'
import { usePagesAhead } from './usePagesAhead.ts'
import { useTradeFilters } from './useTradeFilters.ts'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useServices } from '../../../services/useServices.ts'
import { useDebounced } from '../../../services/useDebounced.ts'
import { followTradeStates, type ShownTrade } from './followTradeStates.ts'

/** It is searched once typing has paused for so long, in milliseconds. */
const pause = 300

/** Trades on a page. */
const limit = 20

/** The viewer's trades under the filters of the address, live. */
export function TradesCard() {
  const { filters, change, pageHref, allHref } = useTradeFilters()
  const { text, sought, setText } = useTradeSearch()
  const { state, coin, sort, page } = filters
  const input = {
    state,
    sort,
    page,
    limit,
    ...(coin === null ? {} : { cryptoCurrencyCode: coin }),
    ...(sought === '' ? {} : { text: sought }),
  }
  const { data, previousData, error, loading, refetch } = useQuery(DashboardTradesQuery, {
    variables: { input },
  })
  const assets = useAssets()
  const found = data?.searchTrades ?? null
  // The numbers are of all trades: they stay while another filter is coming.
  const counts = (data ?? previousData)?.searchTrades?.counts ?? null
  usePagesAhead(input, found?.pages ?? 0)
  useTradeStates(found?.items ?? [])
  const look = (typed: string) => {
    // Who looks for a trade does not know whether it is still open.
    if (text === '' && state === defaultFilters.state) change({ state: 'all' })
    else if (page > 1) change({})
    setText(typed)
  }
  return (
    <DashboardCard>
      <DashboardHead current="trades" />
      <TradeFilters
        {...{ state, counts, coin, sort, text }}
        coins={assets?.coins.map(({ code }) => code) ?? []}
        onChange={change}
        onText={look}
      />
      <TradesBody
        found={found}
        isFailed={error !== undefined}
        isRetrying={loading}
        // The card says by itself that it did not load.
        onRetry={() => void refetch().catch(() => {})}
        {...{ assets, pageHref, allHref }}
      />
    </DashboardCard>
  )
}

interface TradeSearch {
  /** As it is typed. */
  readonly text: string
  /** What is searched for: the text after a pause. */
  readonly sought: string
  readonly setText: (text: string) => void
}

/** What somebody looks for among their trades. It may be an account's number, so no address and no storage ever holds it. */
function useTradeSearch(): TradeSearch {
  const [text, setText] = useState('')
  const sought = useDebounced(text, pause).trim()
  return { text, sought: text === '' ? '' : sought, setText }
}

/** Keeps the trades on screen true while no events come (`followTradeStates`). */
function useTradeStates(trades: readonly ShownTrade[]): void {
  const { client, connection } = useServices()
  const shown = useEffectEvent(() => trades)
  useEffect(
    () =>
      followTradeStates({
        client,
        connection,
        timers: browserTimers,
        random: Math.random,
        shown: () => shown(),
      }),
    [client, connection],
  )
}
