import { useFragment, useQuery } from '@apollo/client/react'
import type { MovementContent } from '@souk/design-system/domain/money/wallet/LatestMovements.tsx'
import { LatestMovementsQuery, MovementFragment } from './LatestMovements.query.ts'

/** The viewer's latest movements, and those under way: an event tells of each block. */
export function useLatestMovements(): MovementContent {
  const { data, error, refetch } = useQuery(LatestMovementsQuery, {
    variables: { before: null },
    // Movements that were asked for elsewhere stay when the newest are asked for again.
    refetchWritePolicy: 'merge',
  })
  const found = data?.transactions
  const items = useFragment({ fragment: MovementFragment, from: [...(found?.items ?? [])] })
  const underWay = useFragment({ fragment: MovementFragment, from: [...(found?.underWay ?? [])] })
  if (found && items.complete && underWay.complete)
    return { status: 'ready', items: items.data, underWay: underWay.data }
  if (error === undefined) return { status: 'loading' }
  // The card says by itself that they did not load.
  return { status: 'failed', onRetry: () => void refetch().catch(() => {}) }
}
