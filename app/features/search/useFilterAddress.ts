import type { OfferFilters } from '@souk/design-system/domain/trading/advert/offer.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { withLocale } from '../../routes/localePrefix.ts'
import { keepFocus } from '../../routes/navigation/focusState.ts'
import { withQuery } from '../../routes/publicPaths.ts'
import { paths } from '../../routes/paths.ts'
import { usePreferences } from '../../services/usePreferences.ts'
import type { MethodRow } from '../../parts/reference/useChoices.ts'
import { readSearch, searchHref, type SearchAddress } from './searchAddress.ts'

const place = { name: 'buy', params: {} } as const

interface FilterAddress {
  readonly filters: OfferFilters
  readonly change: (changed: Partial<OfferFilters>) => void
  /** The offers that match. */
  readonly href: string
}

/** The filters that the address of the page of filters says: it stays as it is after a reload, and can be handed on. */
export function useFilterAddress(methods: readonly MethodRow[] | null): FilterAddress {
  const [query] = useSearchParams()
  const locale = useLocale()
  const navigate = useNavigate()
  const favourites = usePreferences()
  // A place without a method in its path is never waited for.
  const read = readSearch(place, query, { favourites, methods: null }) as SearchAddress
  const filters: OfferFilters = { ...read.filters, type: query.get('type') === 'sell' ? 'sell' : 'buy' }
  const ownQuery = new URLSearchParams([...query].filter(([name]) => name !== 'type'))
  const hrefOf = (next: OfferFilters) => searchHref({ filters: next, page: 1 }, place, ownQuery, methods)
  return {
    filters,
    change: changed => {
      const next = { ...filters, ...changed }
      const [, said = ''] = hrefOf(next).split('?')
      const address = new URLSearchParams(said)
      address.set('type', next.type)
      const href = withLocale(locale, withQuery(paths.searchFilter(), address))
      void navigate(href, { replace: true, state: keepFocus, preventScrollReset: true })
    },
    href: hrefOf(filters),
  }
}
