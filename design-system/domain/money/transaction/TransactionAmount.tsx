import type { ComponentProps } from 'react'
import type { DecimalString } from '../../../format/decimal.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { formatAmountParts } from '../../../format/formatAmount.ts'
import type { AmountMode, AmountOptions } from '../../../format/formatAmount.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { AmountText } from '../../../primitives/amount/AmountText.tsx'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { hiddenAmount } from '../../reference/asset/hiddenAmount.ts'

type TransactionAmountProps = Omit<ComponentProps<typeof AmountText>, 'parts'> & {
  amount: DecimalString
  asset: DisplayAsset
  isHidden: boolean
  mode?: AmountMode | undefined
  sign?: AmountOptions['sign'] | undefined
}

/** An amount of a movement, or dots in its place where its owner keeps amounts to themselves. */
export function TransactionAmount(props: TransactionAmountProps) {
  const { amount, asset, isHidden, mode = 'shown', sign = 'negative', ...rest } = props
  const t = useT('transaction')
  const locale = useLocale()
  if (!isHidden)
    return <AmountText parts={formatAmountParts(amount, asset, { mode, locale, sign })} {...rest} />
  return (
    <>
      <AmountText aria-hidden parts={[{ kind: 'integer', text: hiddenAmount }]} {...rest} />
      <VisuallyHidden>{t('hiddenAmount')}</VisuallyHidden>
    </>
  )
}
