import type { AssetBook, NamedAsset } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import type { CoinRateShape } from '@souk/design-system/domain/content/home/hero/CoinArches.tsx'
import type { DecimalString } from '@souk/design-system/format/decimal.ts'
import { coinHref } from './homeHrefs.ts'

/** A rate, as the server answers it. */
export interface RateAnswer {
  /** As in `btc_usd`. */
  readonly pair: string
  readonly rate: DecimalString
  readonly changePercent: DecimalString
}

/** What each coin is worth in a currency, in the order of coins. */
export function coinRates(
  answers: readonly RateAnswer[],
  assets: AssetBook,
  fiat: NamedAsset,
): readonly CoinRateShape[] {
  const found = new Map(answers.map(each => [each.pair, each]))
  return assets.coins.flatMap(coin => {
    const known = found.get(`${coin.code}_${fiat.code}`.toLowerCase())
    if (known === undefined) return []
    const { rate, changePercent } = known
    return [{ coin, rate, changePercent, href: coinHref(coin.code, fiat.code) }]
  })
}
