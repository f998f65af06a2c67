import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'

/**
 * A book whose lists lack what is switched off; an asset is still found by its code.
 * @param kept what is chosen now, which stays in its list even so
 */
export function shownAssets(
  book: AssetBook,
  switchedOff: ReadonlySet<string>,
  kept: readonly string[],
): AssetBook {
  const isShown = ({ code }: { readonly code: string }) => !switchedOff.has(code) || kept.includes(code)
  return { ...book, coins: book.coins.filter(isShown), fiats: book.fiats.filter(isShown) }
}
