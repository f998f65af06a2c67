import type { DecimalString } from '../../../format/decimal.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { formatAmount, formatAmountParts } from '../../../format/formatAmount.ts'
import type { AmountPart } from '../../../format/formatAmount.ts'
import { formatPercent } from '../../../format/formatPercent.ts'
import { useLocale } from '../../../locales/useLocale.ts'

/** Sums are in dollars for everybody, so that they are whole before any reference data has come. */
const dollars: DisplayAsset = { code: 'USD', kind: 'fiat', decimals: 2, shown: 2 }

/** Per cent and dollars as texts, in the viewer's locale. */
export interface DollarText {
  readonly percent: (points: DecimalString) => string
  /** With cents: "$126.00". */
  readonly sum: (amount: DecimalString) => string
  readonly sumParts: (amount: DecimalString) => readonly AmountPart[]
  /** Of whole dollars: "$1,500". */
  readonly volume: (amount: DecimalString) => string
  readonly volumeParts: (amount: DecimalString) => readonly AmountPart[]
}

/** Writes what calculators of fees count. */
export function useDollarText(): DollarText {
  const locale = useLocale()
  return {
    percent: points => formatPercent(points, { locale }),
    sum: amount => formatAmount(amount, dollars, { mode: 'shown', locale }),
    sumParts: amount => formatAmountParts(amount, dollars, { mode: 'shown', locale }),
    volume: amount => formatAmount(amount, dollars, { mode: 'full', locale }),
    volumeParts: amount => formatAmountParts(amount, dollars, { mode: 'full', locale }),
  }
}
