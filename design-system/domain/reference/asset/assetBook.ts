import { shownFiatDecimals } from '../../../format/displayAsset.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'

/** A coin of the reference data, as far as it is shown. */
export interface CoinRow {
  readonly code: string
  readonly name: string
  /** Decimals on chain. */
  readonly scale: number
  /** Decimals of the compact form. */
  readonly shownDecimals: number
}

/** A fiat currency of the reference data, as far as it is shown. */
export interface FiatRow {
  readonly code: string
  readonly name: string
  readonly symbol: string
  readonly minorUnits: number
}

/** An asset with its name in the viewer's language. */
export interface NamedAsset extends DisplayAsset {
  readonly name: string
}

/** Every coin and fiat by its code, for components that show amounts of many assets. Made once from the reference data. */
export interface AssetBook {
  readonly coins: readonly NamedAsset[]
  readonly fiats: readonly NamedAsset[]
  /** An asset by its code. One that is not in the reference data yet is shown in full with its code. */
  readonly of: (code: string) => NamedAsset
}

const coinOf = ({ code, name, scale, shownDecimals }: CoinRow): NamedAsset => ({
  code,
  name,
  kind: 'coin',
  decimals: scale,
  shown: shownDecimals,
})

const fiatOf = ({ code, name, symbol, minorUnits }: FiatRow): NamedAsset => ({
  code,
  name,
  kind: 'fiat',
  decimals: minorUnits,
  shown: Math.min(minorUnits, shownFiatDecimals(code)),
  // The reference data names a currency without a sign of its own by its code.
  ...(symbol === '' || symbol === code ? {} : { symbol }),
})

/** More digits than any asset has: an unknown one is never rounded. */
const mostDecimals = 18

/** Makes an {@link AssetBook} of the lists of `GET /v1/currencies`. */
export function assetBook(lists: {
  readonly coins: readonly CoinRow[]
  readonly fiats: readonly FiatRow[]
}): AssetBook {
  const coins = lists.coins.map(coinOf)
  const fiats = lists.fiats.map(fiatOf)
  const byCode = new Map([...fiats, ...coins].map(asset => [asset.code, asset]))
  const unknown = (code: string): NamedAsset => ({
    code,
    name: code,
    kind: 'coin',
    decimals: mostDecimals,
    shown: mostDecimals,
  })
  return { coins, fiats, of: code => byCode.get(code) ?? unknown(code) }
}
