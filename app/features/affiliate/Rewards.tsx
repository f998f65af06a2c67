import type { InviteLinkShape } from '@souk/design-system/domain/affiliate/affiliateShape.ts'
import { noRewardFilter } from '@souk/design-system/domain/affiliate/reward/rewardFilter.ts'
import { RewardHistory } from '@souk/design-system/domain/affiliate/reward/RewardHistory.tsx'
import type { AssetBook } from '@souk/design-system/domain/asset/assetBook.ts'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { useRewards } from './useRewards.ts'

interface RewardsProps {
  links: readonly InviteLinkShape[]
  assets: AssetBook
}

/** What the viewer got of fees, of the level and the link that they choose. */
export function Rewards({ links, assets }: RewardsProps) {
  const [filter, setFilter] = useState(noRewardFilter)
  const content = useRewards(filter)
  return <RewardHistory {...{ content, filter, links, assets }} onFilter={setFilter} hrefOf={paths.user} />
}
