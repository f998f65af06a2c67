import type { DecimalString } from '../../../format/decimal.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { formatAmount, formatAmountParts } from '../../../format/formatAmount.ts'
import { formatPercent } from '../../../format/formatPercent.ts'
import { useLocale } from '../../../locales/useLocale.ts'

/** Sums are in dollars for everybody, so that they are whole before any reference data has come. */
const dollars: DisplayAsset = { code: 'USD', kind: 'fiat', decimals: 2, shown: 2 }

/** Writes what calculators of fees count: per cent and dollars, in the viewer's locale. */
export function useDollarText() {
  const locale = useLocale()
  return {
    percent: (points: DecimalString) => formatPercent(points, { locale }),
    /** With cents: "$126.00". */
    sum: (amount: DecimalString) => formatAmount(amount, dollars, { mode: 'shown', locale }),
    sumParts: (amount: DecimalString) => formatAmountParts(amount, dollars, { mode: 'shown', locale }),
    /** Of whole dollars: "$1,500". */
    volume: (amount: DecimalString) => formatAmount(amount, dollars, { mode: 'full', locale }),
    volumeParts: (amount: DecimalString) => formatAmountParts(amount, dollars, { mode: 'full', locale }),
  }
}
