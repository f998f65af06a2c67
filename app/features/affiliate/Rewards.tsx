import type { InviteLinkShape } from '@souk/design-system/domain/growth/affiliate/affiliateShape.ts'
import { noRewardFilter } from '@souk/design-system/domain/growth/affiliate/reward/rewardFilter.ts'
import { RewardHistory } from '@souk/design-system/domain/growth/affiliate/reward/RewardHistory.tsx'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { FileDownload } from '@souk/design-system/domain/page/list/FileDownload.tsx'
import { deviceTimeZone } from '@souk/design-system/format/deviceTimeZone.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useState } from 'react'
import { useFileDownload } from '../../services/useFileDownload.ts'
import { paths } from '../../routes/paths.ts'
import { downloadHref } from './rewardAddress.ts'
import { useRewards } from './useRewards.ts'

interface RewardsProps {
  links: readonly InviteLinkShape[]
  assets: AssetBook
}

/** What the viewer got of fees and as bonuses, narrowed as they choose; and all of it as a file. */
export function Rewards({ links, assets }: RewardsProps) {
  const t = useT('affiliate')
  const locale = useLocale()
  const [filter, setFilter] = useState(noRewardFilter)
  const content = useRewards(filter)
  const download = useFileDownload()
  return (
    <RewardHistory
      {...{ content, filter, links, assets }}
      onFilter={setFilter}
      hrefOf={paths.user}
      end={
        <FileDownload
          state={download.state}
          formats={[{ format: 'csv', label: t('history.download') }]}
          onStart={() => {
            const plan = { timeZone: deviceTimeZone(), locale }
            download.start(downloadHref(filter, plan), 'rewards.csv')
          }}
          onStop={download.stop}
        />
      }
    />
  )
}
