import { formatAmount } from '../../../format/formatAmount.ts'
import { formatDate } from '../../../format/date/formatDate.ts'
import type { Money } from '../../../format/money.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import type { AssetBook } from '../../reference/asset/assetBook.ts'

/** Writes the sums and moments of bonuses, in the reader’s locale. */
export function useBonusText(assets: AssetBook) {
  const locale = useLocale()
  const amount = (mode: 'full' | 'shown') => (money: Money) =>
    formatAmount(money.amount, assets.of(money.asset), { mode, locale })
  return {
    /** Every unit of it; whole dollars without cents. */
    sum: amount('full'),
    /** As many digits as lists show. */
    worth: amount('shown'),
    day: (moment: string) => formatDate(moment, { format: 'date', locale }),
    /** By the reader’s own clock. */
    time: (moment: string) => formatDate(moment, { format: 'dateTime', locale }),
  }
}
