import type { DecimalString } from '../../../format/decimal.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { formatAmount, formatAmountParts } from '../../../format/formatAmount.ts'
import type { AmountPart } from '../../../format/formatAmount.ts'
import { formatDate } from '../../../format/formatDate.ts'
import { formatPercent } from '../../../format/formatPercent.ts'
import { formatCount } from '../../../format/numberFormat.ts'
import { useLocale } from '../../../locales/useLocale.ts'

/** Sums are in dollars for everybody, so that they are whole before any reference data has come. */
const dollars: DisplayAsset = { code: 'USD', kind: 'fiat', decimals: 2, shown: 2 }

/** The calculator's figures as texts, in the viewer's locale. */
interface EarnText {
  readonly count: (value: number) => string
  readonly percent: (points: DecimalString) => string
  /** With cents: "$126.00". */
  readonly sum: (amount: DecimalString) => string
  readonly sumParts: (amount: DecimalString) => readonly AmountPart[]
  /** Of whole dollars: "$1,500". */
  readonly volume: (amount: DecimalString) => string
  readonly day: (moment: string) => string
}

/** Writes the figures of the calculator. */
export function useEarnText(): EarnText {
  const locale = useLocale()
  return {
    count: value => formatCount(value, locale),
    percent: points => formatPercent(points, { locale }),
    sum: amount => formatAmount(amount, dollars, { mode: 'shown', locale }),
    sumParts: amount => formatAmountParts(amount, dollars, { mode: 'shown', locale }),
    volume: amount => formatAmount(amount, dollars, { mode: 'full', locale }),
    // Terms begin and end by the platform's clock, the same wherever they are read.
    day: moment => formatDate(moment, { format: 'date', locale, timeZone: 'UTC' }),
  }
}
