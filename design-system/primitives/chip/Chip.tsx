import type { ComponentProps } from 'react'
import type { IconDrawing } from '../icon/Icon.tsx'
import { Icon } from '../icon/Icon.tsx'
import { ChipRoot } from './Chip.styles.ts'

export const chipTones = ['neutral', 'accent', 'warning', 'positive', 'negative'] as const
export type ChipTone = (typeof chipTones)[number]

type ChipProps = ComponentProps<'span'> & {
  tone?: ChipTone | undefined
  /** Colour alone says nothing: a status has an icon and one or two words. */
  icon: IconDrawing
}

/** A status in one or two words. Use `Tag` for a property such as a payment method. */
export function Chip({ tone = 'neutral', icon, children, ...rest }: ChipProps) {
  return (
    <ChipRoot data-tone={tone} data-compact="" {...rest}>
      <Icon of={icon} size="xs" />
      {children}
    </ChipRoot>
  )
}
