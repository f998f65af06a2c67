import type { IconDrawing } from '../icon/Icon.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { AnchorProps } from './LinkContext.ts'
import { useLinkComponent } from './LinkContext.ts'
import { TextLinkRoot } from './TextLink.styles.ts'

export const textLinkLooks = ['accent', 'quiet', 'inherit'] as const
export type TextLinkLook = (typeof textLinkLooks)[number]

type TextLinkProps = AnchorProps & {
  /** `quiet` leads back or elsewhere without calling; `inherit` is underlined inside a coloured surface. */
  look?: TextLinkLook | undefined
  icon?: IconDrawing | undefined
  iconEnd?: IconDrawing | undefined
}

/** Words that lead to another page. Use `Button` for what acts, `LinkButton` for a link that is the main step. */
export function TextLink({ look = 'accent', icon, iconEnd, children, ...rest }: TextLinkProps) {
  const hasIcons = icon !== undefined || iconEnd !== undefined
  return (
    <TextLinkRoot
      as={useLinkComponent()}
      data-look={look}
      {...(hasIcons ? { 'data-icons': '' } : {})}
      {...rest}
    >
      {icon !== undefined && <Icon of={icon} />}
      {children}
      {iconEnd !== undefined && <Icon of={iconEnd} />}
    </TextLinkRoot>
  )
}
