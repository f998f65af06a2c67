import type { ComponentProps } from 'react'
import type { DecimalString } from '../../../format/decimal.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { formatAmountParts } from '../../../format/formatAmount.ts'
import type { AmountOptions } from '../../../format/formatAmount.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { AmountText } from '../../../primitives/amount/AmountText.tsx'

type AmountProps = Omit<ComponentProps<typeof AmountText>, 'parts'> & {
  amount: DecimalString
  asset: DisplayAsset
  mode?: AmountOptions['mode'] | undefined
  sign?: AmountOptions['sign'] | undefined
  code?: AmountOptions['code'] | undefined
}

/** An amount of an asset in the viewer’s locale. In labels and sentences: `formatAmount`. */
export function Amount(props: AmountProps) {
  const { amount, asset, mode = 'shown', sign = 'negative', code = 'auto', ...rest } = props
  const locale = useLocale()
  return <AmountText parts={formatAmountParts(amount, asset, { mode, locale, sign, code })} {...rest} />
}
