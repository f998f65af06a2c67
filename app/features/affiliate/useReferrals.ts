import { useQuery } from '@apollo/client/react'
import type {
  AffiliateLevel,
  ListContent,
  ReferralShape,
} from '@souk/design-system/domain/growth/affiliate/affiliateShape.ts'
import { ReferralsQuery } from './Affiliate.queries.ts'
import { listContent } from './listContent.ts'

/** So many come at a time. */
const pageSize = 20

/** Who came by the viewer, on one level, as far back as they have looked. */
export function useReferrals(level: AffiliateLevel): ListContent<ReferralShape> {
  const { data, error, networkStatus, refetch, fetchMore } = useQuery(ReferralsQuery, {
    variables: { level, before: null, limit: pageSize },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    // Those that were asked for later stay when the newest are asked for again.
    refetchWritePolicy: 'merge',
  })
  return listContent({ found: data?.affiliateReferrals, error, networkStatus, refetch, fetchMore })
}
