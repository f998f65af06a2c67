import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import type { StoreShape } from '../store/storeShape.ts'

type Priced = Pick<StoreShape, 'currencyCode' | 'cryptoCurrencyCodes'>

/** What an invoice of a store can ask for: its currency first, or else any fiat after its coins. */
export function invoiceAssets(store: Priced, assets: AssetBook): readonly NamedAsset[] {
  const coins = store.cryptoCurrencyCodes.map(assets.of)
  return store.currencyCode === null ? [...coins, ...assets.fiats] : [assets.of(store.currencyCode), ...coins]
}

/**
 * What a new invoice begins with: what another had, while the store still takes it; else the store’s currency; in a store without
 * one the viewer’s.
 */
export function firstAsset(
  store: Priced,
  choice: readonly NamedAsset[],
  wished: { readonly copied: string | null; readonly viewers: string },
): string {
  const codes = choice.map(({ code }) => code)
  const wishes = [wished.copied, store.currencyCode, wished.viewers]
  return wishes.find(code => code !== null && codes.includes(code)) ?? codes[0] ?? ''
}
