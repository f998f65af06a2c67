import { useFragment, useQuery } from '@apollo/client/react'
import { AdvertFilters } from '@souk/design-system/domain/trading/dashboard/adverts/AdvertFilters.tsx'
import { AdvertListEmpty } from '@souk/design-system/domain/trading/dashboard/adverts/AdvertListEmpty.tsx'
import { AdvertListFailed } from '@souk/design-system/domain/trading/dashboard/adverts/AdvertListFailed.tsx'
import { AdvertListLoading } from '@souk/design-system/domain/trading/dashboard/adverts/AdvertListLoading.tsx'
import { DashboardCard } from '@souk/design-system/domain/trading/dashboard/DashboardCard.tsx'
import { paths } from '../../../routes/paths.ts'
import { useAssets } from '../../../session/useAssets.ts'
import { AdsQuery } from './Ads.queries.ts'
import { AdsBody } from './AdsBody.tsx'
import { DashboardHead } from '../DashboardHead.tsx'
import { useAdFilters } from './useAdFilters.ts'
import type { OwnAdvert } from '@souk/design-system/domain/trading/advert/ownAdvert.ts'
import type { AdsQuery as AdsData } from '../../../__generated__/graphql.ts'
import { OwnAdvertFragment } from './OwnAdvert.fragment.ts'

/** The viewer's own adverts under the filters of the address, whatever has become of asking for them. */
export function AdsCard() {
  const { filters, change, pageHref, allHref } = useAdFilters()
  const { state, coin, sort, page } = filters
  const { data, previousData, error, loading, refetch } = useQuery(AdsQuery, {
    variables: { state, coin, sort, page },
  })
  const assets = useAssets()
  const found = data?.myAdverts ?? null
  const adverts = useAdRows(found?.items ?? [])
  const counts = (data ?? previousData)?.myAdverts?.counts ?? null
  // The card says by itself that it did not load.
  const again = () => void refetch().catch(() => {})
  const body = () => {
    if (error !== undefined && found === null)
      return <AdvertListFailed onRetry={again} isRetrying={loading} />
    if (found === null || adverts === null || assets === null) return <AdvertListLoading />
    if (adverts.length > 0) return <AdsBody {...{ adverts, found, assets, pageHref }} onMoved={again} />
    const hasOthers = found.counts.all + found.counts.archived > 0
    return <AdvertListEmpty hasOthers={hasOthers} allHref={allHref} createHref={paths.createAdvert()} />
  }
  return (
    <DashboardCard>
      <DashboardHead current="ads" />
      <AdvertFilters
        {...{ state, counts, coin, sort }}
        coins={assets?.coins.map(({ code }) => code) ?? []}
        onChange={change}
      />
      {body()}
    </DashboardCard>
  )
}

type Adverts = NonNullable<AdsData['myAdverts']>['items']

/** The rows of a list out of the cache, where changes and polls put what is new; null while one of them is not whole. */
function useAdRows(adverts: Adverts): readonly OwnAdvert[] | null {
  const { data, complete } = useFragment({ fragment: OwnAdvertFragment, from: [...adverts] })
  if (!complete) return null
  // An advert of one's own always comes with its settings.
  return data.flatMap(advert => (advert.settings === null ? [] : [{ ...advert, settings: advert.settings }]))
}
