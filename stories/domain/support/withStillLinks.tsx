import type { ComponentType } from 'react'
import type { AnchorProps } from '../../../design-system/primitives/link/LinkContext.ts'
import { LinkProvider } from '../../../design-system/primitives/link/LinkProvider.tsx'

/** A link that is pressed but leads nowhere: a story stays where it is. */
function StillLink({ onClick, children, ...rest }: AnchorProps) {
  const pressed: Pick<AnchorProps, 'onClick'> = {
    onClick: event => {
      event.preventDefault()
      onClick?.(event)
    },
  }
  return (
    <a {...rest} {...pressed}>
      {children}
    </a>
  )
}

/** The decorator of stories that press links. */
export const withStillLinks = (Story: ComponentType) => (
  <LinkProvider component={StillLink}>
    <Story />
  </LinkProvider>
)
