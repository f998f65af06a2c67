import type { ErrorLike } from '@apollo/client'
import { NetworkStatus } from '@apollo/client'
import type { ListContent } from '@souk/design-system/domain/growth/affiliate/affiliateShape.ts'

interface Asked<Item> {
  readonly found: { readonly items: readonly Item[]; readonly hasMore: boolean } | null | undefined
  readonly error: ErrorLike | undefined
  readonly networkStatus: NetworkStatus
  readonly refetch: () => Promise<unknown>
  readonly fetchMore: (options: { variables: { before: string } }) => Promise<unknown>
}

/** A list that the cache joins of its pages, whatever has become of asking for it. */
export function listContent<Item extends { readonly id: string }>(asked: Asked<Item>): ListContent<Item> {
  const { found, error, networkStatus, refetch, fetchMore } = asked
  if (found == null) {
    if (error === undefined) return { status: 'loading' }
    return {
      status: 'failed',
      // The list says by itself that it did not load.
      onRetry: () => void refetch().catch(() => {}),
      isRetrying: networkStatus === NetworkStatus.refetch || networkStatus === NetworkStatus.loading,
    }
  }
  const { items, hasMore } = found
  const before = items.at(-1)?.id
  return {
    status: 'ready',
    items,
    isStale: error !== undefined,
    // What is shown stays shown when older ones do not come; the button is there to try again.
    onMore:
      hasMore && before !== undefined
        ? () => void fetchMore({ variables: { before } }).catch(() => {})
        : null,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
  }
}
