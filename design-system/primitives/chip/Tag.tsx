import type { ComponentProps } from 'react'
import type { IconDrawing } from '../icon/Icon.tsx'
import { Icon } from '../icon/Icon.tsx'
import { TagRoot, TagWords } from './Tag.styles.ts'

export const tagLooks = ['filled', 'outline'] as const
export type TagLook = (typeof tagLooks)[number]

type TagProps = ComponentProps<'span'> & {
  look?: TagLook | undefined
  icon?: IconDrawing | undefined
}

/** A property of a thing: a payment method, "No sign-up", "+3". Bank names may end in an ellipsis. Use `Chip` for a status. */
export function Tag({ look = 'filled', icon, children, ...rest }: TagProps) {
  return (
    <TagRoot data-look={look} data-compact="" {...rest}>
      {icon !== undefined && <Icon of={icon} size="xs" />}
      <TagWords>{children}</TagWords>
    </TagRoot>
  )
}
