import { compare, isZero } from '../../../../format/decimal.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import type { Locale } from '../../../../format/locale.ts'
import { parseDecimal } from '../../../../format/parseDecimal.ts'
import type { AdvertRules } from '../../../../locales/rules.ts'

/** How one of several adverts can be priced; a formula is written for one advert at a time. */
export const variantModes = ['average', 'fixed'] as const
export type VariantMode = (typeof variantModes)[number]

/** What one of several adverts has of its own, as it was typed. */
export interface AdvertVariant {
  readonly id: number
  readonly cryptoCurrencyCode: string
  readonly priceMode: VariantMode
  readonly marginPercent: string
  readonly fixedPrice: string
}

/** As many as are made at once; the server has the last word. */
export const mostVariants = 10

export const newVariant = (id: number, cryptoCurrencyCode: string): AdvertVariant => ({
  id,
  cryptoCurrencyCode,
  priceMode: 'average',
  marginPercent: '0',
  fixedPrice: '',
})

/** The price that was typed, understood; null where it is none, or none that can be. */
export function variantPrice(
  variant: AdvertVariant,
  locale: Locale,
  { margin: { min, max } }: Pick<AdvertRules, 'margin'>,
): DecimalString | null {
  if (variant.priceMode === 'average') {
    const read = parseDecimal(variant.marginPercent, { locale, allowNegative: true, decimals: 2 })
    return read.ok && compare(read.value, min) >= 0 && compare(read.value, max) <= 0 ? read.value : null
  }
  const read = parseDecimal(variant.fixedPrice, { locale })
  return read.ok && !isZero(read.value) ? read.value : null
}
