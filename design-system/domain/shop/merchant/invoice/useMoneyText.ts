import { formatAmount } from '../../../../format/formatAmount.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import type { InvoiceMoney } from '../../invoice/invoiceShape.ts'

/** Writes amounts of invoices as texts, for sentences and buttons. */
export function useMoneyText(assets: AssetBook): (money: InvoiceMoney) => string {
  const locale = useLocale()
  return ({ amount, asset }) => formatAmount(amount, assets.of(asset), { mode: 'full', locale })
}
