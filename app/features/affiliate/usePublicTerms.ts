import { useQuery } from '@apollo/client/react'
import type {
  EarnContent,
  EarnRules,
} from '@souk/design-system/domain/growth/affiliate/calculator/earnShape.ts'
import type { PublicTermsQuery as PublicTermsData } from '../../__generated__/graphql.ts'
import { gql } from '../../__generated__/gql.ts'

/** What sums of inviting are counted with: the viewer's terms or the newest, and what owners of adverts pay. */
const PublicTermsQuery = gql(`
  query PublicTerms {
    inviteTerms {
      version
      holdsFrom
      pinnedUntil
      contractorPercent
      ownerPercent
      secondPercent
      thirdPercent
    }
    fees {
      makerTiers {
        fromVolumeUsd
        percent
      }
    }
  }
`)

/** The terms and fees that the calculator counts with, whatever has become of asking for them. */
export function usePublicTerms(): EarnContent {
  const { data, error, loading, refetch } = useQuery(PublicTermsQuery)
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
