import type { ComponentProps } from 'react'
import type { StackElement } from '../layout/Stack.tsx'
import type { Gap } from '../layout/gap.styles.ts'
import { CardRoot } from './Card.styles.ts'

export const cardPaddings = ['regular', 'none'] as const
export const cardEmphases = ['plain', 'best', 'selected'] as const
export type CardPadding = (typeof cardPaddings)[number]
export type CardEmphasis = (typeof cardEmphases)[number]

type CardProps = ComponentProps<'div'> & {
  /** `none` where rows reach the edges; the rounded corners then clip them. */
  padding?: CardPadding | undefined
  /** `best` is the first of a list, `selected` what someone chose. */
  emphasis?: CardEmphasis | undefined
  as?: StackElement | undefined
  /** Stands what is in it under each other, with this space between. */
  gap?: Gap | undefined
}

/** A surface for one matter: a border and no shadow. */
export function Card({ padding = 'regular', emphasis = 'plain', gap, ...rest }: CardProps) {
  return (
    <CardRoot
      data-padding={padding}
      data-emphasis={emphasis}
      data-overflow={padding === 'none' ? 'clip' : 'visible'}
      data-gap={gap}
      {...rest}
    />
  )
}
