import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type { TransactionFilterSet } from '@souk/design-system/domain/money/transaction/transactionFilter.ts'
import type { TransactionDetailShape } from '@souk/design-system/domain/money/transaction/transactionShape.ts'
import { filterVariables } from './filterAddress.ts'
import { TransactionsQuery } from './Transactions.query.ts'

/** So many come at a time. */
const pageSize = 30

/** What there is to show: nothing yet, a failure that can be tried again, or the movements. */
export type TransactionContent =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void; readonly isRetrying: boolean }
  | {
      readonly status: 'ready'
      readonly items: readonly TransactionDetailShape[]
      readonly underWay: readonly TransactionDetailShape[]
      /** Fetches older ones; null when these are all. */
      readonly onMore: (() => void) | null
      readonly isLoadingMore: boolean
    }

/** The viewer's movements under filters, as far back as somebody has looked; the cache joins the pages. */
export function useTransactions(filters: TransactionFilterSet): TransactionContent {
  const { data, error, loading, refetch, fetchMore, networkStatus } = useQuery(TransactionsQuery, {
    variables: { before: null, limit: pageSize, ...filterVariables(filters) },
    notifyOnNetworkStatusChange: true,
    // Movements that were asked for later stay when the newest are asked for again.
    refetchWritePolicy: 'merge',
  })
  const found = data?.transactions
  if (found) {
    const before = found.items.at(-1)?.id ?? null
    // What is shown stays shown when older ones do not come; the button is there to try again.
    const more = () => void fetchMore({ variables: { before } }).catch(() => {})
    return {
      status: 'ready',
      items: found.items,
      underWay: found.underWay,
      onMore: found.hasMore && before !== null ? more : null,
      isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    }
  }
  if (error === undefined) return { status: 'loading' }
  // The list says by itself that it did not load.
  return { status: 'failed', onRetry: () => void refetch().catch(() => {}), isRetrying: loading }
}
