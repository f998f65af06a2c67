import { advertListStates, advertSorts } from '@souk/design-system/domain/trading/advert/ownAdvert.ts'
import type { AdvertListState, AdvertSort } from '@souk/design-system/domain/trading/advert/ownAdvert.ts'
import { withQuery } from '../../../routes/publicPaths.ts'

/** Which of the viewer's adverts are shown; it lives in the address. */
export interface AdFilterSet {
  readonly state: AdvertListState
  /** A coin's code; null for all coins. */
  readonly coin: string | null
  readonly sort: AdvertSort
  /** From 1. */
  readonly page: number
}

/** What is shown without a filter. */
export const defaultAdFilters: AdFilterSet = { state: 'all', coin: null, sort: 'updated', page: 1 }

/** More pages than the list ever has. */
const mostPages = 1000

/** Reads the filters of an address; what is none there counts as left out. */
export function readAdFilters(query: URLSearchParams): AdFilterSet {
  const coin = query.get('cryptoCurrencyCode') ?? ''
  const page = /^\d{1,4}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  return {
    state: advertListStates.find(state => state === query.get('state')) ?? defaultAdFilters.state,
    coin: /^[A-Z0-9]{2,6}$/.test(coin) ? coin : null,
    sort: advertSorts.find(sort => sort === query.get('sort')) ?? defaultAdFilters.sort,
    page: Math.min(Math.max(page, 1), mostPages),
  }
}

/** The address of a list with these filters; what is as without a filter is left out. */
export function adFiltersPath(path: string, { state, coin, sort, page }: AdFilterSet): string {
  return withQuery(path, {
    state: state === defaultAdFilters.state ? null : state,
    cryptoCurrencyCode: coin,
    sort: sort === defaultAdFilters.sort ? null : sort,
    page: page === 1 ? null : String(page),
  })
}
