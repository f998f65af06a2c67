import type { NamedAsset } from '@souk/design-system/domain/asset/assetBook.ts'
import { useIsStale } from '@souk/design-system/domain/asset/useIsStale.ts'
import { EscrowExplainer } from '@souk/design-system/domain/advert/EscrowExplainer.tsx'
import { OfferList } from '@souk/design-system/domain/advert/OfferList.tsx'
import { OfferListFailed } from '@souk/design-system/domain/advert/OfferListFailed.tsx'
import { OfferListLoading } from '@souk/design-system/domain/advert/OfferListLoading.tsx'
import { StalePrices } from '@souk/design-system/domain/advert/StalePrices.tsx'
import { MainSideLayout } from '@souk/design-system/domain/shell/MainSideLayout.tsx'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { paths } from '../../paths.ts'
import { useRateMoves } from '../../realtime/useRateMoves.ts'
import { useSettings } from '../../session/useSettings.ts'
import { BestOffersConnector } from './BestOffersConnector.tsx'
import { NoOffers } from './NoOffers.tsx'
import { offerHref } from './offerHref.ts'
import type { SearchAddress } from './searchAddress.ts'
import { pageSize } from './useOffers.ts'
import type { Offers } from './useOffers.ts'
import type { SearchState } from './useSearch.ts'

interface SearchBodyProps extends Pick<SearchState, 'change' | 'pageHref'> {
  search: SearchAddress
  offers: Offers
  coin: NamedAsset
  fiat: NamedAsset
  withBest: boolean
}

/** Rates are marked as old after this, until the settings say otherwise, in seconds. */
const usuallyStaleAfter = 60

/** The offers, whatever has become of asking for them, and what stands beside them. */
export function SearchBody(props: SearchBodyProps) {
  const { search, offers, withBest, coin, fiat } = props
  const { filters } = search
  const { found, data } = offers
  useRateMoves({
    pair: `${filters.cryptoCurrencyCode}_${filters.currencyCode}`.toLowerCase(),
    isOn: found !== null,
    onMove: offers.refetch,
  })
  return (
    <MainSideLayout
      below="drop"
      side={
        <Stack gap="4">
          {withBest && data !== null && <BestOffersConnector {...{ data, filters, coin, fiat }} />}
          <EscrowExplainer type={filters.type} />
        </Stack>
      }
    >
      <Results {...props} />
    </MainSideLayout>
  )
}

function Results({ search, offers, coin, fiat, change, pageHref }: SearchBodyProps) {
  const { filters } = search
  const { page, found, isFailed, isRefreshing, refetch } = offers
  const settings = useSettings()
  const isStale = useIsStale(
    found?.ratesAt ?? new Date(0).toISOString(),
    settings?.rateStaleSeconds ?? usuallyStaleAfter,
  )
  const onSort = (sort: typeof filters.sort) => change({ sort })
  if (isFailed) return <OfferListFailed onRetry={refetch} isRetrying={isRefreshing} />
  if (page === null || found === null) return <OfferListLoading search={filters} onSort={onSort} />
  if (page.total === 0) return <NoOffers {...{ filters, coin, fiat, change }} />
  return (
    <OfferList
      offers={page}
      search={filters}
      coin={coin}
      fiat={fiat}
      onSort={onSort}
      hrefOf={id => offerHref(id, filters)}
      ownerHrefOf={paths.user}
      pageHref={pageHref}
      pageSize={pageSize}
      isStale={isStale}
      note={isStale ? <StalePrices ratesAt={found.ratesAt} /> : undefined}
    />
  )
}
