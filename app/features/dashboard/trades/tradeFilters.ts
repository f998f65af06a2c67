import {
  tradeListStates,
  tradeSorts,
} from '@souk/design-system/domain/trading/dashboard/trades/tradeListItem.ts'
import type {
  TradeListState,
  TradeSort,
} from '@souk/design-system/domain/trading/dashboard/trades/tradeListItem.ts'
import { withQuery } from '../../../routes/publicPaths.ts'

/** What of the viewer's trades is shown; it lives in the address, so that it can be kept, shared and gone back to. */
export interface TradeFilterSet {
  readonly state: TradeListState
  /** A coin's code; null for all coins. */
  readonly coin: string | null
  readonly sort: TradeSort
  /** From 1. */
  readonly page: number
}

/** What is shown without a filter. */
export const defaultFilters: TradeFilterSet = { state: 'active', coin: null, sort: 'needs_me', page: 1 }

/** More pages than the list ever has. */
const mostPages = 10_000

/** Reads the filters of an address; what is none there counts as left out. */
export function readFilters(query: URLSearchParams): TradeFilterSet {
  const coin = query.get('cryptoCurrencyCode') ?? ''
  const page = /^\d{1,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  return {
    state: tradeListStates.find(state => state === query.get('state')) ?? defaultFilters.state,
    coin: /^[A-Z0-9]{2,10}$/.test(coin) ? coin : null,
    sort: tradeSorts.find(sort => sort === query.get('sort')) ?? defaultFilters.sort,
    page: Math.min(Math.max(page, 1), mostPages),
  }
}

/** The address of a list with these filters; what is as without a filter is left out. */
export function filteredPath(path: string, { state, coin, sort, page }: TradeFilterSet): string {
  return withQuery(path, {
    state: state === defaultFilters.state ? null : state,
    cryptoCurrencyCode: coin,
    sort: sort === defaultFilters.sort ? null : sort,
    page: page === 1 ? null : String(page),
  })
}
