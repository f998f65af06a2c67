import { formatAmount } from '../../../../format/formatAmount.ts'
import { formatMonth } from '../../../../format/date/formatMonth.ts'
import { formatPercent } from '../../../../format/formatPercent.ts'
import { formatCount } from '../../../../format/numberFormat.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import type { InvoiceMoney } from '../../invoice/invoiceShape.ts'

/** Numbers as texts, in the viewer's locale. */
interface CountText {
  readonly count: (value: number) => string
  /** None of nothing is a dash. */
  readonly percent: (points: DecimalString | null) => string
}

/** Writes numbers of things, and shares of them. */
export function useCountText(): CountText {
  const locale = useLocale()
  return {
    count: value => formatCount(value, locale),
    percent: points => (points === null ? '–' : formatPercent(points, { locale, decimals: 1 })),
  }
}

/** Figures as texts, in the viewer's locale. */
interface StatsText extends CountText {
  /** Every unit of it. */
  readonly money: (money: InvoiceMoney) => string
  /** As many digits as lists show. */
  readonly worth: (money: InvoiceMoney) => string
  readonly month: (month: string, length: 'long' | 'short') => string
}

/** Writes the figures of statistics. */
export function useStatsText(assets: AssetBook): StatsText {
  const locale = useLocale()
  const counts = useCountText()
  const amount = (mode: 'full' | 'shown') => (money: InvoiceMoney) =>
    formatAmount(money.amount, assets.of(money.asset), { mode, locale })
  return {
    ...counts,
    money: amount('full'),
    worth: amount('shown'),
    month: (month, length) => formatMonth(month, { length, locale }),
  }
}
