import { useQuery } from '@apollo/client/react'
import { EscrowExplainer } from '@souk/design-system/domain/advert/EscrowExplainer.tsx'
import { HomeHero } from '@souk/design-system/domain/advert/home/HomeHero.tsx'
import { OfferListFailed } from '@souk/design-system/domain/advert/OfferListFailed.tsx'
import { Grid } from '@souk/design-system/primitives/layout/Grid.tsx'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { searchPathOf } from '../../paths.ts'
import { useRateMoves } from '../../realtime/useRateMoves.ts'
import { useApproach } from '../../reference/useApproach.ts'
import { methodsOfFiat, useChoices } from '../../reference/useChoices.ts'
import { useServices } from '../../services/useServices.ts'
import { useWordedPart } from '../../services/useWordedPart.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { BestOfferListConnector } from './BestOfferListConnector.tsx'
import { HomeQuery } from './Home.query.ts'
import { useHomeSearch } from './useHomeSearch.ts'

const loadMore = () => import('./HomeMore.tsx').then(module => module.HomeMore)

/** What this place is, the search that begins here, and the best offers both ways. */
export function HomePage() {
  const { navigation } = useServices()
  const { filters, change, href } = useHomeSearch()
  const { cryptoCurrencyCode, currencyCode } = filters
  const { isNear, approach } = useApproach()
  const choices = useChoices(isNear || filters.paymentMethodCodes.length > 0 || filters.countryCode !== null)
  const assets = useAssets()
  const { data, error, loading, refetch } = useQuery(HomeQuery, {
    variables: { cryptoCurrencyCode, currencyCode },
  })
  const again = () => {
    // What it fails with shows in place.
    refetch().catch(() => {})
  }
  useRateMoves({
    pair: `${cryptoCurrencyCode}_${currencyCode}`.toLowerCase(),
    isOn: data !== undefined,
    onMove: again,
  })
  const home = data?.home ?? null
  const fiat = (assets ?? noAssets).of(currencyCode)
  const coin = (assets ?? noAssets).of(cryptoCurrencyCode)
  const showMore = useWordedPart(home !== null && assets !== null, loadMore, 'home')
  return (
    <Stack gap="6">
      <div {...approach}>
        <HomeHero
          filters={filters}
          onChange={change}
          assets={assets ?? noAssets}
          methods={methodsOfFiat(choices?.methods ?? [], currencyCode)}
          countries={choices?.countries ?? []}
          onSearch={() => navigation.go(href)}
        />
      </div>
      {error !== undefined && home === null ? (
        <OfferListFailed onRetry={again} isRetrying={loading} />
      ) : (
        <Grid columns="halves">
          {(['buy', 'sell'] as const).map(type => (
            <BestOfferListConnector
              key={type}
              type={type}
              adverts={
                home === null || assets === null ? null : home[type === 'buy' ? 'bestToBuy' : 'bestToSell']
              }
              fiat={fiat}
              allHref={searchPathOf(type, cryptoCurrencyCode)}
            />
          ))}
        </Grid>
      )}
      <EscrowExplainer type={filters.type} />
      {home !== null && assets !== null && showMore?.({ assets, coin, fiat, figures: home.figures })}
    </Stack>
  )
}
