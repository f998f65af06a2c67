import { useFragment, useQuery } from '@apollo/client/react'
import type { BestOffer } from '@souk/design-system/domain/trading/advert/search/bestOffer.ts'
import type { OfferPage } from '@souk/design-system/domain/trading/advert/offer.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import type { SearchQuery as SearchData } from '../../__generated__/graphql.ts'
import { refusalOf } from '../../network/apollo/trouble.ts'
import { useAnswerAge } from '../../services/useAnswerAge.ts'
import { OfferFragment } from '../../parts/market/Offer.fragment.ts'
import { SearchQuery } from './Search.query.ts'
import type { SearchAddress } from './searchAddress.ts'
import { offerVariables } from './searchVariables.ts'
import { keepRowPlaces, type KeptRowPlaces } from './rowPlaces.ts'

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
  /** What has changed in the list since it was shown. */
  readonly steady: Steady
}

interface Steady extends Omit<KeptRowPlaces<BestOffer>, 'rows'> {
  readonly rows: readonly BestOffer[]
  /** Shows the list as it has become. */
  readonly showNews: () => void
}

/**
 * The offers of a search, live. While the filters change, the rows of the same market stay until the new ones are there; while
 * the market moves, they stay in their places until the viewer asks for the new ones.
 */
export function useOffers({ filters, page }: SearchAddress, withBest: boolean): Offers {
  const asked = { ...offerVariables(filters), sort: filters.sort, page, limit: pageSize }
  const variables = { ...asked, withBest }
  const { data: known, error, loading, refetch } = useQuery(SearchQuery, { variables })
  const { isOld, isPreviousOld } = useAnswerAge(SearchQuery, variables)
  const fresh = isOld ? undefined : known
  const market = `${filters.type} ${filters.cryptoCurrencyCode} ${filters.currencyCode}`
  const answer = useLast(fresh?.offers ? fresh : undefined, market, JSON.stringify(asked), !isPreviousOld)
  // Twenty rows are drawn in slices, so that a tap meanwhile is answered.
  const last = useDeferredValue(answer)
  const data = last?.data ?? null
  const found = data?.offers ?? null
  const items = useOfferRows(found?.items ?? [], filters.amount)
  const steady = useSteady(items, last?.search ?? '')
  return {
    found,
    page: found === null || items === null ? null : { ...found, items: steady.rows },
    data,
    isFailed: error !== undefined && found === null,
    refused: useMemo(() => Object.keys(refusalOf(error)?.fields ?? {}), [error]),
    isRefreshing: loading,
    refetch: () => {
      // The page says by itself that it did not load.
      refetch().catch(() => {})
    },
    steady,
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

interface Answer {
  readonly about: string
  /** What was asked, exactly. */
  readonly search: string
  readonly data: SearchData
}

/** The last answer about the same thing, unless it may not stand in for another. */
function useLast(
  data: SearchData | undefined,
  about: string,
  search: string,
  standsIn: boolean,
): Answer | null {
  const [last, setLast] = useState<Answer | null>(null)
  if (data === undefined) return last?.about === about && standsIn ? last : null
  if (last?.data === data && last.search === search) return last
  const answer = { about, search, data }
  setLast(answer)
  return answer
}

const nothingGone: ReadonlySet<string> = new Set()

/** The rows where they were for as long as the same is searched. */
function useSteady(items: readonly BestOffer[] | null, search: string): Steady {
  const [shown, setShown] = useState({ search, rows: items ?? [] })
  const isSame = shown.search === search && shown.rows.length > 0
  if (!isSame && items !== null && shown.rows !== items) setShown({ search, rows: items })
  const steady = useMemo(
    () =>
      isSame && items !== null
        ? keepRowPlaces(shown.rows, items)
        : { rows: items ?? shown.rows, gone: nothingGone, news: 0, isMoved: false },
    [isSame, items, shown],
  )
  return { ...steady, showNews: () => setShown({ search, rows: items ?? [] }) }
}
