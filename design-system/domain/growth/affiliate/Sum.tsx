import type { ComponentProps } from 'react'
import { formatAmountParts } from '../../../format/formatAmount.ts'
import type { AmountMode, AmountOptions } from '../../../format/formatAmount.ts'
import type { Money } from '../../../format/money.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { AmountText } from '../../../primitives/amount/AmountText.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'

type SumProps = Omit<ComponentProps<typeof AmountText>, 'parts'> & {
  of: Money
  assets: AssetBook
  mode?: AmountMode | undefined
  sign?: AmountOptions['sign'] | undefined
  code?: AmountOptions['code'] | undefined
}

/** An amount of something earned, as many digits of it as lists show. */
export function Sum({ of, assets, mode = 'shown', sign = 'negative', code = 'auto', ...rest }: SumProps) {
  const locale = useLocale()
  return (
    <AmountText
      parts={formatAmountParts(of.amount, assets.of(of.asset), { mode, locale, sign, code })}
      {...rest}
    />
  )
}
