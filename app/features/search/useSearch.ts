import { defaultLocale } from '@souk/design-system/format/locale.ts'
import type { OfferFilters, SearchType } from '@souk/design-system/domain/trading/advert/offer.ts'
import { useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { keepFocus } from '../../routes/navigation/focusState.ts'
import type { Preferences } from '../../session/preferences/preferences.ts'
import { usePreferences } from '../../services/usePreferences.ts'
import { useChoices, type Choices } from '../../parts/reference/useChoices.ts'
import { localePrefix } from '../../routes/localePrefix.ts'
import { matchRoute, type RouteMatch } from '../../routes/matchRoute.ts'
import { readSearch, searchHref, type SearchAddress } from './searchAddress.ts'

/** A search as its address says it, and how to change it. */
export interface SearchState {
  readonly search: SearchAddress | 'waiting' | 'notFound'
  readonly choices: Choices | null
  /** Searches for something else, from the first page on; the address follows, and what the viewer likes is remembered. */
  readonly change: (change: Partial<OfferFilters>) => void
  readonly changeType: (type: SearchType) => void
  /** The address of a page of the same search. */
  readonly pageHref: (page: number) => string
}

const nowhere: RouteMatch = { name: 'buy', path: '/buy', params: {}, locale: defaultLocale }

/**
 * The search that the address on screen says.
 * @param isNear somebody is about to use the filters
 */
export function useSearch(isNear: boolean): SearchState {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { change: prefer, currencyCode, cryptoCurrencyCode, countryCode } = usePreferences()
  const place = useMemo(() => matchRoute(pathname) ?? nowhere, [pathname])
  const isNamed = ['paymentMethodCode', 'countryCode'].some(name => query.has(name)) || countryCode !== null
  const choices = useChoices(isNear || isNamed || place.params['method'] !== undefined)
  const methods = choices?.methods ?? null
  const methodsOfPath = place.params['method'] === undefined ? null : methods
  // The same as long as it says the same: the rows that it is given to need no rendering then.
  const search = useMemo(
    () =>
      readSearch(place, query, {
        favourites: { currencyCode, cryptoCurrencyCode, countryCode },
        methods: methodsOfPath,
      }),
    [place, query, currencyCode, cryptoCurrencyCode, countryCode, methodsOfPath],
  )

  const go = (next: SearchAddress) => {
    const href = localePrefix(place.locale) + searchHref(next, place, query, methods)
    void navigate(href, { replace: true, state: keepFocus, preventScrollReset: true })
  }
  const change = (changed: Partial<OfferFilters>) => {
    if (typeof search === 'string') return
    const liked = likedIn(changed)
    if (Object.keys(liked).length > 0) prefer(liked)
    go({ filters: { ...search.filters, ...changed }, page: 1 })
  }
  return {
    search,
    choices,
    change,
    changeType: type => change({ type }),
    pageHref: page =>
      typeof search === 'string' ? '' : searchHref({ ...search, page }, place, query, methods),
  }
}

/** What of a change is remembered as what the viewer likes. */
function likedIn({
  cryptoCurrencyCode,
  currencyCode,
  countryCode,
}: Partial<OfferFilters>): Partial<Preferences> {
  return {
    ...(cryptoCurrencyCode === undefined ? {} : { cryptoCurrencyCode }),
    ...(currencyCode === undefined ? {} : { currencyCode }),
    ...(countryCode === undefined ? {} : { countryCode }),
  }
}
