import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type { BonusContent } from '@souk/design-system/domain/growth/bonus/bonusShape.ts'

/**
 * A part of the pages of bonuses, whatever has become of asking for it. `valueOf` takes it out of an answer, null while a piece
 * of it is missing.
 * @param isAsked false while it is not known who looks
 */
export function useBonusContent<Data, Variables extends OperationVariables, T>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  valueOf: (data: Data) => T | null,
  isAsked = true,
): BonusContent<T> {
  const { data, error, loading, refetch } = useQuery<Data>(query, {
    variables,
    skip: !isAsked,
  })
  const value = data === undefined ? null : valueOf(data)
  if (value !== null) return { status: 'ready', value, isStale: error !== undefined }
  if (!isAsked || (loading && error === undefined)) return { status: 'loading' }
  // The card says by itself that it did not load.
  return { status: 'failed', onRetry: () => void refetch().catch(() => {}), isRetrying: loading }
}
