import type { NamedAsset } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import type { OfferFilters } from '@souk/design-system/domain/trading/advert/offer.ts'
import { coinOfCode } from '../../routes/coinAlias.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'

/** The coin and the fiat of a search; the coin has its name even before the reference data is there. */
export function useMarketAssets({
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
