import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type { MovementContent } from '@souk/design-system/domain/wallet/MovementsCard.tsx'
import { MovementsQuery } from './Movements.query.ts'

/** The viewer's movements as far back as somebody has looked; the cache joins the pages. */
export function useMovements(): MovementContent {
  const { data, error, refetch, fetchMore, networkStatus } = useQuery(MovementsQuery, {
    variables: { before: null },
    // Movements that were asked for later stay when the newest are asked for again.
    refetchWritePolicy: 'merge',
  })
  const found = data?.transactions
  if (!found) {
    if (error === undefined) return { status: 'loading' }
    // The card says by itself that they did not load.
    return { status: 'failed', onRetry: () => void refetch().catch(() => {}) }
  }
  const before = found.items.at(-1)?.id ?? null
  // What is shown stays shown when older ones do not come; the button is there to try again.
  const more = () => void fetchMore({ variables: { before } }).catch(() => {})
  return {
    status: 'ready',
    items: found.items,
    onMore: found.hasMore && before !== null ? more : null,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
  }
}
