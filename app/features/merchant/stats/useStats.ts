import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type { StatsContent } from '@souk/design-system/domain/shop/merchant/stats/statsShape.ts'
import { statusOf } from '../../../network/apollo/trouble.ts'

/**
 * Statistics, whatever has become of asking for them. `figuresOf` takes them out of an answer, null while a part of it is
 * missing.
 */
export function useStats<Data, Variables extends OperationVariables, T>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  figuresOf: (data: Data) => T | null,
): StatsContent<T> {
  const { data, error, loading, refetch } = useQuery<Data>(query, {
    variables,
    // What was paid since is not in the figures that were seen before.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const figures = data === undefined ? null : figuresOf(data)
  if (figures !== null) return { status: 'ready', figures, isStale: error !== undefined }
  if (error === undefined) return { status: 'loading' }
  if ([404, 422].includes(statusOf(error) ?? 0)) return { status: 'gone' }
  // The card says by itself that it did not load.
  return { status: 'failed', onRetry: () => void refetch().catch(() => {}), isRetrying: loading }
}
