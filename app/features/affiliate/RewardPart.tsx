import type {
  InviteLinkShape,
  ListContent,
  RewardShape,
} from '@souk/design-system/domain/growth/affiliate/affiliateShape.ts'
import { noRewardFilter } from '@souk/design-system/domain/growth/affiliate/reward/rewardFilter.ts'
import { RewardHistory } from '@souk/design-system/domain/growth/affiliate/reward/RewardHistory.tsx'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { FileDownload } from '@souk/design-system/domain/page/list/FileDownload.tsx'
import { deviceTimeZone } from '@souk/design-system/format/date/deviceTimeZone.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useState } from 'react'
import { useFileDownload } from '../../services/useFileDownload.ts'
import { paths } from '../../routes/paths.ts'
import type { RewardFilter } from '@souk/design-system/domain/growth/affiliate/reward/rewardFilter.ts'
import { useQuery } from '@apollo/client/react'
import { keysetList, keysetOptions } from '../../network/apollo/lists/keysetList.ts'
import { RewardsQuery } from './Affiliate.queries.ts'

/** So many come at a time. */
const pageSize = 20

interface RewardsProps {
  links: readonly InviteLinkShape[]
  assets: AssetBook
}

/** What the viewer got of fees and as bonuses, narrowed as they choose; and all of it as a file. */
export function RewardPart({ links, assets }: RewardsProps) {
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

interface FilePlan {
  readonly timeZone: string
  readonly locale: string
}

/** The address of the table with the same filter, as the contract of the download has it. */
function downloadHref(filter: RewardFilter, { timeZone, locale }: FilePlan): string {
  const params = new URLSearchParams()
  if (filter.level !== null) params.set('level', String(filter.level))
  if (filter.code !== null) params.set('code', filter.code)
  if (filter.from !== null) params.set('from', filter.from)
  if (filter.until !== null) params.set('until', filter.until)
  params.set('time_zone', timeZone)
  params.set('locale', locale)
  return `/api/v1/affiliates/download?${params.toString()}`
}

/** What the viewer got of fees and as bonuses, narrowed by a filter, as far back as they have looked. */
function useRewards(filter: RewardFilter): ListContent<RewardShape> {
  const asked = useQuery(RewardsQuery, {
    variables: { ...filter, before: null, limit: pageSize },
    ...keysetOptions,
  })
  return keysetList(asked, asked.data?.affiliateRewards)
}
