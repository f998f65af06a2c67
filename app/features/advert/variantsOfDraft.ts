import { newVariant } from '@souk/design-system/domain/trading/advert/variant/advertVariant.ts'
import type { AdvertVariant } from '@souk/design-system/domain/trading/advert/variant/advertVariant.ts'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import type {
  AdvertDraft_DraftFragment as StoredDraft,
  AdvertDraftVariantInput,
} from '../../__generated__/graphql.ts'

/** What of the single adverts is kept in the draft of several. */
export const variantFieldsOf = (variants: readonly AdvertVariant[]): AdvertDraftVariantInput[] =>
  variants.map(({ id: _id, ...fields }) => fields)

/** The single adverts of a draft as they stood; two coins where there is none. */
export function variantsOfDraft(
  stored: Pick<StoredDraft, 'fields'> | null,
  coin: string,
  assets: AssetBook,
): readonly AdvertVariant[] {
  const kept = stored?.fields.variants ?? []
  if (kept.length > 0)
    return kept.map((variant, index) => ({
      ...newVariant(index + 1, variant.cryptoCurrencyCode ?? coin),
      priceMode: variant.priceMode === 'fixed' ? 'fixed' : 'average',
      marginPercent: variant.marginPercent ?? '',
      fixedPrice: variant.fixedPrice ?? '',
    }))
  const other = assets.coins.find(({ code }) => code !== coin)?.code ?? coin
  return [newVariant(1, coin), newVariant(2, other)]
}
