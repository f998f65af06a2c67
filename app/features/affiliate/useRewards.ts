import { useQuery } from '@apollo/client/react'
import type { ListContent, RewardShape } from '@souk/design-system/domain/growth/affiliate/affiliateShape.ts'
import type { RewardFilter } from '@souk/design-system/domain/growth/affiliate/reward/rewardFilter.ts'
import { RewardsQuery } from './Affiliate.queries.ts'
import { listContent } from './listContent.ts'

/** So many come at a time. */
const pageSize = 20

/** What the viewer got of fees and as bonuses, narrowed by a filter, as far back as they have looked. */
export function useRewards(filter: RewardFilter): ListContent<RewardShape> {
  const { data, error, networkStatus, refetch, fetchMore } = useQuery(RewardsQuery, {
    variables: { ...filter, before: null, limit: pageSize },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    // Those that were asked for later stay when the newest are asked for again.
    refetchWritePolicy: 'merge',
  })
  return listContent({ found: data?.affiliateRewards, error, networkStatus, refetch, fetchMore })
}
