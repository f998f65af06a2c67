import { useQuery } from '@apollo/client/react'
import type {
  EarnContent,
  EarnRules,
} from '@souk/design-system/domain/growth/affiliate/calculator/earnShape.ts'
import type { PublicTermsQuery as PublicTermsData } from '../../__generated__/graphql.ts'
import { PublicTermsQuery } from './PublicTerms.query.ts'

/** The terms and fees that the calculator counts with, whatever has become of asking for them. */
export function usePublicTerms(): EarnContent {
  const { data, error, loading, refetch } = useQuery(PublicTermsQuery, {
    // The terms of a visitor are others than their own, once they are logged in.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const rules = data === undefined ? null : rulesOf(data)
  if (rules !== null) return { status: 'ready', rules, isStale: error !== undefined }
  if (loading && error === undefined) return { status: 'loading' }
  // The calculator says by itself that they did not load.
  return { status: 'failed', onRetry: () => void refetch().catch(() => {}), isRetrying: loading }
}

/** Null while a part of them is missing: nothing is counted with half of the rules. */
function rulesOf({ inviteTerms: terms, fees }: PublicTermsData): EarnRules | null {
  const [first, ...rest] = fees?.makerTiers ?? []
  return terms === null || first === undefined ? null : { terms, tiers: [first, ...rest] }
}
