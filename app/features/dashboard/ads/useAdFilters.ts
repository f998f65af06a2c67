import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { keepFocus } from '../../../routes/navigation/focusState.ts'
import { adFiltersPath, defaultAdFilters, readAdFilters, type AdFilterSet } from './adFilters.ts'

interface AdFilterState {
  readonly filters: AdFilterSet
  /** Shows something else, from the first page on; the address follows. */
  readonly change: (change: Partial<Omit<AdFilterSet, 'page'>>) => void
  readonly pageHref: (page: number) => string
  readonly allHref: string
}

/** The filters of adverts that the address on screen says. */
export function useAdFilters(): AdFilterState {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const filters = readAdFilters(query)
  return {
    filters,
    change: changed => {
      const href = adFiltersPath(pathname, { ...filters, ...changed, page: 1 })
      void navigate(href, { state: keepFocus, preventScrollReset: true })
    },
    pageHref: page => adFiltersPath(pathname, { ...filters, page }),
    allHref: adFiltersPath(pathname, defaultAdFilters),
  }
}
