import type { IconDrawing } from '../icon/Icon.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { AnchorProps } from '../link/LinkContext.ts'
import { useLinkComponent } from '../link/LinkContext.ts'
import type { ButtonSize, ButtonVariant, ButtonWidth } from './axes.ts'
import { LinkButtonRoot } from './LinkButton.styles.ts'

type LinkButtonProps = AnchorProps & {
  /** No `danger`: a link loses nothing. */
  variant?: Exclude<ButtonVariant, 'danger'> | undefined
  size?: ButtonSize | undefined
  width?: ButtonWidth | undefined
  icon?: IconDrawing | undefined
  iconEnd?: IconDrawing | undefined
}

/** A link that looks like a button, because it is the next step. It stays a link: it opens in a new tab and can be copied. */
export function LinkButton({
  variant = 'secondary',
  size = 'm',
  width = 'hug',
  icon,
  iconEnd,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <LinkButtonRoot
      as={useLinkComponent()}
      data-variant={variant}
      data-size={size}
      data-width={width}
      {...rest}
    >
      {icon !== undefined && <Icon of={icon} />}
      {children}
      {iconEnd !== undefined && <Icon of={iconEnd} />}
    </LinkButtonRoot>
  )
}
