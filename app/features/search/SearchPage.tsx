import { use } from 'react'
import { SearchHeading } from '@souk/design-system/domain/trading/advert/search/SearchHeading.tsx'
import { FilterBar } from '@souk/design-system/domain/trading/advert/filter/FilterBar.tsx'
import { NotFoundState } from '@souk/design-system/domain/page/state/NotFoundState.tsx'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useMedia } from '@souk/design-system/primitives/media/useMedia.ts'
import { media } from '@souk/design-system/tokens/vars.ts'
import { notFoundHrefs } from '../../parts/frame/notFoundHrefs.ts'
import { usePageWords } from '../../parts/frame/usePageWords.ts'
import { useFirstTouch } from '../../parts/reference/useFirstTouch.ts'
import { methodsOfFiat } from '../../parts/reference/useChoices.ts'
import { shownAssets } from '../../session/shownAssets.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { useDisabledAssets } from '../../services/useDisabledAssets.ts'
import { useWordedPart } from '../../services/useWordedPart.ts'
import { useStanding } from '../../services/useViewer.ts'
import { SearchBody } from './SearchBody.tsx'
import { PlainSearch } from './PlainSearch.ts'
import type { SearchAddress } from './searchAddress.ts'
import { useRepairedAddress } from './useRepairedAddress.ts'
import { useOffers } from './useOffers.ts'
import { useSearch, type SearchState } from './useSearch.ts'
import type { NamedAsset } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import type { OfferFilters } from '@souk/design-system/domain/trading/advert/offer.ts'
import { coinOfCode } from '../../routes/coinAlias.ts'

/** Looking for an offer: what the address says, in all its forms (`/buy`, `/sell-bitcoin-with-opay`, `/search/buy`). */
export function SearchPage() {
  const { isNear, approach } = useFirstTouch()
  const state = useSearch(isNear)
  const { search } = state
  if (search === 'notFound') return <UnknownMethod />
  if (search === 'waiting') return null
  return <FoundSearch {...state} {...{ search, isNear, approach }} />
}

/** There is no such payment method: the page is nobody's, and is called so. */
function UnknownMethod() {
  usePageWords({}, 'notFound')
  return <NotFoundState hrefs={notFoundHrefs} />
}

const loadKeeping = () => import('./saved/SaveSearchPart.tsx').then(module => module.SaveSearchPart)

type FoundSearchProps = SearchState & {
  search: SearchAddress
} & ReturnType<typeof useFirstTouch>

function FoundSearch({ search, isNear, approach, choices, change, changeType, pageHref }: FoundSearchProps) {
  const { filters } = search
  const assets = useAssets()
  const switchedOff = useDisabledAssets(isNear)
  const { coin, fiat } = useMarketAssets(filters)
  const plain = use(PlainSearch)
  const withBest = useMedia(media.tabletBigUp)
  const offers = useOffers(search, withBest)
  const methods = choices === null ? [] : methodsOfFiat(choices.methods, filters.currencyCode)
  const countries = choices?.countries ?? []
  useRepairedAddress(offers, pageHref)
  const isMember = useStanding() === 'member'
  const showKeeping = useWordedPart(isMember && assets !== null && offers.found !== null, loadKeeping, 'kept')
  const [only, ...others] = filters.paymentMethodCodes
  const method = others.length === 0 ? methods.find(({ code }) => code === only)?.name : undefined
  usePageWords(
    { coin: coin.name, currency: fiat.code, ...(method === undefined ? {} : { method }) },
    method === undefined ? `${filters.type}Coin` : `${filters.type}CoinWith`,
  )
  return (
    <Stack gap="4">
      <SearchHeading
        type={filters.type}
        coin={coin}
        fiat={fiat}
        onTypeChange={changeType}
        found={offers.found}
        countryName={countries.find(({ code }) => code === filters.countryCode)?.name ?? null}
        marketRate={offers.found?.marketRate ?? null}
        marketChangePercent={offers.found?.marketChangePercent ?? null}
        ratesAt={offers.found?.ratesAt ?? null}
      />
      {assets !== null && (
        <div {...approach} data-filters="">
          {plain?.({ filters, assets })}
          <FilterBar
            filters={filters}
            onChange={change}
            assets={shownAssets(assets, switchedOff, [filters.cryptoCurrencyCode, filters.currencyCode])}
            methods={methods}
            countries={countries}
            found={offers.found}
            canOwn={isMember}
            end={assets === null ? undefined : showKeeping?.({ filters, assets, methods, countries })}
          />
        </div>
      )}
      <SearchBody {...{ search, offers, coin, fiat, change, pageHref, withBest, methods }} />
    </Stack>
  )
}

/** The coin and the fiat of a search; the coin has its name even before the reference data is there. */
function useMarketAssets({
  cryptoCurrencyCode,
  currencyCode,
}: Pick<OfferFilters, 'cryptoCurrencyCode' | 'currencyCode'>): { coin: NamedAsset; fiat: NamedAsset } {
  const assets = useAssets()
  if (assets !== null) return { coin: assets.of(cryptoCurrencyCode), fiat: assets.of(currencyCode) }
  const coin = noAssets.of(cryptoCurrencyCode)
  return {
    coin: { ...coin, name: coinOfCode(cryptoCurrencyCode)?.name ?? coin.name },
    fiat: { ...noAssets.of(currencyCode), kind: 'fiat' },
  }
}
