import type { NamedAsset } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { useIsStale } from '@souk/design-system/domain/reference/asset/useIsStale.ts'
import { EscrowExplainer } from '@souk/design-system/domain/trading/advert/search/EscrowExplainer.tsx'
import { OfferList } from '@souk/design-system/domain/trading/advert/offerList/OfferList.tsx'
import { OfferListFrame } from '@souk/design-system/domain/trading/advert/offerList/OfferListFrame.tsx'
import { MoreOffers } from '@souk/design-system/domain/trading/advert/offerList/MoreOffers.tsx'
import { OfferNews } from '@souk/design-system/domain/trading/advert/offerList/OfferNews.tsx'
import { OfferListFailed } from '@souk/design-system/domain/trading/advert/offerList/OfferListFailed.tsx'
import { OfferListLoading } from '@souk/design-system/domain/trading/advert/offerList/OfferListLoading.tsx'
import { StalePrices } from '@souk/design-system/domain/trading/advert/offerList/StalePrices.tsx'
import { MainSideLayout } from '@souk/design-system/domain/page/layout/MainSideLayout.tsx'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { MarketCorner } from '../../parts/market/MarketCorner.tsx'
import { paths } from '../../routes/paths.ts'
import { useRateMoves } from '../../services/useRateMoves.ts'
import { usePart } from '../../services/usePart.ts'
import { useSettings } from '../../session/useSettings.ts'
import { BestOffersConnector } from './BestOffersConnector.tsx'
import { InstantTradeCorner } from './InstantTradeCorner.tsx'
import { offerHref } from './offerHref.ts'
import { lastPage, type SearchAddress } from './searchAddress.ts'
import { pageSize, type Offers } from './useOffers.ts'
import { useFurtherPages } from './useFurtherPages.ts'
import { useRemedyHref } from './useRemedyHref.ts'
import type { SearchState } from './useSearch.ts'

interface SearchBodyProps extends Pick<SearchState, 'change' | 'pageHref'> {
  search: SearchAddress
  offers: Offers
  coin: NamedAsset
  fiat: NamedAsset
  withBest: boolean
  methods: readonly { readonly code: string; readonly name: string }[]
}

/** Rates are marked as old after this, until the settings say otherwise, in seconds. */
const usuallyStaleAfter = 60

/** The offers, whatever has become of asking for them, and what stands beside them. */
export function SearchBody(props: SearchBodyProps) {
  const { search, offers, withBest, coin, fiat, methods } = props
  const { filters } = search
  const { found, data } = offers
  useRateMoves({
    pair: `${filters.cryptoCurrencyCode}_${filters.currencyCode}`.toLowerCase(),
    isOn: found !== null,
    onMove: offers.refetch,
  })
  // Where there is no room beside the offers, it stands before them: it is why they were asked for.
  const instant = <InstantTradeCorner {...{ filters, coin, fiat, methods }} offers={offers.page} />
  return (
    <MainSideLayout
      below="drop"
      side={
        <Stack gap="4">
          {withBest && instant}
          {withBest && data !== null && <BestOffersConnector {...{ data, filters, coin, fiat }} />}
          <EscrowExplainer type={filters.type} />
          {withBest && <MarketCorner {...{ coin, fiat }} isWanted={found !== null} />}
        </Stack>
      }
    >
      <Stack gap="4">
        {!withBest && instant}
        <Results {...props} />
      </Stack>
    </MainSideLayout>
  )
}

/** Most searches find something, and most people take what they see first. */
const loadNoOffers = () => import('./NoOffers.tsx').then(module => module.NoOffers)
const loadFurther = () => import('./FurtherOffers.tsx').then(module => module.FurtherOffers)

function Results({ search, offers, coin, fiat, change, pageHref }: SearchBodyProps) {
  const { filters } = search
  const { page, found, isFailed, isRefreshing, refetch, steady } = offers
  const remedyHrefOf = useRemedyHref(filters)
  const { further, showMore } = useFurtherPages()
  const showNone = usePart(page?.total === 0, loadNoOffers)
  const showFurther = usePart(further > 0, loadFurther)
  const settings = useSettings()
  const isStale = useIsStale(
    found?.ratesAt ?? new Date(0).toISOString(),
    settings?.rateStaleSeconds ?? usuallyStaleAfter,
  )
  if (isFailed) return <OfferListFailed onRetry={refetch} isRetrying={isRefreshing} />
  if (page?.total === 0) return showNone?.({ filters, coin, fiat, change }) ?? null
  const { news, isMoved, gone, showNews } = steady
  const links = { hrefOf: (id: string) => offerHref(id, filters), ownerHrefOf: paths.user, remedyHrefOf }
  return (
    // The same frame before and after the first answer: a menu that is open in it stays open.
    <OfferListFrame
      search={filters}
      onSort={sort => change({ sort })}
      note={
        <>
          {isStale && found !== null && <StalePrices ratesAt={found.ratesAt} />}
          {(news > 0 || isMoved) && <OfferNews count={news} onShow={showNews} />}
        </>
      }
    >
      {page === null || found === null ? (
        <OfferListLoading />
      ) : (
        <OfferList
          {...{ coin, fiat, pageHref, pageSize, isStale, gone }}
          {...links}
          offers={page}
          search={filters}
          more={showFurther?.({
            search,
            coin,
            fiat,
            ...links,
            count: further,
            total: page.totalIsCapped ? null : page.total,
          })}
          action={
            search.page + further < (page.totalIsCapped ? lastPage : page.pages) && (
              <MoreOffers onMore={showMore} />
            )
          }
        />
      )}
    </OfferListFrame>
  )
}
