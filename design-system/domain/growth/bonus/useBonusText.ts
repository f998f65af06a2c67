import { formatAmount } from '../../../format/formatAmount.ts'
import { formatDate } from '../../../format/formatDate.ts'
import type { Money } from '../../../format/money.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import type { AssetBook } from '../../reference/asset/assetBook.ts'

/** Sums and moments of bonuses as texts, in the reader’s locale. */
interface BonusText {
  /** Every unit of it; whole dollars without cents. */
  readonly sum: (money: Money) => string
  /** As many digits as lists show. */
  readonly worth: (money: Money) => string
  readonly day: (moment: string) => string
  /** By the reader’s own clock. */
  readonly time: (moment: string) => string
}

/** Writes the sums and moments of bonuses. */
export function useBonusText(assets: AssetBook): BonusText {
  const locale = useLocale()
  const amount = (mode: 'full' | 'shown') => (money: Money) =>
    formatAmount(money.amount, assets.of(money.asset), { mode, locale })
  return {
    sum: amount('full'),
    worth: amount('shown'),
    day: moment => formatDate(moment, { format: 'date', locale }),
    time: moment => formatDate(moment, { format: 'dateTime', locale }),
  }
}
