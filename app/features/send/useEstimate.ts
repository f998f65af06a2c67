import { useQuery } from '@apollo/client/react'
import type { SendTerms } from '@souk/design-system/domain/money/send/sendShape.ts'
import type { SendEstimate } from '@souk/design-system/domain/money/send/sendShape.ts'
import { SendEstimateQuery } from './Send.queries.ts'
import { useDebounced } from '../../services/useDebounced.ts'

/** It is asked once typing has paused for so long, in milliseconds. */
const pause = 300

interface Estimate {
  /** Null until it is known. */
  readonly estimate: SendEstimate | null
  /** It is of another amount than the one on screen. */
  readonly isStale: boolean
  readonly isFailed: boolean
  readonly refetch: () => Promise<SendEstimate | null>
}

/** What sending costs by these terms; what was known stays on screen until the next is. */
export function useEstimate(coinCode: string, { way, network, amount }: SendTerms): Estimate {
  const asked = useDebounced(amount, pause)
  const { data, previousData, loading, error, refetch } = useQuery(SendEstimateQuery, {
    variables: {
      cryptoCurrencyCode: coinCode,
      isInternal: way === 'user',
      ...(way === 'user' || network === null ? {} : { network }),
      ...(asked === null ? {} : { amount: asked }),
    },
  })
  const estimate = (data ?? previousData)?.estimatedFee ?? null
  return {
    estimate,
    isStale: asked !== amount || (loading && data === undefined),
    isFailed: error !== undefined && estimate === null,
    refetch: async () => (await refetch()).data?.estimatedFee ?? null,
  }
}
