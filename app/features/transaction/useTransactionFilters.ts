import type { TransactionFilterSet } from '@souk/design-system/domain/money/transaction/transactionFilter.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { withLocale } from '../../routes/localePrefix.ts'
import { keepFocus } from '../../routes/navigation/focusState.ts'
import { filteredHref, readFilters } from './filterAddress.ts'

interface TransactionFilterState {
  readonly filters: TransactionFilterSet
  /** Narrows by something else; the address follows. */
  readonly change: (changed: Partial<TransactionFilterSet>) => void
}

/**
 * The filters that the address on screen says: they stay after a reload, and can be handed on.
 * @param path of the page
 */
export function useTransactionFilters(path: string): TransactionFilterState {
  const [query] = useSearchParams()
  const locale = useLocale()
  const navigate = useNavigate()
  const filters = readFilters(query)
  return {
    filters,
    change: changed => {
      const href = withLocale(locale, filteredHref(path, { ...filters, ...changed }))
      void navigate(href, { replace: true, state: keepFocus, preventScrollReset: true })
    },
  }
}
