import type { DecimalString } from '../../../format/decimal.ts'
import { formatAmount, formatAmountParts } from '../../../format/formatAmount.ts'
import type { AmountMode, AmountPart } from '../../../format/formatAmount.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'

interface AmountTexts {
  /** Every unit of an amount. */
  readonly full: (amount: DecimalString, asset: DisplayAsset) => string
  /** What one coin costs. */
  readonly price: (amount: DecimalString, asset: DisplayAsset) => string
  readonly parts: (amount: DecimalString, asset: DisplayAsset, mode?: AmountMode) => readonly AmountPart[]
}

/** How amounts are written here. */
export function useAmountText(): AmountTexts {
  const locale = useLocale()
  return {
    full: (amount, asset) => formatAmount(amount, asset, { mode: 'full', locale }),
    price: (amount, asset) => formatAmount(amount, asset, { mode: 'price', locale }),
    parts: (amount, asset, mode = 'full') => formatAmountParts(amount, asset, { mode, locale }),
  }
}
