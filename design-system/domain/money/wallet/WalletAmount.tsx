import type { ComponentProps } from 'react'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { formatAmountParts } from '../../../format/formatAmount.ts'
import type { AmountMode, AmountOptions } from '../../../format/formatAmount.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { AmountText } from '../../../primitives/amount/AmountText.tsx'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { hiddenAmount } from '../../reference/asset/hiddenAmount.ts'

type WalletAmountProps = Omit<ComponentProps<typeof AmountText>, 'parts'> & {
  amount: DecimalString
  asset: DisplayAsset
  /** The viewer keeps amounts from the eyes of others. */
  isHidden: boolean
  mode?: AmountMode | undefined
  sign?: AmountOptions['sign'] | undefined
  code?: AmountOptions['code'] | undefined
}

/** An amount of the wallet, or dots in its place. */
export function WalletAmount(props: WalletAmountProps) {
  const { amount, asset, isHidden, mode = 'shown', sign = 'negative', code = 'auto', ...rest } = props
  const t = useT('wallet')
  const locale = useLocale()
  if (!isHidden) {
    return <AmountText parts={formatAmountParts(amount, asset, { mode, locale, sign, code })} {...rest} />
  }
  return (
    <>
      <AmountText aria-hidden parts={[{ kind: 'integer', text: hiddenAmount }]} {...rest} />
      <VisuallyHidden>{t('hidden')}</VisuallyHidden>
    </>
  )
}
