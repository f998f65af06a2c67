import { assetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { CoinArches } from '@souk/design-system/domain/content/home/hero/CoinArches.tsx'
import { coinRates } from '../../parts/home/coinRates.ts'
import type { HomeView } from '../readerPage.ts'

/** The coins of the first screen. The server alone draws them. */
export function HomeArches({ view: { currencies, search, rates } }: { view: HomeView }) {
  const assets = assetBook(currencies)
  const fiat = assets.of(search.fiat)
  return rates.length > 0 ? <CoinArches fiat={fiat} rates={coinRates(rates, assets, fiat)} /> : null
}
