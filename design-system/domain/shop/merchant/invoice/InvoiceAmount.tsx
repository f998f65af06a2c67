import type { ComponentProps } from 'react'
import { formatAmountParts } from '../../../../format/formatAmount.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { AmountText } from '../../../../primitives/amount/AmountText.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import type { InvoiceMoney } from '../../invoice/invoiceShape.ts'

type InvoiceAmountProps = Omit<ComponentProps<typeof AmountText>, 'parts'> & {
  money: InvoiceMoney
  assets: AssetBook
}

/** An amount of an invoice to the last unit, in a coin or a fiat. */
export function InvoiceAmount({ money, assets, ...rest }: InvoiceAmountProps) {
  const locale = useLocale()
  const parts = formatAmountParts(money.amount, assets.of(money.asset), { mode: 'full', locale })
  return <AmountText parts={parts} {...rest} />
}
