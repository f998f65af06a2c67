import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { keepFocus } from '../../../routes/navigation/focusState.ts'
import { defaultFilters, filteredPath, readFilters, type TradeFilterSet } from './tradeFilters.ts'

interface TradeFilterState {
  readonly filters: TradeFilterSet
  /** Shows something else, from the first page on; the address follows. */
  readonly change: (change: Partial<Omit<TradeFilterSet, 'page'>>) => void
  /** The address of a page of the same list. */
  readonly pageHref: (page: number) => string
  /** The address of all trades. */
  readonly allHref: string
}

/** The filters that the address on screen says. */
export function useTradeFilters(): TradeFilterState {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const filters = readFilters(query)
  return {
    filters,
    change: changed => {
      const href = filteredPath(pathname, { ...filters, ...changed, page: 1 })
      void navigate(href, { state: keepFocus, preventScrollReset: true })
    },
    pageHref: page => filteredPath(pathname, { ...filters, page }),
    allHref: filteredPath(pathname, { ...defaultFilters, state: 'all' }),
  }
}
