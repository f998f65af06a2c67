import type { ComponentProps, ReactNode } from 'react'
import type { IconDrawing, IconSize } from '../icon/Icon.tsx'
import { Icon } from '../icon/Icon.tsx'
import { BadgePlace, IconButtonRoot } from './IconButton.styles.ts'

export const iconButtonLooks = ['plain', 'outline', 'accent', 'inherit'] as const
export const iconButtonSizes = ['s', 'm'] as const
export type IconButtonLook = (typeof iconButtonLooks)[number]
export type IconButtonSize = (typeof iconButtonSizes)[number]

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'disabled' | 'aria-disabled'> & {
  icon: IconDrawing
  /** What it does, and the number that a badge shows: "Notifications, 3 new". */
  label: string
  look?: IconButtonLook | undefined
  size?: IconButtonSize | undefined
  iconSize?: IconSize | undefined
  /** A `Badge` on its corner. */
  badge?: ReactNode
}

/** A square button with one icon, for what everybody knows: close, copy, back. Use `Button` where a word fits. */
export function IconButton({
  icon,
  label,
  look = 'plain',
  size = 'm',
  iconSize = size === 's' ? 's' : 'l',
  badge,
  ...rest
}: IconButtonProps) {
  return (
    <IconButtonRoot type="button" aria-label={label} data-look={look} data-size={size} {...rest}>
      <Icon of={icon} size={iconSize} />
      {badge !== undefined && <BadgePlace aria-hidden>{badge}</BadgePlace>}
    </IconButtonRoot>
  )
}
