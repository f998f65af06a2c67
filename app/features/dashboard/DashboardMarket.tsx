import { Grid } from '@souk/design-system/primitives/layout/Grid.tsx'
import { Market } from '../../parts/market/Market.tsx'
import { Rates } from '../../parts/market/Rates.tsx'
import { usePreferences } from '../../services/usePreferences.ts'
import { useAssets } from '../../session/useAssets.ts'

/** Under what waits for the viewer: the market of what they trade, and every coin's rate. */
export function DashboardMarket() {
  const { cryptoCurrencyCode, currencyCode } = usePreferences()
  const assets = useAssets()
  if (assets === null) return null
  const [coin, fiat] = [assets.of(cryptoCurrencyCode), assets.of(currencyCode)]
  return (
    <Grid columns="halves" gap="4">
      <Market coin={coin} fiat={fiat} />
      <Rates {...{ assets, coin, fiat }} />
    </Grid>
  )
}
