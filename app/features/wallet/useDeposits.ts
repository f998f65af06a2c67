import { useFragment, useQuery } from '@apollo/client/react'
import type { DepositContent } from '@souk/design-system/domain/money/wallet/receive/IncomingDeposits.tsx'
import { DepositFragment, DepositsQuery } from './Receive.queries.ts'

/** What has come of a coin lately, from the first sight on; an event tells of each block. */
export function useDeposits(coin: string): DepositContent {
  const { data, error, refetch } = useQuery(DepositsQuery, {
    variables: { coin },
    fetchPolicy: 'cache-and-network',
  })
  const found = data?.deposits?.items ?? null
  const { data: deposits, complete } = useFragment({ fragment: DepositFragment, from: [...(found ?? [])] })
  if (found !== null && complete) return { status: 'ready', deposits }
  if (error === undefined) return { status: 'loading' }
  // The card says by itself that it did not load.
  return { status: 'failed', onRetry: () => void refetch().catch(() => {}) }
}
