import { useFragment, useQuery } from '@apollo/client/react'
import type { BestOffer } from '@souk/design-system/domain/advert/bestOffer.ts'
import type { OfferPage } from '@souk/design-system/domain/advert/offer.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import type { SearchQuery as SearchData } from '../../__generated__/graphql.ts'
import { refusalOf } from '../../apollo/trouble.ts'
import { OfferFragment } from './Offer.fragment.ts'
import { SearchQuery } from './Search.query.ts'
import type { SearchAddress } from './searchAddress.ts'
import { searchVariables } from './searchVariables.ts'
import { steadyOrder } from './steadyOrder.ts'

/** Offers on a page. */
export const pageSize = 20

type Found = NonNullable<SearchData['offers']>

/** What a search found. Null while nothing is known of it. */
export interface Offers {
  readonly found: Found | null
  readonly page: OfferPage | null
  readonly data: SearchData | null
  readonly isFailed: boolean
  /** The filters that the service does not know, under the names of the wire. The same list for the same answer. */
  readonly refused: readonly string[]
  readonly isRefreshing: boolean
  readonly refetch: () => void
}

export interface OfferOptions {
  readonly withBest: boolean
  /** Somebody points at the rows: they stay in their places. */
  readonly isHeld: boolean
}

/** The offers of a search, live. While the filters change, the rows of the same market stay until the new ones are there. */
export function useOffers({ filters, page }: SearchAddress, { withBest, isHeld }: OfferOptions): Offers {
  const variables = { ...searchVariables(filters), sort: filters.sort, page, limit: pageSize, withBest }
  const { data: fresh, error, loading, refetch } = useQuery(SearchQuery, { variables })
  const market = `${filters.type} ${filters.cryptoCurrencyCode} ${filters.currencyCode}`
  // Twenty rows are drawn in slices, so that a tap meanwhile is answered.
  const data = useDeferredValue(useLast(fresh?.offers ? fresh : undefined, market))
  const found = data?.offers ?? null
  const items = useOfferRows(found?.items ?? [], filters.amount)
  const shown = useSteady(items, isHeld && page === found?.page)
  return {
    found,
    page: found === null || items === null ? null : { ...found, items: shown },
    data,
    isFailed: error !== undefined && found === null,
    refused: useMemo(() => Object.keys(refusalOf(error)?.fields ?? {}), [error]),
    isRefreshing: loading,
    refetch: () => {
      // The page says by itself that it did not load.
      refetch().catch(() => {})
    },
  }
}

/** The rows of adverts out of the cache; null while one of them is not whole. */
export function useOfferRows(adverts: Found['items'], amount: string | null): readonly BestOffer[] | null {
  const { data, complete } = useFragment({
    fragment: OfferFragment,
    from: [...adverts],
    variables: { amount },
  })
  return complete ? data : null
}

/** The last answer about the same thing. */
function useLast<Data>(data: Data | undefined, about: string): Data | null {
  const [last, setLast] = useState<{ readonly about: string; readonly data: Data } | null>(null)
  if (data !== undefined && (last?.data !== data || last.about !== about)) setLast({ about, data })
  return data ?? (last?.about === about ? last.data : null)
}

/** The rows where they were while they are held; otherwise as they came. */
function useSteady(items: readonly BestOffer[] | null, isHeld: boolean): readonly BestOffer[] {
  const [shown, setShown] = useState({ items, rows: items ?? [] })
  const isFresh = items !== null && items !== shown.items
  if (!isFresh && (isHeld || items === null || shown.rows === items)) return shown.rows
  const rows = isHeld ? steadyOrder(shown.rows, items ?? []) : (items ?? [])
  setShown({ items, rows })
  return rows
}
