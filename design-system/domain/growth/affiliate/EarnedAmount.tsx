import type { ComponentProps } from 'react'
import type { Money } from '../../../format/money.ts'
import { Amount } from '../../reference/asset/Amount.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'

type EarnedAmountProps = Omit<ComponentProps<typeof Amount>, 'amount' | 'asset'> & {
  of: Money
  assets: AssetBook
}

/** An amount of something earned, as many digits of it as lists show. */
export function EarnedAmount({ of, assets, ...rest }: EarnedAmountProps) {
  return <Amount amount={of.amount} asset={assets.of(of.asset)} {...rest} />
}
