import type { ComponentProps } from 'react'
import { AmountText } from '../../../primitives/amount/AmountText.tsx'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { Amount } from '../../reference/asset/Amount.tsx'
import { hiddenAmount } from '../../reference/asset/hiddenAmount.ts'

type PrivateAmountProps = ComponentProps<typeof Amount> & {
  /** The viewer keeps amounts from the eyes of others. */
  isHidden: boolean
  /** What screen readers say of the dots. */
  hiddenLabel: string
}

/** An amount that its owner may keep to themselves: dots in its place then. */
export function PrivateAmount(props: PrivateAmountProps) {
  const { isHidden, hiddenLabel, amount, asset, mode, sign, code, ...rest } = props
  if (!isHidden) return <Amount {...{ amount, asset, mode, sign, code }} {...rest} />
  return (
    <>
      <AmountText aria-hidden parts={[{ kind: 'integer', text: hiddenAmount }]} {...rest} />
      <VisuallyHidden>{hiddenLabel}</VisuallyHidden>
    </>
  )
}
