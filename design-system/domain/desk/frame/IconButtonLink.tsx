import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { useLinkComponent } from '../../../primitives/link/LinkContext.ts'
import { IconLink } from './IconButtonLink.styles.ts'

interface IconButtonLinkProps {
  icon: IconDrawing
  /** Where it leads. */
  label: string
  href: string
}

/** A sign that leads to another page. Use `LinkButton` where a word fits. */
export function IconButtonLink({ icon, label, href }: IconButtonLinkProps) {
  return (
    <IconLink as={useLinkComponent()} href={href} aria-label={label} title={label}>
      <Icon of={icon} />
    </IconLink>
  )
}
