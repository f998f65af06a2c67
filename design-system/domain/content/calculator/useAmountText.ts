import type { DecimalString } from '../../../format/decimal.ts'
import { formatAmount, formatAmountParts } from '../../../format/formatAmount.ts'
import type { AmountMode } from '../../../format/formatAmount.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'

/** How amounts are written here. */
export function useAmountText() {
  const locale = useLocale()
  return {
    /** Every unit of an amount. */
    full: (amount: DecimalString, asset: DisplayAsset) =>
      formatAmount(amount, asset, { mode: 'full', locale }),
    /** What one coin costs. */
    price: (amount: DecimalString, asset: DisplayAsset) =>
      formatAmount(amount, asset, { mode: 'price', locale }),
    parts: (amount: DecimalString, asset: DisplayAsset, mode: AmountMode = 'full') =>
      formatAmountParts(amount, asset, { mode, locale }),
  }
}
