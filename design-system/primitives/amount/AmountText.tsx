import type { ComponentProps } from 'react'
import type { AmountPart } from '../../format/formatAmount.ts'
import { AmountPiece, AmountRoot } from './AmountText.styles.ts'

export const amountSizes = ['xl', 'l', 'm', 's', 'inherit'] as const
export const amountTones = ['plain', 'positive', 'stale'] as const
export const amountWeights = ['strong', 'quiet'] as const
export type AmountSize = (typeof amountSizes)[number]
export type AmountTone = (typeof amountTones)[number]
export type AmountWeight = (typeof amountWeights)[number]

type AmountTextProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The pieces that `formatAmountParts` of `design-system/format` gives; nothing is formatted here. */
  parts: readonly AmountPart[]
  size?: AmountSize | undefined
  /** `positive` is money that came in; `stale` is an amount being fetched again. */
  tone?: AmountTone | undefined
  /** `quiet` is for an amount beside the one that matters. */
  weight?: AmountWeight | undefined
}

/** An amount whose digits lead and whose currency, minor units and leading zeros recede. Reads and copies as one text. */
export function AmountText({
  parts,
  size = 'inherit',
  tone = 'plain',
  weight = 'strong',
  ...rest
}: AmountTextProps) {
  return (
    // An amount is written in one direction in every language, its sign first.
    <AmountRoot dir="ltr" data-size={size} data-tone={tone} data-weight={weight} {...rest}>
      {parts.map(part => (
        <AmountPiece key={part.kind} data-kind={part.kind}>
          {part.text}
        </AmountPiece>
      ))}
    </AmountRoot>
  )
}
