import type { QuoteSearch } from '@souk/design-system/domain/content/home/quote/quoteShape.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { homeParameters, homeSearchOf } from '../../parts/home/homeSearch.ts'
import { usePreferences } from '../../services/usePreferences.ts'

interface HomeSearch {
  /** What the form begins with. */
  readonly begun: QuoteSearch
  readonly search: QuoteSearch
  readonly change: (search: QuoteSearch) => void
}

/** The search of the first page: what its address says, else what the viewer likes, which it remembers. */
export function useHomeSearch(): HomeSearch {
  const { cryptoCurrencyCode: coin, currencyCode: fiat, change: prefer } = usePreferences()
  const [parameters] = useSearchParams()
  const [begun] = useState(() => homeSearchOf(queryIn(parameters), { coin, fiat }))
  const [search, setSearch] = useState(begun)
  return {
    begun,
    search,
    change(next) {
      setSearch(next)
      if (next.coin !== coin || next.fiat !== fiat)
        prefer({ cryptoCurrencyCode: next.coin, currencyCode: next.fiat })
    },
  }
}

const queryIn = (parameters: URLSearchParams) =>
  Object.fromEntries(
    Object.entries(homeParameters).flatMap(([name, form]) => {
      const value = parameters.get(name)
      return value !== null && form.test(value) ? [[name, value]] : []
    }),
  )
