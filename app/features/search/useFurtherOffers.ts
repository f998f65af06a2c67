import { useApolloClient } from '@apollo/client/react'
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { SearchQuery as SearchData } from '../../__generated__/graphql.ts'
import { SearchQuery } from './Search.query.ts'
import type { SearchAddress } from './searchAddress.ts'
import { offerVariables } from './searchVariables.ts'
import { pageSize } from './useOffers.ts'

type Adverts = NonNullable<SearchData['offers']>['items']

/** What a search knows of an advert; the row reads the rest. */
export type FurtherAdvert = Adverts[number]

interface FurtherOffers {
  /** In their order, each once: one that moved from page to page meanwhile stands where it was first. */
  readonly ids: readonly string[]
  readonly byId: ReadonlyMap<string, FurtherAdvert>
}

/**
 * The offers of the pages after the one of the address, asked for one page after the other. Only what they are is kept: a row
 * that is in sight follows its advert by itself, so that thousands of others cost nothing while something changes.
 */
export function useFurtherOffers(search: SearchAddress, count: number): FurtherOffers {
  const client = useApolloClient()
  const [pages, setPages] = useState<readonly Adverts[]>(() => {
    const known: Adverts[] = []
    // What was there a moment ago is there at once, after a step back.
    for (let next = known.length; next < count; next++) {
      const page = client.readQuery({ query: SearchQuery, variables: variablesOf(search, next) })
      if (!page?.offers) break
      known.push(page.offers.items)
    }
    return known
  })
  const next = pages.length
  useEffect(() => {
    if (next >= count) return undefined
    let isLeft = false
    const fetchNext = async () => {
      const { data } = await client.query({ query: SearchQuery, variables: variablesOf(search, next) })
      const items = data?.offers?.items
      if (!isLeft && items !== undefined) startTransition(() => setPages(known => [...known, items]))
    }
    // Said by an alert; the next press asks again.
    fetchNext().catch(() => {})
    return () => {
      isLeft = true
    }
  }, [client, search, next, count])
  return useMemo(() => {
    const byId = new Map(pages.flat().map(advert => [advert.id, advert]))
    return { ids: [...byId.keys()], byId }
  }, [pages])
}

const variablesOf = ({ filters, page }: SearchAddress, further: number) => ({
  ...offerVariables(filters),
  sort: filters.sort,
  page: page + further + 1,
  limit: pageSize,
  withBest: false,
})
