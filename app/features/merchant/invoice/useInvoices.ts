import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type { InvoiceRowShape } from '@souk/design-system/domain/shop/merchant/invoice/merchantInvoice.ts'
import type {
  InvoiceFilterSet,
  InvoiceTotal,
} from '@souk/design-system/domain/shop/merchant/invoices/invoiceFilter.ts'
import { filterVariables } from './invoiceAddress.ts'
import { InvoicesQuery } from './Invoices.queries.ts'

/** So many come at a time. */
const pageSize = 20

/** What there is to show: nothing yet, a failure that can be tried again, or the invoices. */
export type InvoicesContent =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void; readonly isRetrying: boolean }
  | {
      readonly status: 'ready'
      readonly items: readonly InvoiceRowShape[]
      readonly totals: readonly InvoiceTotal[]
      /** They could not be loaded again. */
      readonly isStale: boolean
      /** Fetches older ones; null when these are all. */
      readonly onMore: (() => void) | null
      readonly isLoadingMore: boolean
    }

/** The invoices of a store under filters, as far back as somebody has looked; the cache joins the pages. */
export function useInvoices(accountId: string, filters: InvoiceFilterSet): InvoicesContent {
  const { data, error, loading, refetch, fetchMore, networkStatus } = useQuery(InvoicesQuery, {
    variables: { accountId, before: null, limit: pageSize, ...filterVariables(filters) },
    // One that was made on another page is not in the list that was seen before.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    // Invoices that were asked for later stay when the newest are asked for again.
    refetchWritePolicy: 'merge',
  })
  const found = data?.invoices
  if (found) {
    const before = found.items.at(-1)?.id ?? null
    // What is shown stays shown when older ones do not come; the button is there to try again.
    const more = () => void fetchMore({ variables: { before } }).catch(() => {})
    return {
      status: 'ready',
      items: found.items,
      totals: found.totals,
      isStale: error !== undefined,
      onMore: found.hasMore && before !== null ? more : null,
      isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    }
  }
  if (error === undefined) return { status: 'loading' }
  // The list says by itself that it did not load.
  return { status: 'failed', onRetry: () => void refetch().catch(() => {}), isRetrying: loading }
}
